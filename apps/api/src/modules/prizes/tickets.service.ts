import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import * as games from './games.repo.ts';
import * as repo from './tickets.repo.ts';

export const TELL_NEWS = 'prizes_news';

const AT_A_TIME = 500;

export type NewTickets = repo.NewLot;

type Needs = {
  pool: Pool;
  clock: Clock;
  /** Enters tickets of a raffle into its open round. */
  enterRaffle: (tx: WriteHandle, tickets: NewTickets) => Promise<'entered' | 'known' | 'no_round'>;
};

export type WaitingLot = { memberId: string; tickets: number; cause: string };

/** Takes all tickets that wait for a raffle's round away from their members, in the order they came. */
export async function takeWaiting(tx: WriteHandle, game: string, now: Temporal.Instant): Promise<WaitingLot[]> {
  const taken: WaitingLot[] = [];
  for (const { id, memberId, cause } of await repo.selectWaiting(tx, game)) {
    await repo.lockHolder(tx, memberId, game);
    const tickets = await repo.emptyLot(tx, id);
    if (tickets === 0) continue;
    await repo.change(tx, { memberId, game, lot: id, kind: 'used', change: -tickets }, now);
    taken.push({ memberId, tickets, cause });
  }
  return taken;
}

export type Tickets = ReturnType<typeof createTickets>;

/** Tickets of prize games: how they are added, used, and expire. */
export function createTickets({ pool, clock, enterRaffle }: Needs) {
  async function hold(tx: WriteHandle, wanted: NewTickets): Promise<boolean> {
    const { memberId, game, tickets } = wanted;
    await repo.lockHolder(tx, memberId, game);
    const lot = await repo.insertLot(tx, wanted, clock.now());
    if (lot === null) return false;
    await repo.change(tx, { memberId, game, lot, kind: 'added', change: tickets }, clock.now());
    return true;
  }

  return {
    /**
     * Adds tickets of a game, in the caller's transaction; once for each cause. Those of a raffle are entered into its
     * open round at once.
     *
     * @throws ApiError NOT_FOUND where there is no such game, or it takes no tickets
     */
    async add(tx: WriteHandle, wanted: NewTickets): Promise<{ status: 'added' | 'known' }> {
      const game = await games.selectGame(tx, wanted.game);
      if (!game || !['wheel', 'egg', 'raffle'].includes(game.rules.kind)) {
        throw new ApiError('NOT_FOUND', { 'prize game with tickets': wanted.game });
      }
      if (!Number.isInteger(wanted.tickets) || wanted.tickets < 1) throw new Error('tickets come in whole numbers');
      const entered = game.rules.kind === 'raffle' ? await enterRaffle(tx, wanted) : 'no_round';
      if (entered === 'known' || (entered === 'no_round' && !(await hold(tx, wanted)))) return { status: 'known' };
      const { memberId } = wanted;
      await enqueue(tx, TELL_NEWS, { memberId, about: 'tickets' }, { key: `${TELL_NEWS}:tickets:${memberId}` });
      return { status: 'added' };
    },

    /** Uses the ticket that expires first. @returns false where there is none */
    async use(tx: WriteHandle, memberId: string, game: string): Promise<boolean> {
      const now = clock.now();
      await repo.lockHolder(tx, memberId, game);
      const lot = await repo.takeTicket(tx, memberId, game, now);
      if (lot === null) return false;
      await repo.change(tx, { memberId, game, lot, kind: 'used', change: -1 }, now);
      return true;
    },

    held: (db: ReadHandle, memberId: string): Promise<repo.Held[]> => repo.selectHeld(db, memberId, clock.now()),

    /** Expires tickets whose time is over, each lot in a transaction of its own. */
    async expire(): Promise<void> {
      const ended = await repo.selectEnded(pool, clock.now(), AT_A_TIME);
      const end = ({ id, memberId, game }: (typeof ended)[number]) =>
        inTransaction(pool, async (tx) => {
          await repo.lockHolder(tx, String(memberId), game);
          const left = await repo.emptyLot(tx, id);
          const line = { memberId: String(memberId), game, lot: id, kind: 'expired', change: -left } as const;
          if (left > 0) await repo.change(tx, line, clock.now());
        });
      await eachApart(ended, end, 'lots of tickets could not be ended');
    },
  };
}
