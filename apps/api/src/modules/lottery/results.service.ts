import { isDeepStrictEqual } from 'node:util';
import type { Result } from '@champa/lottery';
import { dayAt } from '../../platform/brand-calendar.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { ResultFeed } from './adapters/result-feed/result-feed.ts';
import { type Game, isOfTwo } from './domain/game.ts';
import { canMove } from './domain/phase.ts';
import { stationsOf, zoneOf } from './domain/plan.ts';
import { parseResultOf, together } from './domain/result.ts';
import * as repo from './draws.repo.ts';
import { insertChange } from './games.repo.ts';
import type { SettleService } from './settle.service.ts';

export type ResultNeeds = {
  pool: Pool;
  log: Log;
  feeds: readonly ResultFeed[];
  settling: SettleService;
  timeZone: () => Promise<string>;
  lookEveryMs: number;
};

/** `waiting`: the other employee's entry is missing; `differs`: the two do not agree. */
export type Typed = 'taken' | 'waiting' | 'differs' | 'too_late';

export type ResultService = ReturnType<typeof createResultService>;

/** Results from outside: of two sources that agree, or of two employees who do. */
export function createResultService({ pool, log, feeds, settling, timeZone, lookEveryMs }: ResultNeeds) {
  const lookedAt = new Map<bigint, number>();

  /** Takes a result where two readings of a kind agree on it. @returns whether it was taken */
  async function takeAgreed(tx: WriteHandle, draw: repo.Draw, kind: 'feed:' | 'staff:'): Promise<boolean> {
    const revision = draw.revision + 1;
    const readings = await repo.selectReadings(tx, draw.id, revision);
    const own = readings.filter(({ source }) => source.startsWith(kind));
    const agreed = own.find((one, index) =>
      own.slice(index + 1).some(({ result }) => isDeepStrictEqual(result, one.result)),
    );
    // Where sources or employees contradict each other no result is taken, not even the majority's.
    if (!agreed || own.some(({ result }) => !isDeepStrictEqual(result, agreed.result))) return false;
    await repo.updateResult(tx, draw.id, { result: agreed.result, seed: draw.seed });
    const actor = own.map(({ source }) => source).join(', ');
    const details = { revision, result: agreed.result };
    await insertChange(tx, { gameCode: draw.gameCode, drawId: draw.id, what: 'result', details, actor });
    return true;
  }

  /** The same as `type`, for one employee or for two at once: who entered it, and who approved that. */
  async function typeIn(
    tx: WriteHandle,
    id: bigint,
    game: Game,
    { given, actors }: { given: unknown; actors: readonly string[] },
  ): Promise<Typed> {
    const result = resultOf(game, given);
    const draw = await repo.lockDraw(tx, id);
    if (game.source !== 'external' || (draw?.phase !== 'drawing' && draw?.phase !== 'settled')) return 'too_late';
    for (const actor of actors) {
      await repo.upsertReading(tx, id, draw.revision + 1, { source: actor, result });
      const typed = { gameCode: game.code, drawId: id, what: 'typed', details: { result }, actor };
      await insertChange(tx, typed);
    }
    if (!(await takeAgreed(tx, draw, 'staff:'))) {
      const said = await repo.selectReadings(tx, id, draw.revision + 1);
      return said.filter(({ source }) => source.startsWith('staff:')).length > 1 ? 'differs' : 'waiting';
    }
    if (draw.phase === 'drawing') {
      await repo.movePhase(tx, id, 'drawing', 'result');
    } else {
      await settling.reckonIn(tx, id);
      await repo.movePhase(tx, id, 'settled', 'settling');
    }
    return 'taken';
  }

  async function voidIn(tx: WriteHandle, id: bigint, reason: string): Promise<repo.Draw | null> {
    const draw = await repo.lockDraw(tx, id);
    if (!draw || !canMove(draw.phase, 'voiding')) return null;
    await repo.updateVoidReason(tx, id, reason);
    await repo.movePhase(tx, id, draw.phase, 'voiding');
    return draw;
  }

  return {
    /** Draws whose sources were queried lately. */
    lookedAtLately(): bigint[] {
      const now = performance.now();
      for (const [id, at] of lookedAt) if (now - at >= lookEveryMs) lookedAt.delete(id);
      return [...lookedAt.keys()];
    },

    /** Queries the sources for a draw's result, not more often than allowed. @returns whether it is there now */
    async look(draw: repo.Draw, game: Game): Promise<boolean> {
      const now = performance.now();
      if (now - (lookedAt.get(draw.id) ?? -Infinity) < lookEveryMs) return false;
      lookedAt.set(draw.id, now);
      const day = dayAt(draw.drawsAt, zoneOf(game, await timeZone()));
      const stations = stationsOf(game, day);
      if (isOfTwo(game) && stations.length < 2) return false;
      const wanted = stations.map((station) => ({ family: game.family, station, day: day.toString() }));
      const found = await Promise.all(
        feeds.map(async (feed) => ({ feed, result: together(await Promise.all(wanted.map(feed.find))) })),
      );
      return inTransaction(pool, async (tx) => {
        const locked = await repo.lockDraw(tx, draw.id);
        if (locked?.phase !== 'drawing') return false;
        for (const { feed, result } of found) {
          if (result)
            await repo.upsertReading(tx, draw.id, locked.revision + 1, { source: `feed:${feed.name}`, result });
        }
        if (await takeAgreed(tx, locked, 'feed:')) return repo.movePhase(tx, draw.id, 'drawing', 'result');
        if (found.filter(({ result }) => result).length > 1)
          log.warn({ draw: String(draw.id), game: game.code }, 'the sources of a draw contradict each other');
        return false;
      });
    },

    /**
     * An employee's entry of a result: for a draw that waits for one, or, to correct it, for one that is settled. It is
     * taken once two employees have entered the same.
     *
     * @throws RangeError where it is not a valid result of the game
     */
    type: (id: bigint, game: Game, given: unknown, actor: string): Promise<Typed> =>
      inTransaction(pool, (tx) => typeIn(tx, id, game, { given, actors: [actor] })),
    typeIn,

    /** Voids a draw that takes no more bets: every stake is returned. @returns whether that was possible */
    void: (id: bigint, reason: string, actor: string): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const draw = await voidIn(tx, id, reason);
        if (!draw) return false;
        await insertChange(tx, { gameCode: draw.gameCode, drawId: id, what: 'void', details: { reason }, actor });
        return true;
      }),
    voidIn,

    readings: (draw: repo.Draw): Promise<repo.Reading[]> => repo.selectReadings(pool, draw.id, draw.revision + 1),
  };
}

/** A result as somebody wrote it. @throws RangeError, which names the field that is wrong */
export function resultOf(game: Game, given: unknown): Result {
  const checked = parseResultOf(game, given);
  if (!checked.ok)
    throw new RangeError(`not a result of ${game.code}: ${checked.problem.code} in ${checked.problem.field}`);
  return checked.result;
}
