import type { Clock } from '../../platform/clock.ts';
import type { Actor, Author, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { readWritten } from '../../platform/written.ts';
import { type Game, isOfKind } from './domain/game.ts';
import { readGame } from './domain/prize-import.ts';
import type { Envelopes } from './envelopes.service.ts';
import * as repo from './games.repo.ts';
import type { Rains } from './rains.service.ts';
import type { SaveGame } from './save-game.ts';
import { type Held, selectHeld } from './tickets.repo.ts';
import type { Tickets } from './tickets.service.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  saveGame: SaveGame;
  tickets: Pick<Tickets, 'add'>;
  envelopes: Pick<Envelopes, 'give'>;
  rains: Pick<Rains, 'plan'>;
  record: RecordByHand;
};

/** `key`: the same key gives once. */
type ByKey = { memberId: string; game: string; key: string };

export type PrizesAdmin = ReturnType<typeof createPrizesAdmin>;

/** What staff does with prize games. Games keep who changed them and why; of what members are given the access log does. */
export function createPrizesAdmin({ pool, clock, saveGame, tickets, envelopes, rains, record }: Needs) {
  const note = (
    tx: WriteHandle,
    { actor, reason }: Author,
    change: { game: string; action: string; detail: string },
  ): Promise<void> => repo.insertChange(tx, { ...change, reason, actor }, clock.now());

  /** @throws ApiError NOT_FOUND */
  async function held(tx: WriteHandle, code: string): Promise<Game> {
    const game = await repo.lockGame(tx, code);
    if (!game) throw new ApiError('NOT_FOUND', { 'prize game': code });
    return game;
  }

  return {
    /**
     * Adds the game of a file, or gives the one of its code another edition. @returns its code
     *
     * @throws ApiError VALIDATION, which names the fault, or NOT_POSSIBLE, which says why
     */
    async save(by: Author, file: unknown): Promise<string> {
      const game = readWritten('game', () => readGame(file));
      await inTransaction(pool, (tx) => saveGame(tx, by, game));
      return game.code;
    },

    /** Opens a game or pauses it. @throws ApiError NOT_FOUND */
    switch: (by: Author, { game, isOpen }: { game: string; isOpen: boolean }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await held(tx, game);
        await repo.updateOpen(tx, game, isOpen);
        await note(tx, by, { game, action: isOpen ? 'opened' : 'paused', detail: '' });
      }),

    /**
     * Sets how many of a prize there are from now on.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE for the fallback, which never runs out
     */
    restock: (by: ByStaff, given: { game: string; prize: string; remaining: number }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const { prize, remaining } = given;
        const game = await held(tx, given.game);
        if (!isOfKind(game, 'wheel', 'egg') || !game.rules.prizes.some((each) => each.code === prize)) {
          throw new ApiError('NOT_FOUND', { 'prize game': given.game, prize });
        }
        if (prize === game.rules.fallback)
          throw new ApiError('NOT_POSSIBLE', because('fallback_prize', 'the fallback never runs out'));
        const before = { left: (await repo.selectStock(tx)).get(`${given.game}/${prize}`) ?? null };
        await repo.setStock(tx, { game: given.game, prize, remaining });
        await record(tx, by, 'prize_stock', { game: given.game, prize }, { before, after: { left: remaining } });
        await note(tx, by, { game: given.game, action: 'stocked', detail: `${prize}: ${remaining}` });
      }),

    /** The tickets that a member can use now. */
    ticketsOf: (memberId: string): Promise<Held[]> => selectHeld(pool, memberId, clock.now()),

    /** Gives a member tickets. @returns `known` where the key gave before @throws ApiError NOT_FOUND */
    giveTickets: (
      by: Actor,
      { key, ...given }: ByKey & { tickets: number; expiresAt: Temporal.Instant | null },
    ): Promise<'added' | 'known'> =>
      inTransaction(pool, async (tx) => {
        const { status } = await tickets.add(tx, { ...given, cause: `staff:${key}` });
        const { memberId, game, tickets: number } = given;
        if (status === 'added')
          await record(tx, by, 'tickets_given', { memberId, game }, { before: null, after: { tickets: number } });
        return status;
      }),

    /**
     * Gives a member a red envelope. @returns `known` where the key gave before
     *
     * @throws ApiError NOT_FOUND, REWARDS_USED_UP, or NOT_POSSIBLE where the member has excluded themselves
     */
    giveEnvelope: (by: Actor, { key, memberId, game }: ByKey) =>
      inTransaction(pool, async (tx) => {
        const given = await envelopes.give(tx, { memberId, game, cause: `staff:${key}` });
        if (given.status === 'budget_used_up') throw new ApiError('REWARDS_USED_UP', { 'prize game': game });
        if (!('envelope' in given))
          throw new ApiError('NOT_POSSIBLE', because('member_excluded', 'the member has excluded themselves'));
        if (given.status === 'given')
          await record(tx, by, 'envelope_given', { memberId }, { before: null, after: { game } });
        return given;
      }),

    /**
     * Plans one more window of a rain. @returns `known` where one begins then already
     *
     * @throws ApiError NOT_FOUND, NOT_POSSIBLE for a time that is over, REWARDS_USED_UP
     */
    planRain: (
      by: Actor,
      { game, startsAt, minutes }: { game: string; startsAt: Temporal.Instant; minutes?: number | undefined },
    ): Promise<'planned' | 'known'> =>
      inTransaction(pool, async (tx) => {
        if (
          Temporal.Instant.compare(startsAt, clock.now().round({ smallestUnit: 'second', roundingMode: 'floor' })) < 0
        )
          throw new ApiError('NOT_POSSIBLE', because('rain_past', 'a rain cannot begin in the past'));
        const { status } = await rains.plan(tx, game, startsAt, minutes);
        if (status === 'budget_used_up') throw new ApiError('REWARDS_USED_UP', { 'prize game': game });
        if (status === 'planned')
          await record(
            tx,
            by,
            'rain_planned',
            { game },
            { before: null, after: { startsAt: startsAt.toString(), minutes } },
          );
        return status;
      }),
  };
}
