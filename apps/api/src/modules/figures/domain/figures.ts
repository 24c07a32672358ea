import type { Amount } from '@champa/money';

/** A day of the brand's calendar, `YYYY-MM-DD`. */
export type Day = string;

/** Both days included. */
export type Days = { from: Day; to: Day };

/** A game as vendors' calls name it. */
export type PlayedGame = { vendorId: number; gameCode: string };

/** The sums of rounds. `openStake`: the part of `stake` that is not decided yet. */
export type Play = { rounds: bigint; stake: Amount; win: Amount; validBet: Amount; openStake: Amount };

export type DayPlay = Play & { day: Day };
export type GamePlay = Play & PlayedGame;

/** The sums of an account's movements of a kind on a day. */
export type DayMoney = { day: Day; kind: string; movements: bigint; movedIn: Amount; movedOut: Amount };

/** Whose figures: the member, and their cash account. */
export type Whose = { memberId: string; account: bigint };

/** A round that is open or was rolled back. */
export type LooseState = 'open' | 'rolled_back';

/** A stretch of the brand's figures in a currency, its end not included, and by what it is cut. */
export type BrandSpan = { currency: string; from: Temporal.Instant; to: Temporal.Instant; unit: 'hour' | 'day' };

/** `players`: members whose first round of their day began then. Over a day, each member counts once. */
export type BrandPlay = Play & { at: Temporal.Instant; players: bigint };

/** What members' accounts moved for something. What moved between two of them is in both sums. */
export type BrandMoney = Omit<DayMoney, 'day'> & { at: Temporal.Instant };
