import { lunarYearOf } from '@champa/lottery';
import { drawHouse, type HouseFamily } from '@champa/lottery/draws';
import { serverSeedToHex } from '@champa/fairness';
import type { Result } from '@champa/lottery';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { ResultFeed } from './adapters/result-feed/result-feed.ts';
import type { ChainService } from './chains.service.ts';
import type { Game } from './domain/game.ts';
import { plannedDraws, zoneOf } from './domain/plan.ts';
import { canMove, type Phase } from './domain/phase.ts';
import * as repo from './draws.repo.ts';
import { selectHolidays, selectNow } from './games.repo.ts';
import type { GameService } from './games.service.ts';
import { createResultService, type ResultService } from './results.service.ts';
import type { SettleService } from './settle.service.ts';

export type DrawNeeds = {
  pool: Pool;
  log: Log;
  games: GameService;
  chains: ChainService;
  feeds: readonly ResultFeed[];
  settling: SettleService;
  timeZone: () => Promise<string>;
  /** How long after a look at the sources they are looked at again. */
  lookEveryMs: number;
};

const AT_A_TIME = 200;

export type DrawService = ReturnType<typeof createDrawService>;

/**
 * Draws from their plan to their end. Every step is one transaction that finds the draw in the phase it comes from, or does
 * nothing: any number of workers may do all of it, and one that dies is gone on from where it stood.
 */
export function createDrawService(needs: DrawNeeds) {
  const { pool, log, games, chains, settling, timeZone } = needs;
  const results: ResultService = createResultService(needs);

  /** Makes the draws of a game that are to come and not there yet. */
  async function plan(game: Game): Promise<void> {
    if (game.source === 'house') await chains.ensure(game.code);
    const zone = await timeZone();
    const [now, holidays] = await Promise.all([selectNow(pool), selectHolidays(pool, game.code)]);
    const wanted = plannedDraws(game, now, zone, holidays);
    const last = await repo.selectLastDraw(pool, game.code);
    if (!wanted.some(({ closesAt }) => isAfter(closesAt, last))) return;
    await inTransaction(pool, async (tx) => {
      await repo.lockGame(tx, game.code);
      let before = await repo.selectLastDraw(tx, game.code);
      for (const { number, closesAt, drawsAt } of wanted) {
        if (!isAfter(closesAt, before)) continue;
        const seed = game.source === 'house' ? await chains.takeSeed(tx, game.code) : NO_SEED;
        if (!seed) throw new Error(`${game.code} has no seeds left`);
        const opensAt = before && isAfter(before, now) ? before : now;
        await repo.insertDraw(tx, { gameCode: game.code, number: String(number), opensAt, closesAt, drawsAt, ...seed });
        before = closesAt;
      }
    });
  }

  /** Makes draws of a game before its first one, so that there is something to look back on. */
  async function planPast(game: Game, count: number): Promise<void> {
    if ((await repo.selectLastDraw(pool, game.code)) !== null) return;
    if (game.source === 'house') await chains.ensure(game.code);
    const zone = await timeZone();
    const now = await selectNow(pool);
    const holidays = await selectHolidays(pool, game.code);
    const { schedule } = game;
    const back = schedule.kind === 'house' ? { minutes: schedule.minutes * (count + 1) } : { hours: 24 * 8 };
    const past = plannedDraws(game, now.subtract(back), zone, holidays).filter(
      ({ closesAt }) => !isAfter(closesAt, now),
    );
    await inTransaction(pool, async (tx) => {
      await repo.lockGame(tx, game.code);
      for (const { number, closesAt, drawsAt } of past.slice(-count)) {
        const seed = game.source === 'house' ? await chains.takeSeed(tx, game.code) : NO_SEED;
        const made = { gameCode: game.code, number: String(number), opensAt: closesAt, closesAt, drawsAt };
        await repo.insertDraw(tx, { ...made, ...(seed ?? NO_SEED) });
      }
    });
  }

  /** Closes the betting on a draw, once those who are betting have committed. `early`: before its time, to void it. */
  const lock = (id: bigint, early = false): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      await repo.shutGate(tx, id);
      const draw = await repo.lockDraw(tx, id);
      if (draw?.phase !== 'open' || !(draw.isPastClosing || early)) return false;
      return repo.movePhase(tx, id, 'open', 'locked');
    });

  /** A house draw is drawn in its turn: the one before is at its end, and chases that it stopped are stopped. */
  async function drawByHouse(draw: repo.Draw, game: Game): Promise<boolean> {
    if (await repo.isEarlierUnfinished(pool, draw)) return false;
    const { chainId, chainIndex } = draw;
    if (chainId === null || chainIndex === null) throw new Error(`draw ${draw.id} has no seed`);
    const day = draw.drawsAt.toZonedDateTimeISO(zoneOf(game, await timeZone())).toPlainDate();
    const { seed, salt } = await chains.reveal({ chainId, chainIndex });
    const family = game.family as HouseFamily;
    const lunarYear = lunarYearOf(day.toString()) ?? day.year;
    const result: Result = drawHouse(family, { seed, salt, number: Number(draw.number), lunarYear });
    return inTransaction(pool, async (tx) => {
      if ((await repo.lockDraw(tx, draw.id))?.phase !== 'drawing') return false;
      await repo.updateResult(tx, draw.id, { result, seed: serverSeedToHex(seed) });
      return repo.movePhase(tx, draw.id, 'drawing', 'result');
    });
  }

  async function enter(tx: WriteHandle, id: bigint, to: Phase): Promise<boolean> {
    const draw = await repo.lockDraw(tx, id);
    return draw !== null && canMove(draw.phase, to) && repo.movePhase(tx, id, draw.phase, to);
  }

  /** One step of a draw. @returns whether it went on */
  async function step(draw: repo.Draw): Promise<boolean> {
    switch (draw.phase) {
      case 'open':
        return lock(draw.id);
      case 'locked':
        return inTransaction(pool, (tx) => enter(tx, draw.id, 'drawing'));
      case 'drawing': {
        const game = await games.byCode(draw.gameCode);
        return game.source === 'house' ? drawByHouse(draw, game) : results.look(draw, game);
      }
      case 'result':
        return settling.reckon(draw.id);
      case 'settling':
      case 'voiding':
        return settling.pay(draw.id);
      case 'settled':
      case 'void':
        return false;
    }
  }

  /** Takes a draw as far as it goes now. */
  async function takeOn(id: bigint): Promise<void> {
    for (let draw = await repo.selectDraw(pool, id); draw && (await step(draw));) {
      draw = await repo.selectDraw(pool, id);
    }
  }

  return {
    lock,
    results,
    takeOn,
    plan,
    planPast,

    /** Makes the draws that are to come. A game that fails does not hold up the others. */
    async planAll(): Promise<void> {
      for (const game of await games.all()) {
        if (game.isOpen)
          await plan(game).catch((error: unknown) =>
            log.error({ err: error, game: game.code }, 'no draws were planned'),
          );
      }
    },

    /** Takes all draws that are past their closing as far as they go now. */
    async advance(): Promise<void> {
      for (const { id } of await repo.selectDue(pool, AT_A_TIME)) {
        await takeOn(id).catch((error: unknown) => log.error({ err: error, draw: String(id) }, 'a draw did not go on'));
      }
    },
  };
}

const NO_SEED = { chainId: null, chainIndex: null };

function isAfter(at: Temporal.Instant, other: Temporal.Instant | null): boolean {
  return other === null || Temporal.Instant.compare(at, other) > 0;
}
