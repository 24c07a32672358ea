import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Log } from '../../../platform/log.ts';
import { type TransferAnswer, type TransferWallet, VendorUnreachable } from '../../vendors/index.ts';
import type { Move } from '../domain/move.ts';
import { markSent, markUnknown, selectMove } from '../moves.repo.ts';
import type { SettleMove, Word } from './settle-move.ts';

/** The transfer wallet of a vendor; `isOpen`: the vendor is switched on. Null where there is no such vendor. */
export type FindWallet = (vendor: string) => Promise<{ wallet: TransferWallet; isOpen: boolean } | null>;

/** @returns the move as it is after the vendor was called; it may still be under way */
export type CarryOutMove = (move: Move) => Promise<Move>;

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  findWallet: FindWallet;
  settle: SettleMove;
  announce: (move: Move) => Promise<void>;
};

/**
 * Calls the vendor for an inserted move, and stores its answer: three transactions with the call between them. Wherever
 * this stops, the job continues. A move that does not wait to be sent is left alone.
 */
export function createCarryOutMove({ pool, clock, log, findWallet, settle, announce }: Needs): CarryOutMove {
  return async (move) => {
    if (move.state !== 'created') return move;
    const found = await findWallet(move.vendor);
    if (!found) throw new ApiError('VENDOR_WALLET_UNAVAILABLE');
    const after = await send(move, found.wallet);
    await announce(after);
    return after;
  };

  async function send(move: Move, wallet: TransferWallet): Promise<Move> {
    const { memberId: player, currency, reference, direction, amount } = move;
    // Before anything is sent, silence is an answer: nothing was done, and nothing will be.
    if (direction === 'in' && !(await isReached(() => wallet.openPlayer({ player, currency }))))
      return settled(move, { kind: 'unsent', reason: 'unreachable' });
    const sent = await inTransaction(pool, (tx) => markSent(tx, move.id, clock.now()));
    if (!sent) return (await selectMove(pool, move.id))!;
    const answer = await asked(() => wallet.transfer({ player, currency, reference, direction, amount }), sent);
    if (answer) return settled(sent, answer);
    return (
      (await inTransaction(pool, (tx) => markUnknown(tx, move.id, clock.now()))) ?? (await selectMove(pool, move.id))!
    );
  }

  function settled({ id }: Move, word: Word): Promise<Move> {
    return inTransaction(pool, (tx) => settle(tx, id, word));
  }

  async function asked(ask: () => Promise<TransferAnswer>, { id, vendor }: Move): Promise<TransferAnswer | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof VendorUnreachable)) throw error;
      log.warn(
        { err: error, move: String(id), vendor },
        'the vendor gave no clear answer to a move; it is asked again',
      );
      return null;
    }
  }
}

async function isReached(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof VendorUnreachable) return false;
    throw error;
  }
}
