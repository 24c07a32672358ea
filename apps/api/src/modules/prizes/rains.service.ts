import { PRIZE_STEP } from '@champa/contract';
import { createNumbers, splitPot } from '@champa/fairness';
import type { Amount } from '@champa/money';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { eachApart } from '../../platform/each.ts';
import { enqueue } from '../../platform/jobs.ts';
import { type Game, isOfKind } from './domain/game.ts';
import { nextTime } from './domain/timetable.ts';
import * as games from './games.repo.ts';
import type { PrizesNeeds } from './needs.ts';
import * as repo from './rains.repo.ts';
import { newServerSeed } from './seeds.ts';

/** Runs at the moment a rain begins, and at the moment it ends. */
export const RAIN_TURN = 'prizes_rain_turn';

/** A window is planned this long before it begins, and its countdown is shown from then on. */
const AHEAD = Temporal.Duration.from({ hours: 24 });

type Needs = Pick<
  PrizesNeeds,
  'pool' | 'clock' | 'log' | 'randomBytes' | 'give' | 'reserve' | 'release' | 'requirePlay' | 'timeZone'
>;

export type Planned = { status: 'planned' | 'known' | 'budget_used_up' };

export type Rains = ReturnType<typeof createRains>;

/** Rains of red envelopes: windows in which a pot, split before, is grabbed part by part. */
export function createRains(needs: Needs) {
  const { pool, clock, log, randomBytes, give, reserve, release, requirePlay, timeZone } = needs;

  /** Plans one window: its pot is reserved and split now, by a seed whose promise is public from now on. */
  async function plan(tx: WriteHandle, code: string, startsAt: Temporal.Instant, minutes?: number): Promise<Planned> {
    const game = await games.lockGame(tx, code);
    if (!game || !isOfKind(game, 'rain')) throw new ApiError('NOT_FOUND', { rain: code });
    if (await repo.isPlanned(tx, code, startsAt)) return { status: 'known' };
    const { budget, currency, edition, rules } = game;
    const { pot } = rules;
    const clientSeed = `${code}@${startsAt}`;
    if (!(await reserve(tx, { budget, currency, amount: pot }))) return { status: 'budget_used_up' };
    const seed = newServerSeed(randomBytes);
    const parts = splitPot(createNumbers({ ...seed, clientSeed, nonce: 0 }), { ...rules, step: PRIZE_STEP });
    const endsAt = startsAt.add({ minutes: minutes ?? rules.minutes });
    const rainId = String(
      await repo.insertRain(tx, { game: code, edition, startsAt, endsAt, pot, ...seed, clientSeed, parts }),
    );
    await enqueue(tx, RAIN_TURN, { rainId }, { runAt: startsAt, key: `${RAIN_TURN}:${rainId}:begins` });
    await enqueue(tx, RAIN_TURN, { rainId }, { runAt: endsAt, key: `${RAIN_TURN}:${rainId}:ends` });
    return { status: 'planned' };
  }

  async function grab(tx: WriteHandle, memberId: string, id: string): Promise<Amount> {
    const rain = await repo.lockRain(tx, id);
    if (!rain) throw new ApiError('NOT_FOUND');
    const known = await repo.selectGrab(tx, id, memberId);
    if (known) return known.amount;
    const game = (await games.selectGame(tx, rain.game)) as Game<'rain'>;
    if (!game.isOpen || !isFalling(rain, clock.now())) throw new ApiError('RAIN_NOT_FALLING');
    if (rain.taken === rain.parts) throw new ApiError('RAIN_TAKEN');
    const { amount, place } = await repo.takePart(tx, rain.id);
    const { budget, currency } = game;
    await release(tx, { budget, currency, amount });
    const given = await give(tx, {
      memberId,
      source: 'envelope',
      sourceId: rain.game,
      cause: `rain:${id}`,
      title: game.names,
      reward: { kind: 'cash', amount, currency, turnoverFactor: game.rules.turnoverFactor },
      budget,
      how: 'credit',
      expiresAt: null,
    });
    if (!('giftId' in given)) throw new Error(`part ${place} of rain ${id} cannot be paid`);
    await repo.insertGrab(tx, { rain: rain.id, place, memberId, giftId: given.giftId, at: clock.now() });
    return amount;
  }

  async function close(tx: WriteHandle, id: bigint): Promise<void> {
    const rain = (await repo.lockRain(tx, id))!;
    const now = clock.now();
    if (rain.closedAt !== null || Temporal.Instant.compare(now, rain.endsAt) < 0) return;
    const { budget, currency } = (await games.selectGame(tx, rain.game))!;
    const left = await repo.sumLeft(tx, id, rain.taken);
    await repo.closeRain(tx, id, left, now);
    if (left > 0n) await release(tx, { budget, currency, amount: left });
  }

  async function planNextOf(game: Game): Promise<void> {
    if (!game.isOpen || !isOfKind(game, 'rain')) return;
    const now = clock.now();
    const startsAt = nextTime(game.rules, now, await timeZone());
    if (Temporal.Instant.compare(startsAt, now.add(AHEAD)) > 0) return;
    if (await repo.isPlanned(pool, game.code, startsAt)) return;
    const { status } = await inTransaction(pool, (tx) => plan(tx, game.code, startsAt));
    if (status === 'budget_used_up') log.warn({ game: game.code }, 'a rain is not planned: its budget is used up');
  }

  return {
    plan,

    /**
     * Takes the next part, one a member; repeated, the answer is the same. Locks the rain: parts are taken in order.
     *
     * @throws ApiError NOT_FOUND, RAIN_NOT_FALLING, RAIN_TAKEN
     */
    async grab(memberId: string, id: string): Promise<Amount> {
      // Most members find nothing left: they need not wait for those who take the last parts.
      const rain = await repo.selectRain(pool, id);
      if (!rain) throw new ApiError('NOT_FOUND');
      if (rain.taken === rain.parts) {
        const known = await repo.selectGrab(pool, id, memberId);
        if (known) return known.amount;
        throw new ApiError('RAIN_TAKEN');
      }
      await requirePlay(pool, memberId);
      return inTransaction(pool, (tx) => grab(tx, memberId, id));
    },

    /** Closes rains that are over: parts nobody took return to the budget. */
    async closeOver(): Promise<void> {
      const over = await repo.selectOver(pool, clock.now());
      await eachApart(over, (id) => inTransaction(pool, (tx) => close(tx, id)), 'rains could not be closed');
    },

    /**
     * Plans the next window of every open rain. One that the budget does not cover is not planned, and so not promised.
     */
    async planNext(): Promise<void> {
      await eachApart(await games.selectGames(pool), planNextOf, 'rains could not be planned');
    },

    current: async (): Promise<{ next: repo.Rain | null; last: repo.Rain | null }> => {
      const [next, last] = await Promise.all([repo.selectNext(pool, clock.now()), repo.selectLast(pool)]);
      return { next, last };
    },

    find: (id: string): Promise<repo.Rain | null> => repo.selectRain(pool, id),

    parts: (id: bigint) => repo.selectParts(pool, id),

    /** A member's part of the rain. */
    grabOf: (id: bigint, memberId: string) => repo.selectGrab(pool, id, memberId),
  };
}

export function isFalling({ startsAt, endsAt }: repo.Rain, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startsAt, now) <= 0 && Temporal.Instant.compare(now, endsAt) < 0;
}
