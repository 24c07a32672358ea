import type { GameType } from '@champa/contract';
import type { Amount } from '@champa/money';

/** What a member did with a game on a day since the last fact of this kind; `validBet` can be negative: bets were taken back. */
export type Play = {
  vassalage: string;
  gameCode: string;
  area: GameType;
  rounds: number;
  stake: Amount;
  win: Amount;
  validBet: Amount;
  /** What of the stake turned out to stand against itself, where any did; `validBet` is without it. */
  opposed?: Amount;
};

/** What there is to tell, by kind. */
export type FactData = {
  registered: { referrerId: string | null };
  /** `app`: from the installed app. */
  signed_in: { ip: string; device: string | null; via: 'web' | 'app' };
  /** `ordinal`: his first, second, ... */
  deposit_credited: { depositId: string; amount: Amount; currency: string; ordinal: number };
  /** A credited deposit that went back. */
  deposit_refunded: { depositId: string; amount: Amount; currency: string; creditedAt: string };
  withdrawal_paid: { withdrawalId: string; amount: Amount; currency: string };
  messenger_linked: { provider: string };
  birthday: { year: number };
  played: { day: string; plays: Play[]; currency: string };
  vip_changed: { from: number; to: number };
};

export type FactKind = keyof FactData;

type OfKind = { [K in FactKind]: { kind: K; data: FactData[K] } }[FactKind];

/** What happened to a member, told once. Ids grow; of one member facts are handled in their order. */
export type Fact = { id: bigint; memberId: string; at: Temporal.Instant } & OfKind;

/** `cause` names what it is told for: the same cause tells a member's fact of a kind once. */
export type NewFact = { memberId: string; at: Temporal.Instant; cause: string } & OfKind;
