import * as z from 'zod/mini';
import { askAgainAfter } from '../../../platform/ask-again.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { type TransferAnswer, VendorUnreachable } from '../../vendors/index.ts';
import { ASKING_PACE, isSettled, type Move } from '../domain/move.ts';
import { markUnknown, selectMove, selectOpen } from '../moves.repo.ts';
import type { FindWallet } from './carry-out-move.ts';
import type { SettleMove, Word } from './settle-move.ts';

export const RESOLVE_MOVE = 'transfers_resolve_move';

const Payload = z.object({ moveId: z.string() });
type Payload = z.infer<typeof Payload>;

/** One waiting job a move. */
export function resolveKey({ moveId }: Payload): string {
  return `${RESOLVE_MOVE}:${moveId}`;
}

/** From then on the log asks for an operator to contact the vendor. The job continues to query. */
const ALARM_AFTER_HOURS = 1;
/** An older move whose job was lost gets another. */
const FORGOTTEN_AFTER_MINUTES = 20;
const AT_A_TIME = 500;

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  findWallet: FindWallet;
  settle: SettleMove;
  announce: (move: Move) => Promise<void>;
};

export type ResolveMove = ReturnType<typeof createResolveMove>;

/**
 * Finds out the outcome of a move, however long that takes: after a lost answer, an unreachable vendor, or a server
 * that died between any two steps. A move that was never sent is refused; of one that was, only the vendor's own answer
 * counts.
 */
export function createResolveMove({ pool, clock, log, findWallet, settle, announce }: Needs) {
  /** Queries once. @returns the move after that; null where there is none */
  async function resolve(id: bigint): Promise<Move | null> {
    const move = await selectMove(pool, id);
    if (!move || isSettled(move)) return move;
    const word = await wordAbout(move);
    const after = await inTransaction(pool, (tx) => (word ? settle(tx, id, word) : markUnknown(tx, id, clock.now())));
    if (after) await announce(after);
    return after ?? selectMove(pool, id);
  }

  async function wordAbout(move: Move): Promise<Word | null> {
    // A request that meant to send it then finds it refused at marking it as sent, and does not send it; or it was
    // marked first, and this result does not count.
    if (move.state === 'created') return { kind: 'unsent', reason: 'not_sent' };
    return ask(move);
  }

  async function ask({ id, vendor, reference, amount }: Move): Promise<TransferAnswer | null> {
    try {
      return (await (await findWallet(vendor))?.wallet.outcomeOf({ reference, amount })) ?? null;
    } catch (error) {
      if (!(error instanceof VendorUnreachable)) throw error;
      log.warn({ err: error, move: String(id), vendor }, 'the vendor gave no answer about a move; it is asked again');
      return null;
    }
  }

  async function askAgain({ id, vendor, createdAt }: Move): Promise<void> {
    const now = clock.now();
    if (now.since(createdAt).total('hours') >= ALARM_AFTER_HOURS)
      log.error(
        { move: String(id), vendor },
        'a vendor has been silent about a move for long: an operator must contact it',
      );
    const payload = { moveId: String(id) };
    const runAt = now.add(askAgainAfter(ASKING_PACE, createdAt, now));
    await inTransaction(pool, (tx) => enqueue(tx, RESOLVE_MOVE, payload, { runAt, key: resolveKey(payload) }));
  }

  return {
    resolve,

    /** The job of one move. */
    run: async (payload: unknown): Promise<void> => {
      const move = await resolve(BigInt(Payload.parse(payload).moveId));
      if (move && !isSettled(move)) await askAgain(move);
    },

    /** The job that gives moves a new job where their own was lost. */
    sweep: async (): Promise<void> => {
      const before = clock.now().subtract({ minutes: FORGOTTEN_AFTER_MINUTES });
      for (const { id } of await selectOpen(pool, before, AT_A_TIME)) {
        const payload = { moveId: String(id) };
        await inTransaction(pool, (tx) =>
          enqueue(tx, RESOLVE_MOVE, payload, { runAt: clock.now(), key: resolveKey(payload) }),
        );
      }
    },
  };
}
