import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Inbox } from '../inbox/index.ts';
import { arrives, isEnded, nextState, type Step, type Withdrawal } from './domain/withdrawal.ts';
import { insertStep } from './trail.repo.ts';
import { updateWithdrawal } from './withdrawals.repo.ts';

export const ANNOUNCE = 'withdrawals_announce';

/** Who takes a step, and why. */
export type By = { actor: string; reason?: string };

type Changes = Partial<Omit<Withdrawal, 'id' | 'memberId' | 'payee' | 'amount' | 'fee' | 'state'>>;

export type Moves = ReturnType<typeof createMoves>;

/** The only way to change a withdrawal: a step of the table, recorded, and shown on the member's screens. `tell` writes to the inbox. */
export function createMoves({ clock, tell }: { clock: Clock; tell: Inbox['tell'] }) {
  /** After the commit, open screens are updated. */
  const announceLater = ({ id, memberId }: Withdrawal, tx: WriteHandle): Promise<void> =>
    enqueue(tx, ANNOUNCE, { memberId, withdrawalId: String(id) }, { key: `${ANNOUNCE}:${id}` });

  async function write(tx: WriteHandle, after: Withdrawal, step: string, { actor, reason = '' }: By): Promise<void> {
    await updateWithdrawal(tx, after);
    await insertStep(tx, after.id, { step, state: after.state, actor, reason, at: clock.now() });
    await announceLater(after, tx);
  }

  return {
    /**
     * Takes a step with a withdrawal that the caller has locked.
     *
     * @throws ApiError WITHDRAWAL_CLOSED where its state does not allow it
     */
    async take(tx: WriteHandle, one: Withdrawal, step: Step, by: By, changes: Changes = {}): Promise<Withdrawal> {
      const state = nextState(one.state, step);
      if (!state) throw new ApiError('WITHDRAWAL_CLOSED', { state: one.state });
      const after = { ...one, ...changes, state, ...(isEnded(state) ? { endedAt: clock.now() } : {}) };
      await write(tx, after, step, by);
      return after;
    },

    /** Records what changed without a step: a part that left, or was received. */
    async note(tx: WriteHandle, one: Withdrawal, what: string, by: By, changes: Changes = {}): Promise<Withdrawal> {
      const after = { ...one, ...changes };
      await write(tx, after, what, by);
      return after;
    },

    async tell(
      tx: WriteHandle,
      one: Withdrawal,
      what: 'approved' | 'rejected' | 'paid' | 'returned',
      amount = what === 'paid' ? arrives(one) : one.amount,
    ): Promise<void> {
      const { id, memberId, currency } = one;
      const details = { amount: formatDecimal(amount), currency };
      await tell(tx, {
        memberId,
        kind: `withdrawal_${what}`,
        details,
        cause: `withdrawal:${id}:${what}:${one.returned}`,
      });
    },
  };
}
