import type { Amount } from '@champa/money';
import type { Pool } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type Cause, isSettled, type Move, wholePart } from '../domain/move.ts';
import { selectUnderWay } from '../moves.repo.ts';
import type { BeginMove } from './begin-move.ts';
import type { CarryOutMove } from './carry-out-move.ts';
import type { Holder, LookAtWallets } from './look-at-wallets.ts';

/**
 * - `back`: the money is in the main wallet; less than a hundredth may have stayed.
 * - `empty`: there was nothing.
 * - `under_way`: the vendor has not answered; a job works on it. Also where another move with it is under way.
 * - `refused`: the vendor did not return it.
 * - `unreachable`: the vendor's balance could not be queried; nothing was begun.
 */
export type BroughtBack = {
  outcome: 'back' | 'empty' | 'under_way' | 'refused' | 'unreachable';
  amount: Amount;
};

export type BringBack = (
  holder: Holder,
  vendor: string,
  wish: { cause: Cause; idempotencyKey: string },
) => Promise<BroughtBack>;

type Needs = { pool: Pool; look: Pick<LookAtWallets, 'ask'>; begin: BeginMove; carryOut: CarryOutMove };

/** A member who plays meanwhile may have less by the time the call arrives: the balance is queried again, so often. */
const TRIES = 3;

/** Recalls everything from one vendor. */
export function createBringBack({ pool, look, begin, carryOut }: Needs): BringBack {
  return async (holder, vendor, { cause, idempotencyKey }) => {
    // A move under way may change whatever balance the vendor answers.
    const moving = (await selectUnderWay(pool, holder.memberId)).find((move) => move.vendor === vendor);
    if (moving) return { outcome: 'under_way', amount: moving.direction === 'out' ? moving.amount : 0n };
    for (let attempt = 1; ; attempt += 1) {
      const told = await look.ask(holder, vendor);
      if (told === null) return { outcome: 'unreachable', amount: 0n };
      const amount = wholePart(told);
      if (amount === 0n) return { outcome: 'empty', amount: 0n };
      const wish = { ...holder, vendor, direction: 'out', amount, cause } as const;
      const move = await begin({ ...wish, idempotencyKey: `${idempotencyKey}:${attempt}` }).catch(underWay);
      if (!move) return { outcome: 'under_way', amount: 0n };
      const after = await carryOut(move);
      if (after.reason !== 'not_enough' || attempt === TRIES) return outcomeOf(after);
    }
  };
}

function outcomeOf(move: Move): BroughtBack {
  const { state, amount } = move;
  if (!isSettled(move)) return { outcome: 'under_way', amount };
  return state === 'confirmed' ? { outcome: 'back', amount } : { outcome: 'refused', amount: 0n };
}

/** Also for the same request sent twice at once: the other one is carrying it out. */
function underWay(error: unknown): null {
  const isUnderWay =
    error instanceof ApiError && (error.code === 'TRANSFER_UNDER_WAY' || error.code === 'IDEMPOTENCY_CONFLICT');
  if (!isUnderWay) throw error;
  return null;
}
