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
