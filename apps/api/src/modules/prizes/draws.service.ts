import type { SeedPromise } from '@champa/contract';
import { createNumbers, drawPrize, serverSeedToHex } from '@champa/fairness';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { type Game, isOfKind, type Prize } from './domain/game.ts';
import { rewardOf } from './prize-gift.ts';
import * as repo from './draws.repo.ts';
import * as games from './games.repo.ts';
import type { PrizesNeeds } from './needs.ts';
import { newServerSeed, suggestedClientSeed } from './seeds.ts';
import type { Tickets } from './tickets.service.ts';

type Needs = Pick<PrizesNeeds, 'pool' | 'clock' | 'randomBytes' | 'give' | 'requirePlay'> & {
  tickets: Pick<Tickets, 'use'>;
};

export type DrawWish = { memberId: string; game: string; idempotencyKey: string; serverSeedHash: string };

type Table = Game<'wheel' | 'egg'>;

export type Draws = ReturnType<typeof createDraws>;

/** Draws of the wheel and the golden egg, and the promise they are drawn by. */
export function createDraws({ pool, clock, randomBytes, tickets, give, requirePlay }: Needs) {
  const fresh = (clientSeed: string): repo.NewSeed => ({ ...newServerSeed(randomBytes), clientSeed });

  /** The seed in use, locked; it must be the one that was promised to the member. */
  async function promisedSeed(tx: WriteHandle, memberId: string): Promise<repo.Seed> {
    const seed = await repo.lockSeed(tx, memberId);
    if (!seed) throw new ApiError('PRIZE_SEED_CHANGED');
    return seed;
  }

  /** Gives the prize, where there is one left and it can be paid; otherwise returns why not, with nothing done. */
  async function hand(tx: WriteHandle, memberId: string, game: Table, prize: Prize, cause: string): Promise<Handed> {
    if (!(await games.takeStock(tx, game.code, prize.code))) return { why: 'stock', giftId: null };
    const reward = rewardOf(prize.gift, game.currency);
    if (reward === null) return { why: null, giftId: null };
    const given = await give(tx, {
      memberId,
      source: 'prize',
      sourceId: game.code,
      cause,
      title: prize.names,
      reward,
      budget: game.budget,
      how: 'credit',
      expiresAt: null,
    });
    if (given.status === 'excluded') {
      throw new ApiError('SELF_EXCLUDED', { until: given.until?.toString() ?? null });
    }
    if ('giftId' in given) return { why: null, giftId: given.giftId };
    await games.returnStock(tx, game.code, prize.code);
    return { why: 'budget', giftId: null };
  }

  async function decide(tx: WriteHandle, memberId: string, game: Table, seed: repo.Seed) {
    const { prizes, fallback } = game.rules;
    const drawn =
      prizes[
        drawPrize(
          createNumbers(seed),
          prizes.map(({ weight }) => weight),
        )
      ]!;
    const cause = `draw:${seed.id}:${seed.nonce}`;
    const first = await hand(tx, memberId, game, drawn, cause);
    if (first.why === null) return { drawn: drawn.code, given: drawn.code, ...first };
    const instead = prizes.find(({ code }) => code === fallback)!;
    const second = await hand(tx, memberId, game, instead, cause);
    if (second.why !== null) throw new Error(`the fallback of ${game.code} has run out`);
    return { drawn: drawn.code, given: instead.code, why: first.why, giftId: second.giftId };
  }

  /** The promise of the member's next draws; created at the first request, before anything is drawn. */
  async function promise(memberId: string): Promise<SeedPromise> {
    let seed = await repo.selectSeed(pool, memberId);
    if (!seed) {
      await repo.insertSeed(pool, memberId, fresh(suggestedClientSeed(randomBytes)), clock.now());
      seed = (await repo.selectSeed(pool, memberId))!;
    }
    return { serverSeedHash: seed.serverSeedHash, clientSeed: seed.clientSeed, nonce: seed.nonce };
  }

  return {
    promisedSeed,

    promise,

    /** Reveals the seed in use, and promises another under the member's client seed. */
    async rotate(memberId: string, clientSeed: string) {
      await promise(memberId);
      const next = fresh(clientSeed);
      const old = await inTransaction(pool, async (tx) => {
        const seed = await promisedSeed(tx, memberId);
        await repo.reveal(tx, seed.id, clock.now());
        await repo.insertSeed(tx, memberId, next, clock.now());
        return seed;
      });
      return {
        revealed: {
          serverSeed: serverSeedToHex(new Uint8Array(old.serverSeed)),
          serverSeedHash: old.serverSeedHash,
          clientSeed: old.clientSeed,
          draws: old.nonce,
        },
        next: { serverSeedHash: next.serverSeedHash, clientSeed, nonce: 0 },
      };
    },

    /**
     * Uses a ticket for one prize. Locks the member's seed, then their tickets, then what the prize needs.
     *
     * @throws ApiError NOT_FOUND, PRIZE_GAME_CLOSED, PRIZE_SEED_CHANGED, NO_PRIZE_TICKETS, IDEMPOTENCY_CONFLICT
     */
    async draw({ memberId, game: code, idempotencyKey, serverSeedHash }: DrawWish): Promise<repo.Draw> {
      const id = await inTransaction(pool, async (tx) => {
        const seed = await promisedSeed(tx, memberId);
        const known = await repo.selectDrawByKey(tx, memberId, idempotencyKey);
        if (known && known.game !== code) throw new ApiError('IDEMPOTENCY_CONFLICT');
        if (known) return known.id;
        const game = await games.selectGame(tx, code);
        if (!game || !isOfKind(game, 'wheel', 'egg')) throw new ApiError('NOT_FOUND');
        await requirePlay(tx, memberId);
        if (!game.isOpen) throw new ApiError('PRIZE_GAME_CLOSED');
        if (seed.serverSeedHash !== serverSeedHash) throw new ApiError('PRIZE_SEED_CHANGED');
        if (!(await tickets.use(tx, memberId, code))) throw new ApiError('NO_PRIZE_TICKETS');
        const outcome = await decide(tx, memberId, game, seed);
        const { edition } = game;
        const at = clock.now();
        return repo.insertDraw(tx, {
          memberId,
          game: code,
          edition,
          idempotencyKey,
          seed,
          amount: null,
          at,
          ...outcome,
        });
      });
      return (await repo.selectDraw(pool, id))!;
    },

    async list(memberId: string, wish: PageWish & { game: string | null }): Promise<Page<repo.Draw>> {
      return readPage(wish.pageSize, (limit) => repo.selectDraws(pool, memberId, { ...wish, limit }), byId);
    },
  };
}

type Handed = { why: repo.Why; giftId: string | null };
