import type { Amount } from '@champa/money';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { randomToken } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Ledger } from '../../ledger/index.ts';
import { type Cause, type Direction, isMovable, type Move, TAKE_OVER_SECONDS } from '../domain/move.ts';
import { insertMove, selectByIdempotencyKey, updateHold } from '../moves.repo.ts';
import { markAutomatic, selectAtVendors } from '../wallets.repo.ts';
import { RESOLVE_MOVE, resolveKey } from './resolve-move.ts';

export type MoveWish = {
  memberId: string;
  /** The member's own. */
  currency: string;
  vendor: string;
  direction: Direction;
  amount: Amount;
  cause: Cause;
  idempotencyKey: string;
};

export type BeginMove = (wish: MoveWish) => Promise<Move>;

/**
 * Whether a member may move money to a vendor, in the transaction that has just held it; `atVendors` is the member's
 * total there including it.
 *
 * @throws ApiError where they may not
 */
export type RequireMoveIn = (
  tx: WriteHandle,
  memberId: string,
  money: { amount: Amount; atVendors: Amount },
) => Promise<void>;

/** No expiry: only the vendor's answer ends the hold of a move. */
const NEVER = Temporal.Instant.from('9999-12-31T00:00:00Z');

type Needs = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'reserve'>;
  requireMoveIn: RequireMoveIn;
};

/**
 * Inserts a move, together with the job that resolves it; of a move in, the money is held in the same transaction. The
 * vendor is not called yet. The same idempotency key finds the same move.
 *
 * @throws ApiError VALIDATION, BALANCE_TOO_LOW, TRANSFER_UNDER_WAY, IDEMPOTENCY_CONFLICT, or why nothing may be moved in
 */
export function createBeginMove({ pool, clock, ledger, requireMoveIn }: Needs): BeginMove {
  return async (wish) => {
    if (!isMovable(wish.amount)) throw new ApiError('VALIDATION', { fields: { amount: 'amount_format' } });
    const known = await selectByIdempotencyKey(pool, wish.memberId, wish.idempotencyKey);
    const move =
      known ?? (await writeDown(wish)) ?? (await selectByIdempotencyKey(pool, wish.memberId, wish.idempotencyKey));
    if (!move) throw new ApiError('TRANSFER_UNDER_WAY');
    const isSame = move.vendor === wish.vendor && move.direction === wish.direction && move.amount === wish.amount;
    if (!isSame) throw new ApiError('IDEMPOTENCY_CONFLICT');
    return move;
  };

  async function writeDown(wish: MoveWish): Promise<Move | null> {
    const now = clock.now();
    return inTransaction(pool, async (tx) => {
      const move = await insertMove(tx, { ...wish, reference: randomToken() }, now);
      if (!move) return null;
      if (wish.direction === 'in') await hold(tx, move);
      if (wish.cause === 'launch') await markAutomatic(tx, wish, now);
      const payload = { moveId: String(move.id) };
      await enqueue(tx, RESOLVE_MOVE, payload, {
        runAt: now.add({ seconds: TAKE_OVER_SECONDS }),
        key: resolveKey(payload),
      });
      return move;
    });
  }

  async function hold(tx: WriteHandle, { id, memberId, currency, amount }: Move): Promise<void> {
    const owner = { type: 'member', id: memberId } as const;
    const reserved = await ledger.reserve(tx, {
      source: 'transfers',
      key: `in:${id}`,
      kind: 'transfer_to_vendor',
      account: await ledger.openAccount(tx, { owner, purpose: 'cash', currency }),
      amount,
      reference: { type: 'wallet_move', id: String(id) },
      actor: `member:${memberId}`,
      expiresAt: NEVER,
    });
    if (reserved.status === 'insufficient_funds')
      throw new ApiError('BALANCE_TOO_LOW', { balance: formatDecimal(reserved.balance) });
    if (reserved.status !== 'reserved') throw new Error(`the ledger answered ${reserved.status} to move ${id}`);
    // With the account locked, which changes of limits lock, too.
    await requireMoveIn(tx, memberId, { amount, atVendors: await selectAtVendors(tx, memberId, currency) });
    await updateHold(tx, id, reserved.hold);
  }
}
