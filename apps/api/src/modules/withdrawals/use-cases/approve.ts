import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Providers } from '../../payments/index.ts';
import type { WithdrawalSettings } from '../withdrawals.settings.ts';
import { arrives, type Withdrawal } from '../domain/withdrawal.ts';
import type { By, Moves } from '../moves.ts';
import type { PayParts } from './pay-parts.ts';

/** The provider that pays a withdrawal by itself once it is approved; null: staff pays it. */
export type PaidBy = (tx: WriteHandle, one: Pick<Withdrawal, 'payee'>) => Promise<string | null>;

export type Approve = (tx: WriteHandle, one: Withdrawal, by: By) => Promise<Withdrawal>;

type Needs = {
  clock: Clock;
  moves: Moves;
  paidBy: PaidBy;
  payParts: PayParts;
};

type PaidByNeeds = {
  providers: Pick<Providers, 'pays'>;
  settings: () => Promise<{ withdrawals: WithdrawalSettings }>;
};

export function createPaidBy({ providers, settings }: PaidByNeeds): PaidBy {
  return async (tx, { payee }) => {
    const { payoutProvider } = (await settings()).withdrawals;
    if (payoutProvider === null || !(await providers.pays(tx, payoutProvider, payee.kind))) return null;
    return payoutProvider;
  };
}

/** Approves a withdrawal and tells the member. Where the brand has a provider that pays by itself, it is paid at once, in one part. */
export function createApprove({ clock, moves, paidBy, payParts }: Needs): Approve {
  return async (tx, one, by) => {
    const approved = await moves.take(tx, one, 'approve', by, { approvedAt: clock.now() });
    await moves.tell(tx, approved, 'approved');
    const provider = await paidBy(tx, approved);
    if (provider === null) return approved;
    return payParts(tx, approved, { amounts: [arrives(approved)], provider, note: '' }, by);
  };
}
