import type { GameType } from '@champa/contract';
import type { Amount } from '@champa/money';

/** A member's play of a game; `validBet` is negative where bets were taken back. */
export type Play = {
  vassalage: string;
  gameCode: string;
  area: GameType;
  rounds: number;
  stake: Amount;
  win: Amount;
  validBet: Amount;
  /** Stakes that are undecided now and were not before; negative: decided since. */
  openStake?: Amount;
};

/** A fact that missions and boards count, in the order it happened. */
export type CountedFact = { memberId: string; at: Temporal.Instant } & (
  | { kind: 'played'; data: { day: string; plays: readonly Play[]; currency: string } }
  | { kind: 'deposit_credited'; data: { amount: Amount; currency: string } }
  | { kind: 'deposit_refunded'; data: { amount: Amount; currency: string; creditedAt: string } }
  | { kind: 'signed_in' }
);

/** The kinds of facts that missions and boards consume. */
export const countedKinds = [
  'played',
  'deposit_credited',
  'deposit_refunded',
  'signed_in',
] as const satisfies CountedFact['kind'][];
