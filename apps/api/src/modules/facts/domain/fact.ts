import type { GameType } from '@champa/contract';
import type { Amount } from '@champa/money';

/**
 * A member's play of a game on a day since the last fact of this kind; `validBet` can be negative: bets were taken
 * back.
 */
export type Play = {
  vassalage: string;
  gameCode: string;
  area: GameType;
  rounds: number;
  stake: Amount;
  win: Amount;
  validBet: Amount;
  /** The opposite part of the stake, where any; `validBet` is without it. */
  opposed?: Amount;
  /** How much more of the stakes is undecided than before, where any; negative: bets of before were decided. */
  openStake?: Amount;
};

/** The data of a fact, by kind. */
export type FactData = {
  registered: { referrerId: string | null };
  /** `app`: from the installed app. */
  signed_in: { ip: string; device: string | null; via: 'web' | 'app' };
  /** `ordinal`: the member's first, second, ... deposit. */
  deposit_credited: { depositId: string; amount: Amount; currency: string; ordinal: number };
  /** A credited deposit that was refunded. */
  deposit_refunded: { depositId: string; amount: Amount; currency: string; creditedAt: string };
  withdrawal_paid: { withdrawalId: string; amount: Amount; currency: string };
  messenger_linked: { provider: string };
  birthday: { year: number };
  played: { day: string; plays: Play[]; currency: string };
  vip_changed: { from: number; to: number };
};

export type FactKind = keyof FactData;

type OfKind = { [K in FactKind]: { kind: K; data: FactData[K] } }[FactKind];

/** Something that happened to a member, recorded once. IDs grow; facts of one member are handled in their order. */
export type Fact = { id: bigint; memberId: string; at: Temporal.Instant } & OfKind;

/** `cause` names what it is recorded for: the same cause gives one fact of a kind for a member. */
export type NewFact = { memberId: string; at: Temporal.Instant; cause: string } & OfKind;
