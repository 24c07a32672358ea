import type { BoardEntry, missionLeaderboard, OperationValue, RewardContent } from '@champa/contract';
import { dayAt, plusDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import { maskName } from '../member/index.ts';
import type { NewAward } from './awards.repo.ts';
import type { Awards } from './awards.service.ts';
import * as boards from './boards.repo.ts';
import { ANNOUNCE } from './counting.service.ts';
import type { Board } from './domain/mission.ts';
import { boundsOf, type Span, spanOf } from './domain/period.ts';
import { lastPrized, type Place, placesOf, prizeAt } from './domain/places.ts';
import * as repo from './missions.repo.ts';
import { presentBoard, presentPeriod, presentReward, type Reader } from './missions.present.ts';

type Leaderboard = OperationValue<typeof missionLeaderboard>;

export type BoardsNeeds = {
  pool: Pool;
  clock: Clock;
  awards: Awards;
  timeZone: () => Promise<string>;
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<Map<string, string>>;
  /** Lets all consumers of facts catch up. */
  catchUp: () => Promise<void>;
};

/** The number of members listed, and of past periods. */
const SHOWN = 50;
const PAST_SHOWN = 12;
/** A board of an event is shown so many days before and after it. */
const AROUND_DAYS = 14;

export type BoardsService = ReturnType<typeof createBoardsService>;

/** Boards: their places, and the prizes of closed periods. */
export function createBoardsService(needs: BoardsNeeds) {
  const { pool, clock, awards } = needs;

  async function list(board: Board, period: string, memberId: string): Promise<BoardEntry[]> {
    const top = await boards.selectTop(pool, { boardId: board.id, period }, SHOWN);
    const names = await needs.usernames(
      pool,
      top.map((each) => each.memberId),
    );
    return top.map(({ memberId: id, points, place, members }) => {
      const name = names.get(id) ?? '';
      const isMe = id === memberId;
      const prize = worth(board, place, members);
      return { place: Number(place), name: isMe ? name : maskName(name), points: Number(points), isMe, prize };
    });
  }

  async function mine(board: Board, period: string, memberId: string): Promise<Leaderboard['me']> {
    const { points, before, same, next } = await boards.selectOwn(pool, { boardId: board.id, period }, memberId);
    const name = (await needs.usernames(pool, [memberId])).get(memberId) ?? '';
    const behind = next === null ? null : Number(next - points);
    if (points === 0n) return { place: null, name, points: 0, prize: null, behind };
    const prize = worth(board, before + 1n, same);
    return { place: Number(before) + 1, name, points: Number(points), prize, behind };
  }

  async function past(board: Board): Promise<Leaderboard['past']> {
    const closings = await boards.selectClosings(pool, board.id, PAST_SHOWN);
    const names = await needs.usernames(pool, [...new Set(closings.flatMap(({ winnerId }) => winnerId ?? []))]);
    return closings.map(({ period, members, winnerId, winnerPoints }) => ({
      ...spanAlways(board, period),
      members: Number(members),
      winner: winnerId === null ? null : { name: maskName(names.get(winnerId) ?? ''), points: Number(winnerPoints) },
    }));
  }

  /** Gives the prizes of one period, once. */
  function close(board: Board, period: string): Promise<void> {
    return inTransaction(pool, async (tx) => {
      await repo.lockBoard(tx, board.id);
      const key = { boardId: board.id, period };
      const places = placesOf(await boards.selectGroups(tx, key, Math.max(1, lastPrized(board.prizes))), board.prizes);
      const [winner] = await boards.selectTop(tx, key, 1);
      const closing = {
        members: await boards.countMembers(tx, key),
        winnerId: winner?.memberId ?? null,
        winnerPoints: winner?.points ?? 0n,
        closedAt: clock.now(),
      };
      if (await boards.insertClosing(tx, key, closing)) await award(tx, board, period, places);
    });
  }

  async function award(tx: WriteHandle, board: Board, period: string, places: readonly Place[]): Promise<void> {
    const prized = new Map(places.flatMap(({ points, prize }) => (prize ? [[points, prize]] : [])));
    if (prized.size === 0) return;
    const least = [...prized.keys()].reduce((a, b) => (a < b ? a : b));
    const now = clock.now();
    const earned = (await boards.selectFrom(tx, { boardId: board.id, period }, least)).flatMap(
      ({ memberId, points }): NewAward[] => {
        const reward = prized.get(points);
        if (!reward) return [];
        return [
          {
            memberId,
            cause: `board:${board.id}:${period}`,
            sourceId: `board:${board.id}`,
            missionId: null,
            period,
            title: board.title,
            reward,
            budget: board.budget,
            expiresAt: now.add({ hours: 24 * board.claimDays }),
            at: now,
          },
        ];
      },
    );
    await awards.award(tx, earned);
    if (earned.length > 0) await enqueue(tx, ANNOUNCE, { memberIds: earned.map(({ memberId }) => memberId) });
  }

  function settlesAt(board: Board, span: Span, timeZone: string): Temporal.Instant {
    return boundsOf(span, timeZone).to.add({ minutes: board.settleMinutes });
  }

  return {
    /** A board as a member sees it; @throws ApiError NOT_FOUND */
    async leaderboard(
      memberId: string,
      wish: { board: string | undefined; day: string | undefined },
      reader: Reader,
    ): Promise<Leaderboard> {
      const all = (await repo.selectBoards(pool)).filter((board) => !board.isPaused && isShown(board, reader.today));
      const board = wish.board === undefined ? all[0] : all.find(({ code }) => code === wish.board);
      const span = board && spanOf(board.period, wish.day ?? nearest(board, reader.today), board);
      if (!board || !span) throw new ApiError('NOT_FOUND');
      const key = { boardId: board.id, period: span.firstDay };
      const [members, isClosed] = await Promise.all([boards.countMembers(pool, key), boards.isClosed(pool, key)]);
      const { from, to } = boundsOf(span, reader.timeZone);
      const settles = settlesAt(board, span, reader.timeZone);
      const isEmpty = members === 0n && Temporal.Instant.compare(reader.now, settles) >= 0;
      return {
        boards: all.map(({ code, title, period }) => ({ code, title: title[reader.language], period })),
        board: presentBoard(board, reader),
        period: presentPeriod(span, reader.timeZone),
        state: isClosed || isEmpty ? 'closed' : stateAt(reader.now, from, to),
        settlesAt: settles.toString(),
        list: await list(board, span.firstDay, memberId),
        me: await mine(board, span.firstDay, memberId),
        members: Number(members),
        past: await past(board),
        now: reader.now.toString(),
      };
    },

    /** Closes periods that are over and settled, each in a transaction of its own. */
    async closeEnded(): Promise<void> {
      const timeZone = await needs.timeZone();
      const now = clock.now();
      const byId = new Map((await repo.selectBoards(pool)).map((board) => [board.id, board]));
      const over = (await boards.selectOpenPeriods(pool, dayAt(now, timeZone).toString())).flatMap(
        ({ boardId, period }) => {
          const board = byId.get(boardId)!;
          const settles = settlesAt(board, spanAlways(board, period), timeZone);
          return Temporal.Instant.compare(settles, now) <= 0 ? [{ board, period }] : [];
        },
      );
      if (over.length === 0) return;
      await needs.catchUp();
      for (const { board, period } of over) await close(board, period);
    },
  };
}

function worth(board: Board, place: bigint, members: bigint): RewardContent | null {
  const prize = prizeAt(board.prizes, place, members);
  return prize && presentReward(prize);
}

/** The days of a period that is known to exist. */
function spanAlways(board: Board, period: string): Span {
  const offered = board.period === 'event' ? board : { firstDay: null, lastDay: null };
  return spanOf(board.period, period, offered)!;
}

/** Today, or for a board that does not run today the nearest day on which it does. */
function nearest({ firstDay, lastDay }: Board, today: string): string {
  if (firstDay !== null && today < firstDay) return firstDay;
  return lastDay !== null && today > lastDay ? lastDay : today;
}

function isShown({ firstDay, lastDay }: Board, today: string): boolean {
  return (
    (firstDay === null || firstDay <= plusDays(today, AROUND_DAYS)) &&
    (lastDay === null || lastDay >= plusDays(today, -AROUND_DAYS))
  );
}

function stateAt(now: Temporal.Instant, from: Temporal.Instant, to: Temporal.Instant) {
  if (Temporal.Instant.compare(now, from) < 0) return 'coming';
  return Temporal.Instant.compare(now, to) < 0 ? 'running' : 'settling';
}
