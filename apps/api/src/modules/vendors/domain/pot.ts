import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';

/** A pot as its vendor reports it. */
export type ReportedPot = {
  code: string;
  names: { en: string } & Partial<Record<Language, string | undefined>>;
  /** A game that plays for it. */
  gameCode: string | null;
  amount: Amount;
  /** A must-hit-by pot is won before it holds this. */
  wonBefore: Amount | null;
};

/** A pot with its vendor, and the time it was reported. */
export type Pot = ReportedPot & { vassalage: string; currency: string; reportedAt: Temporal.Instant };

export type PotsQuery = {
  currency: string;
  /** Pots reported since then: older ones of a silent vendor are outdated. */
  since: Temporal.Instant;
};
