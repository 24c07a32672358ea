import { GameType, type Language, type offerKinds, type wageringBases } from '@champa/contract';
import type { Amount } from '@champa/money';
import * as z from 'zod/mini';

const perMille = z.int().check(z.minimum(0), z.maximum(1000));

/** Contribution per mille, the most specific rule first: a game's (`VENDOR/GAME`), its vendor's, its type's. */
export const Contributions = z.strictObject({
  games: z.optional(z.record(z.string(), perMille)),
  vendors: z.optional(z.record(z.string(), perMille)),
  types: z.optional(z.partialRecord(GameType, perMille)),
  others: z.optional(perMille),
});
export type Contributions = z.infer<typeof Contributions>;

/** An offer of the brand and its conditions. */
export type Offer = {
  code: string;
  kind: (typeof offerKinds)[number];
  names: Record<Language, string>;
  terms: Record<Language, string>;
  currency: string;
  /** Percent of the deposit. */
  percent: number;
  maxBonus: Amount;
  minDeposit: Amount;
  wageringFactor: number;
  wageringBase: (typeof wageringBases)[number];
  contributions: Contributions;
  maxStake: Amount | null;
  /** The most that becomes cash; null: all. */
  maxWin: Amount | null;
  isBonusFirst: boolean;
  days: number;
  perMember: number;
  isEnabled: boolean;
  sort: number;
  /** Accounts in the ledger: the budget, and bonuses that were granted and wait their turn. */
  budget: bigint;
  waiting: bigint;
};

export type NewOffer = Omit<Offer, 'budget' | 'waiting'>;

/** Another offer that a deposit with one offer shuts out, and whether only with this deposit. */
export type Excluded = { offer: Offer; until: 'this_deposit' | 'for_ever' };

/** What choosing an offer shuts out of those open to a member: a deposit has one bonus, and the first deposit is made once. */
export function excludedBy(offer: Pick<Offer, 'code'>, open: readonly Offer[]): Excluded[] {
  return open
    .filter(({ code }) => code !== offer.code)
    .map((other) => ({ offer: other, until: other.kind === 'first_deposit' ? 'for_ever' : 'this_deposit' }));
}
