import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';

/** A progressive pot as its vendor tells it. */
export type ToldPot = {
  code: string;
  names: { en: string } & Partial<Record<Language, string | undefined>>;
  /** One to play for it. */
  gameCode: string | null;
  amount: Amount;
};

/** A pot with whose it is, and when it was told. */
export type Pot = ToldPot & { vassalage: string; currency: string; toldAt: Temporal.Instant };

export type PotsQuery = {
  currency: string;
  /** Pots told then or later: what a silent vendor's hold now nobody knows. */
  since: Temporal.Instant;
};
