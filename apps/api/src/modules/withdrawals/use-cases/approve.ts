import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Providers } from '../../payments/index.ts';
import type { WithdrawalSettings } from '../withdrawals.settings.ts';
import { arrives, type Withdrawal } from '../domain/withdrawal.ts';
import type { By, Moves } from '../moves.ts';
import type { PayParts } from './pay-parts.ts';

export type Approve = (tx: WriteHandle, one: Withdrawal, by: By) => Promise<Withdrawal>;

type Needs = {
  clock: Clock;
  moves: Moves;
  providers: Pick<Providers, 'pays'>;
  payParts: PayParts;
  settings: () => Promise<{ withdrawals: WithdrawalSettings }>;
};

/** Approves a withdrawal and tells the member. Where the brand has a provider that pays by itself, it is paid at once, in one part. */
export function createApprove({ clock, moves, providers, payParts, settings }: Needs): Approve {
  return async (tx, one, by) => {
    const approved = await moves.take(tx, one, 'approve', by, { approvedAt: clock.now() });
    await moves.tell(tx, approved, 'approved');
    const { payoutProvider } = (await settings()).withdrawals;
    if (payoutProvider === null || !(await providers.pays(tx, payoutProvider, approved.payee.kind))) return approved;
    return payParts(tx, approved, { amounts: [arrives(approved)], provider: payoutProvider, note: '' }, by);
  };
}
