import type { Balance } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { cashierAdminRoutes } from './cashier.admin.routes.ts';
import { cashierCallbackRoutes } from './cashier.callback.routes.ts';
import { presentDeposit } from './cashier.present.ts';
import { createProviders } from './cashier.registry.ts';
import { cashierRoutes, type CashierRoutesNeeds } from './cashier.routes.ts';
import { seedDemoCashier } from './cashier.seed.ts';
import { type CashierService, createCashierService } from './cashier.service.ts';
import type { Deposit } from './domain/deposit.ts';
import { createBeginDeposit, type RequireDeposit } from './use-cases/begin-deposit.ts';
import { createExpireDeposits } from './use-cases/expire-deposits.ts';
import { createFollowPayment } from './use-cases/follow-payment.ts';
import { createReceiveCallback } from './use-cases/receive-callback.ts';
import { createResolveDeposit, RESOLVE_DEPOSIT } from './use-cases/resolve-deposit.ts';
import { createSettleDeposit } from './use-cases/settle-deposit.ts';
import { createTellOutcome } from './use-cases/tell-outcome.ts';

export type Cashier = Module & {
  /** What deposits are called, by their ids. */
  describeDeposits: CashierService['describe'];
  /** The sandbox's provider and methods, as SANDPAY_URL and SANDPAY_SECRET_FILE name it. */
  seedDemo: () => Promise<void>;
};

type Needs = {
  ledger: Pick<Ledger, 'openAccount' | 'post'>;
  wallet: { balanceOf: (memberId: string) => Promise<Balance> };
  site: CashierRoutesNeeds['site'];
  requireDeposit: RequireDeposit;
  /** Tells a member in his inbox. */
  tell: Inbox['tell'];
};

/** Money in: deposits through payment providers. */
export function createCashier(deps: Omit<Deps, 'metrics'>, needs: Needs): Cashier {
  const { pool, clock, log, config, live } = deps;
  const { ledger, wallet, site, requireDeposit } = needs;
  const noteOutcome = createTellOutcome(needs.tell);
  const providers = createProviders(clock);
  const settle = createSettleDeposit({ clock, ledger, noteOutcome });
  const follow = createFollowPayment({ clock, log, settle, noteOutcome });
  const receive = createReceiveCallback({ clock, settle });
  const callbackUrl = (provider: string) =>
    new URL(`/callbacks/payments/${provider}`, config.CALLBACK_URL ?? config.PUBLIC_URL).href;
  const begin = createBeginDeposit({ pool, clock, providers, follow, requireDeposit, callbackUrl });
  const service = createCashierService({
    pool,
    clock,
    begin,
    balanceOf: wallet.balanceOf,
    publicUrl: config.PUBLIC_URL,
  });

  return {
    name: 'cashier',
    routes: (app) => {
      cashierRoutes(app, { service, site });
      cashierCallbackRoutes(app, { pool, clock, log, providers, receive, announce });
    },
    adminRoutes: (app) => cashierAdminRoutes(app, { service }),
    jobs: [
      { name: RESOLVE_DEPOSIT, run: createResolveDeposit({ pool, clock, log, providers, follow, announce }) },
      { name: 'cashier_expire_deposits', cron: '* * * * *', run: createExpireDeposits({ pool, clock, announce }) },
    ],
    describeDeposits: service.describe,
    seedDemo: async () => {
      const { SANDPAY_URL: baseUrl, SANDPAY_SECRET_FILE: secretFile } = config;
      if (!baseUrl || !secretFile)
        throw new Error('SANDPAY_URL and SANDPAY_SECRET_FILE name the demo’s payment provider');
      await seedDemoCashier(pool, { baseUrl, secretFile });
    },
  };

  // After the commit: what a screen is told has happened.
  async function announce(deposit: Deposit): Promise<void> {
    live.publish(deposit.memberId, { name: 'deposit', data: presentDeposit(deposit, clock.now()) });
    if (deposit.state !== 'credited') return;
    live.publish(deposit.memberId, { name: 'balance', data: await wallet.balanceOf(deposit.memberId) });
  }
}
