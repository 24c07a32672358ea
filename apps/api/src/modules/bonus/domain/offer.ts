import type { GameType, Language, offerKinds, wageringBases } from '@champa/contract';
import type { Amount } from '@champa/money';

/** Per mille of a stake that counts, the most particular rule first: a game's (`VENDOR/GAME`), its vendor's, its type's. */
export type Contributions = {
  games?: Record<string, number>;
  vendors?: Record<string, number>;
  types?: Partial<Record<GameType, number>>;
  others?: number;
};

/** What the brand offers, and on which conditions. */
export type Offer = {
  code: string;
  kind: (typeof offerKinds)[number];
  names: Record<Language, string>;
  terms: Record<Language, string>;
  currency: string;
  /** Of the deposit. */
  percent: number;
  maxBonus: Amount;
  minDeposit: Amount;
  wageringFactor: number;
  wageringBase: (typeof wageringBases)[number];
  contributions: Contributions;
  maxStake: Amount | null;
  /** What becomes cash at most; null: all. */
  maxWin: Amount | null;
  isBonusFirst: boolean;
  days: number;
  perMember: number;
  isEnabled: boolean;
  sort: number;
  /** Accounts in the ledger: what there is to grant from, and what was granted and waits its turn. */
  budget: bigint;
  waiting: bigint;
};

export type NewOffer = Omit<Offer, 'budget' | 'waiting'>;
