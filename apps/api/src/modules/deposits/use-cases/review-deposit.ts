import { type Amount, formatDecimal, maximum, SCALE } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockById, updateClaim, updateState } from '../deposits.repo.ts';
import { type Deposit, isForStaff, shareOf } from '../domain/deposit.ts';
import { selectMethod } from '../methods.repo.ts';
import { insertAct } from '../reviews.repo.ts';
import type { CreditDeposit } from './credit-deposit.ts';
import type { NoteOutcome } from './tell-outcome.ts';

/** After that another employee may claim it: the first may have gone home. */
const CLAIM_MINUTES = 30;
const SMALLEST_STEP = SCALE / 100n;
/** An amount above the method's maximum times this is a typing error. */
const BEYOND_MOST = 10n;

type Needs = { clock: Clock; credit: CreditDeposit; noteOutcome: NoteOutcome };

export type ReviewDeposit = ReturnType<typeof createReviewDeposit>;

/** Staff's decisions on deposits that no provider confirms. Each is recorded with the employee's name. */
export function createReviewDeposit({ clock, credit, noteOutcome }: Needs) {
  return {
    /** Claims a deposit, so that no colleague works on it. @throws ApiError DEPOSIT_CLOSED, DEPOSIT_NOT_CLAIMED */
    async claim(tx: WriteHandle, id: string, actor: string): Promise<Deposit> {
      const deposit = await locked(tx, id);
      const { claimedBy, claimedAt } = deposit;
      const isFresh = claimedAt && clock.now().since(claimedAt).total('minutes') < CLAIM_MINUTES;
      if (claimedBy !== actor && isFresh) throw new ApiError('DEPOSIT_NOT_CLAIMED', { by: claimedBy });
      await insertAct(tx, deposit.id, { action: 'claim', actor, detail: {} }, clock.now());
      return updateClaim(tx, deposit, actor, clock.now());
    },

    /** Credits what really arrived, whatever was asked for. */
    async approve(tx: WriteHandle, id: string, received: Amount, actor: string): Promise<Deposit> {
      const deposit = await claimed(tx, id, actor);
      await requireAmount(tx, deposit, received);
      await insertAct(
        tx,
        deposit.id,
        { action: 'approve', actor, detail: { received: formatDecimal(received) } },
        clock.now(),
      );
      return credit(tx, deposit, received, actor);
    },

    /** Credits nothing; the member reads the reason. */
    async reject(tx: WriteHandle, id: string, reason: string, actor: string): Promise<Deposit> {
      const deposit = await claimed(tx, id, actor);
      await insertAct(tx, deposit.id, { action: 'reject', actor, detail: { reason } }, clock.now());
      const outcome = { state: 'failed', reason: 'rejected', note: reason } as const;
      const rejected = await updateState(tx, deposit, outcome, clock.now());
      await noteOutcome(tx, rejected);
      return rejected;
    },
  };

  async function locked(tx: WriteHandle, id: string): Promise<Deposit> {
    const deposit = await lockById(tx, id);
    if (!deposit) throw new ApiError('NOT_FOUND');
    if (!isForStaff(deposit)) throw new ApiError('DEPOSIT_CLOSED', { state: deposit.state });
    return deposit;
  }

  async function claimed(tx: WriteHandle, id: string, actor: string): Promise<Deposit> {
    const deposit = await locked(tx, id);
    if (deposit.claimedBy !== actor) throw new ApiError('DEPOSIT_NOT_CLAIMED', { by: deposit.claimedBy });
    return deposit;
  }

  async function requireAmount(tx: WriteHandle, deposit: Deposit, received: Amount): Promise<void> {
    const { max } = (await selectMethod(tx, deposit.method))!;
    const most = maximum(max, deposit.amount) * BEYOND_MOST;
    const isMoney = received > 0n && received % SMALLEST_STEP === 0n && received <= most;
    if (isMoney && shareOf({ ...deposit, received }).credit > 0n) return;
    throw new ApiError('AMOUNT_OUT_OF_RANGE', { min: formatDecimal(SMALLEST_STEP), max: formatDecimal(most) });
  }
}
