import type { Amount } from '@champa/money';

/** A day of the brand's calendar, `YYYY-MM-DD`. */
export type Day = string;

/** Both days included. */
export type Days = { from: Day; to: Day };

/** A game as the wire names it. */
export type PlayedGame = { vendorId: number; gameCode: string };

/** What rounds come to. `validBet`: the stakes of those that are not open any more. */
export type Play = { rounds: bigint; stake: Amount; win: Amount; validBet: Amount };

export type DayPlay = Play & { day: Day };
export type GamePlay = Play & PlayedGame;

/** What an account's movements of a kind on a day come to. */
export type DayMoney = { day: Day; kind: string; movements: bigint; movedIn: Amount; movedOut: Amount };

/** Whose figures: the member, and the account of his cash. */
export type Whose = { memberId: string; account: bigint };

/** A round that is open or was taken back. */
export type LooseState = 'open' | 'rolled_back';
