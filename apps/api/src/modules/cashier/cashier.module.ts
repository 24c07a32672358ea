import type { Balance } from '@champa/contract';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { cashierAdminRoutes } from './cashier.admin.routes.ts';
import { cashierCallbackRoutes } from './cashier.callback.routes.ts';
import { presentDeposit } from './cashier.present.ts';
import { createProviders } from './cashier.registry.ts';
import { cashierRoutes, type CashierRoutesNeeds } from './cashier.routes.ts';
import { seedDemoCashier } from './cashier.seed.ts';
import { type CashierService, createCashierService } from './cashier.service.ts';
import { deleteRefusedBefore } from './callbacks.repo.ts';
import { selectDeposit } from './deposits.repo.ts';
import { createCashierAdmin, type CashierAdmin } from './cashier.admin.ts';
import type { Deposit } from './domain/deposit.ts';
import type { VelocityRules } from './domain/velocity.ts';
import { ANNOUNCE } from './use-cases/announce-later.ts';
import { createBeginDeposit, type RequireDeposit, type RequireOffer } from './use-cases/begin-deposit.ts';
import { createCorrectBalance } from './use-cases/correct-balance.ts';
import { createCreditDeposit, type OnCredited } from './use-cases/credit-deposit.ts';
import { createExpireDeposits } from './use-cases/expire-deposits.ts';
import { createFollowPayment } from './use-cases/follow-payment.ts';
import { createKeepRefused, createReceiveCallback } from './use-cases/receive-callback.ts';
import { createRefundDeposit, type OnRefunded, RESOLVE_REFUND } from './use-cases/refund-deposit.ts';
import { createResolveDeposit, RESOLVE_DEPOSIT } from './use-cases/resolve-deposit.ts';
import { createReviewDeposit } from './use-cases/review-deposit.ts';
import { createSendSlip } from './use-cases/send-slip.ts';
import { createSettleDeposit } from './use-cases/settle-deposit.ts';
import { createTellOutcome } from './use-cases/tell-outcome.ts';

const REFUSED_KEPT_DAYS = 30;

const Asked = z.object({ refundId: z.string() });
const Announced = z.object({ memberId: z.string(), depositId: z.nullable(z.string()) });

export type Cashier = Module & {
  /** What deposits are called, by their ids. */
  describeDeposits: CashierService['describe'];
  /** Why corrections were made, by their ids. */
  describeCorrections: CashierService['describeCorrections'];
  /** What staff does. */
  admin: CashierAdmin;
  /** The sandbox's provider and methods, as SANDPAY_URL and SANDPAY_SECRET_FILE name it. */
  seedDemo: () => Promise<void>;
};

type Needs = {
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'reserve' | 'postHold' | 'voidHold'>;
  wallet: { balanceOf: (memberId: string) => Promise<Balance> };
  site: CashierRoutesNeeds['site'];
  requireDeposit: RequireDeposit;
  requireOffer: RequireOffer;
  onCredited: OnCredited;
  onRefunded: OnRefunded;
  /** How many deposits a member may begin. */
  velocity: () => Promise<VelocityRules>;
  /** Tells a member in his inbox. */
  tell: Inbox['tell'];
};

/** Money in: deposits through payment providers and by hand, and what staff does about them. */
export function createCashier(deps: Omit<Deps, 'metrics'>, needs: Needs): Cashier {
  const { pool, clock, log, config, live } = deps;
  const { ledger, wallet, site, requireDeposit, requireOffer, onCredited, onRefunded, velocity } = needs;
  const { balanceOf } = wallet;
  const noteOutcome = createTellOutcome(needs.tell);
  const providers = createProviders(clock);
  const credit = createCreditDeposit({ clock, ledger, noteOutcome, onCredited });
  const settle = createSettleDeposit({ clock, credit, noteOutcome });
  const follow = createFollowPayment({ clock, log, settle, noteOutcome });
  const receive = createReceiveCallback({ clock, settle });
  const keepRefused = createKeepRefused({ clock });
  const callbackUrl = (provider: string) =>
    new URL(`/callbacks/payments/${provider}`, config.CALLBACK_URL ?? config.PUBLIC_URL).href;
  const begin = createBeginDeposit({
    pool,
    clock,
    providers,
    follow,
    requireDeposit,
    requireOffer,
    velocity,
    callbackUrl,
  });
  const sendSlip = createSendSlip({ pool, clock });
  const service = createCashierService({
    pool,
    clock,
    begin,
    sendSlip,
    announce,
    balanceOf,
    publicUrl: config.PUBLIC_URL,
  });
  const review = createReviewDeposit({ clock, credit, noteOutcome });
  const refund = createRefundDeposit({ pool, clock, log, providers, ledger, noteOutcome, onRefunded });
  const correct = createCorrectBalance({ clock, ledger });

  return {
    name: 'cashier',
    routes: (app) => {
      cashierRoutes(app, { service, site });
      cashierCallbackRoutes(app, { pool, clock, log, providers, receive, keepRefused, announce });
    },
    adminRoutes: (app) => cashierAdminRoutes(app, { service }),
    jobs: [
      { name: RESOLVE_DEPOSIT, run: createResolveDeposit({ pool, clock, log, providers, follow, announce }) },
      { name: RESOLVE_REFUND, run: async (payload) => void (await refund.carryOut(Asked.parse(payload).refundId)) },
      { name: ANNOUNCE, run: announceNow },
      { name: 'cashier_expire_deposits', cron: '* * * * *', run: createExpireDeposits({ pool, clock, announce }) },
      { name: 'cashier_drop_refused', cron: '17 3 * * *', run: dropRefused },
    ],
    describeDeposits: service.describe,
    describeCorrections: service.describeCorrections,
    admin: createCashierAdmin({ pool, clock, review, refund, correct, balanceOf }),
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
    // Before that, no money moved.
    if (deposit.creditedAt !== null) await announceBalance(deposit.memberId);
  }

  async function announceBalance(memberId: string): Promise<void> {
    live.publish(memberId, { name: 'balance', data: await balanceOf(memberId) });
  }

  async function announceNow(payload: unknown): Promise<void> {
    const { memberId, depositId } = Announced.parse(payload);
    if (depositId === null) return announceBalance(memberId);
    const deposit = await selectDeposit(pool, memberId, depositId);
    if (deposit) await announce(deposit);
  }

  async function dropRefused(): Promise<void> {
    const before = clock.now().subtract({ hours: REFUSED_KEPT_DAYS * 24 });
    await inTransaction(pool, (tx) => deleteRefusedBefore(tx, before));
  }
}
