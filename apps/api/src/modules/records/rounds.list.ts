import { LotteryArea } from '@champa/contract';
import type { RecordedRound, RoundState } from '../vendors/index.ts';
import type { GameFilter } from './games-played.ts';
import type { TimePlace } from '../../platform/paging.ts';
import { comparePlaces, type RecordList } from './paging.ts';
import type { RoundTotals } from './records.present.ts';

/** What a list of rounds is narrowed to. */
export type RoundsFilter = GameFilter & { state?: RoundState | undefined };

/**
 * Vendors whose rounds are shown as tickets, each with its own state: a round that is open or closed may have tickets that were
 * taken back.
 */
export const TICKET_VENDORS: readonly string[] = LotteryArea.options;

/** A round with its member. */
export type MemberRound = RecordedRound & { memberId: string };

export type RoundsList = RecordList<MemberRound, RoundTotals>;

/** The first rows of two lists of rounds, latest first. */
export function mergeRounds<R extends Pick<RecordedRound, 'id' | 'startedAt'>>(
  lists: readonly (readonly R[])[],
  limit: number,
): R[] {
  return lists
    .flat()
    .toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b)))
    .slice(0, limit);
}

/** A round's place in a list. */
export function placeOf({ startedAt, id }: Pick<RecordedRound, 'id' | 'startedAt'>): TimePlace {
  return { at: startedAt, number: id };
}
