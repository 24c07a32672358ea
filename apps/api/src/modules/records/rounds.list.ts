import type { RecordedRound, RoundState } from '../vendors/index.ts';
import type { GameFilter } from './games-played.ts';
import type { RecordList } from './paging.ts';
import type { RoundTotals } from './records.present.ts';

/** What a list of rounds is narrowed to. */
export type RoundsFilter = GameFilter & { state?: RoundState | undefined };

/** A round with its member. */
export type MemberRound = RecordedRound & { memberId: string };

export type RoundsList = RecordList<MemberRound, RoundTotals>;
