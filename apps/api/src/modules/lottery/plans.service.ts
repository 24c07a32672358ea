import { serverSeedToHex } from '@champa/fairness';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { ChainService } from './chains.service.ts';
import type { Game } from './domain/game.ts';
import { aheadOf, drawnByHouse, type PlannedDraw, plannedDraws } from './domain/plan.ts';
import * as repo from './draws.repo.ts';
import { selectHolidays, selectNow } from './games.repo.ts';
import type { GameService } from './games.service.ts';

export type PlanNeeds = {
  pool: Pool;
  log: Log;
  games: GameService;
  chains: ChainService;
  timeZone: () => Promise<string>;
};

export type PlanService = ReturnType<typeof createPlanService>;

/** The coming draws, planned ahead of any bet. */
export function createPlanService({ pool, log, games, chains, timeZone }: PlanNeeds) {
  const ensureSeeds = async ({ code, schedule }: Game): Promise<void> => {
    if (schedule.kind === 'house') await chains.ensure(code, schedule.minutes);
  };

  /** Inserts the coming draws of a game that are missing. */
  async function plan(game: Game): Promise<void> {
    await ensureSeeds(game);
    const zone = await timeZone();
    const [now, holidays] = await Promise.all([selectNow(pool), selectHolidays(pool, game.code)]);
    const wanted = plannedDraws(game, now, zone, holidays);
    await inTransaction(pool, async (tx) => {
      await repo.lockGame(tx, game.code);
      const last = await repo.selectLastDraw(tx, game.code);
      const made =
        game.source === 'house'
          ? wanted.filter(({ closesAt }) => isAfter(closesAt, last))
          : await missing(tx, game.code, wanted);
      if (made.length === 0) return;
      const seeds = game.source === 'house' ? await chains.takeSeeds(tx, game.code, made.length) : [];
      const opens = (index: number) =>
        index > 0
          ? made[index - 1]!.closesAt
          : last && isAfter(last, now) && isAfter(made[0]!.closesAt, last)
            ? last
            : now;
      await repo.insertDraws(
        tx,
        made.map((draw, index) => ({ ...newDraw(game, draw, opens(index)), ...(seeds[index] ?? NO_SEED) })),
      );
    });
  }

  /**
   * Of external games also days between planned draws, such as one that is no holiday any more. A draw that exists keeps its
   * time, whatever the schedule says now.
   */
  async function missing(tx: WriteHandle, code: string, wanted: readonly PlannedDraw[]): Promise<PlannedDraw[]> {
    const numbers = wanted.map(({ number }) => String(number));
    const there = await repo.selectNumbers(tx, code, numbers);
    return wanted.filter(({ number }) => !there.has(String(number)));
  }

  /**
   * Inserts draws of a game before its first one, so that it has a history: house draws are drawn at once, as nobody
   * could bet on them; the others get their results from their sources.
   */
  async function planPast(game: Game, count: number): Promise<void> {
    if ((await repo.selectLastDraw(pool, game.code)) !== null) return;
    await ensureSeeds(game);
    const zone = await timeZone();
    const now = await selectNow(pool);
    const holidays = await selectHolidays(pool, game.code);
    const { schedule } = game;
    // Thailand draws twice a month; for daily draws a week is enough.
    const backs =
      schedule.kind === 'house'
        ? [{ minutes: schedule.minutes * (count + 1) }]
        : [{ hours: 24 * 7 }, { hours: 24 * 17 }];
    const spans = backs.map((back) =>
      plannedDraws(game, now.subtract(back), zone, holidays).filter(({ closesAt }) => !isAfter(closesAt, now)),
    );
    const past = (spans.find(({ length }) => length > 0) ?? [])
      .slice(-count)
      .map((draw) => newDraw(game, draw, draw.closesAt));
    if (past.length === 0) return;
    await inTransaction(pool, async (tx) => {
      await repo.lockGame(tx, game.code);
      if (schedule.kind === 'outside') return repo.insertDraws(tx, past);
      const places = await chains.takeSeeds(tx, game.code, past.length);
      const seeds = await chains.revealAll(places);
      await repo.insertPastDraws(
        tx,
        past.map((draw, index) => {
          const { seed, salt } = seeds[index]!;
          return {
            ...draw,
            ...places[index]!,
            seed: serverSeedToHex(seed),
            result: drawnByHouse(game, draw, { seed, salt, zone }),
          };
        }),
      );
    });
  }

  return {
    plan,
    planPast,

    /** Plans the coming draws of games that run short of them. A failing game does not block the others. */
    async planAll(): Promise<void> {
      const ahead = await repo.countAhead(pool);
      for (const game of await games.all()) {
        if (game.isOpen && (ahead.get(game.code) ?? 0) < aheadOf(game).least)
          await plan(game).catch((error: unknown) =>
            log.error({ err: error, game: game.code }, 'no draws were planned'),
          );
      }
    },
  };
}

const NO_SEED = { chainId: null, chainIndex: null };

function newDraw({ code }: Game, { number, closesAt, drawsAt }: PlannedDraw, opensAt: Temporal.Instant): repo.NewDraw {
  return { gameCode: code, number: String(number), opensAt, closesAt, drawsAt, ...NO_SEED };
}

function isAfter(at: Temporal.Instant, other: Temporal.Instant | null): boolean {
  return other === null || Temporal.Instant.compare(at, other) > 0;
}
