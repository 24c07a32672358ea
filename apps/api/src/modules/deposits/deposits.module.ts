import type { Balance } from '@champa/contract';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { ReadHandle } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Guard } from '../approvals/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { DepositEvent, Providers, Receive } from '../payments/index.ts';
import { forgetSlips, hasOpenDeposit } from './forget.repo.ts';
import { presentForStaff } from './deposits.admin.present.ts';
import { createDepositsList, depositsExport } from './deposits.admin.list.ts';
import { depositsAdminRoutes } from './deposits.admin.routes.ts';
import { presentDeposit } from './deposits.present.ts';
import { depositsRoutes, type DepositsRoutesNeeds } from './deposits.routes.ts';
import { seedDemoMethods } from './deposits.seed.ts';
import { type DepositsService, createDepositsService } from './deposits.service.ts';
import { RESOLVE_DEPOSIT, selectDeposit } from './deposits.repo.ts';
import { createDepositsAdmin, type DepositsAdmin } from './deposits.admin.ts';
import type { Deposit } from './domain/deposit.ts';
import { createMethodsAdmin } from './methods.admin.ts';
import { methodsAdminRoutes } from './methods.admin.routes.ts';
import type { VelocityRules } from './domain/velocity.ts';
import { ANNOUNCE } from './use-cases/announce-later.ts';
import { createBeginDeposit, type RequireDeposit, type RequireOffer } from './use-cases/begin-deposit.ts';
import { createCreditDeposit, type OnCredited } from './use-cases/credit-deposit.ts';
import { createExpireDeposits } from './use-cases/expire-deposits.ts';
import { createFollowPayment } from './use-cases/follow-payment.ts';
import { createRefundDeposit, type OnRefunded, RESOLVE_REFUND } from './use-cases/refund-deposit.ts';
import { createDepositsSweep, createResolveDeposit } from './use-cases/resolve-deposit.ts';
import { createReviewDeposit } from './use-cases/review-deposit.ts';
import { createSendSlip } from './use-cases/send-slip.ts';
import { createSettleDeposit } from './use-cases/settle-deposit.ts';
import { createTellOutcome } from './use-cases/tell-outcome.ts';

const Asked = z.object({ refundId: z.string() });
/** Without a deposit: enqueued by a correction, before decision 0049. */
const Announced = z.object({ memberId: z.string(), depositId: z.nullable(z.string()) });

export type Deposits = Module & {
  /** What deposits are called, by their ids. */
  describeDeposits: DepositsService['describe'];
  /** What staff does. */
  admin: DepositsAdmin;
  /** Takes what a provider tells about a deposit. */
  receive: Receive<DepositEvent>;
  /** The methods of the demo's providers. */
  seedDemo: () => Promise<void>;
};

type Needs = {
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'reserve' | 'postHold' | 'voidHold'>;
  payments: { providers: Providers; callbackUrl: (provider: string) => string };
  wallet: { balanceOf: (memberId: string) => Promise<Balance> };
  /** The brand's language. */
  defaultLanguage: DepositsRoutesNeeds['defaultLanguage'];
  requireDeposit: RequireDeposit;
  requireOffer: RequireOffer;
  onCredited: OnCredited;
  onRefunded: OnRefunded;
  /** How many deposits a member may begin. */
  velocity: () => Promise<VelocityRules>;
  /** Tells a member in the inbox. */
  tell: Inbox['tell'];
  /** Names of members, for the console. */
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The brand's, in which methods have their hours. */
  timeZone: () => Promise<string>;
  /** Records in the audit log what staff did. */
  record: RecordByHand;
  guard: Guard;
};

/** Money in: deposits through payment providers and by hand, and what staff does about them. */
export function createDeposits(deps: Omit<Deps, 'metrics'>, needs: Needs): Deposits {
  const { pool, clock, log, config, live } = deps;
  const { ledger, payments, wallet, defaultLanguage, requireDeposit, requireOffer, onCredited, onRefunded, velocity } =
    needs;
  const { timeZone } = needs;
  const { balanceOf } = wallet;
  const noteOutcome = createTellOutcome(needs.tell);
  const { providers, callbackUrl } = payments;
  const credit = createCreditDeposit({ clock, ledger, noteOutcome, onCredited });
  const settle = createSettleDeposit({ clock, credit, noteOutcome });
  const follow = createFollowPayment({ clock, log, settle, noteOutcome });
  const begin = createBeginDeposit({
    pool,
    clock,
    providers,
    follow,
    requireDeposit,
    requireOffer,
    velocity,
    callbackUrl,
    timeZone,
  });
  const sendSlip = createSendSlip({ pool, clock });
  const service = createDepositsService({
    pool,
    clock,
    begin,
    sendSlip,
    announce,
    balanceOf,
    publicUrl: config.PUBLIC_URL,
    timeZone,
  });
  const review = createReviewDeposit({ clock, credit, noteOutcome });
  const refund = createRefundDeposit({ pool, clock, log, providers, ledger, noteOutcome, onRefunded });
  const admin = createDepositsAdmin({ pool, review, refund, record: needs.record, guard: needs.guard });
  const usernames = (ids: readonly string[]) => needs.usernames(pool, ids);
  const list = createDepositsList({ admin, usernames });

  const methods = createMethodsAdmin({
    pool,
    clock,
    timeZone,
    record: needs.record,
    changed: () => live.publishToAll({ name: 'depositMethods', data: {} }),
  });

  return {
    name: 'deposits',
    routes: (app) => depositsRoutes(app, { service, defaultLanguage }),
    personalData: async (memberId) => ({
      deposits: await everyRow(async (wish) =>
        presentPage(await admin.ofMember(memberId, wish), (one) => presentForStaff(one, '')),
      ),
    }),
    forget: {
      open: async (db, memberId) => ((await hasOpenDeposit(db, memberId)) ? ['deposits'] : []),
      afterRetention: forgetSlips,
    },
    adminRoutes: (app) => {
      depositsAdminRoutes(app, { admin, list, usernames });
      methodsAdminRoutes(app, methods);
    },
    exports: [depositsExport(list)],
    jobs: alsoByFormerNames([
      { name: RESOLVE_DEPOSIT, run: createResolveDeposit({ pool, clock, log, providers, follow, announce }) },
      { name: 'deposits_sweep', cron: '*/5 * * * *', run: createDepositsSweep({ pool, clock }) },
      { name: RESOLVE_REFUND, run: async (payload) => void (await refund.carryOut(Asked.parse(payload).refundId)) },
      { name: ANNOUNCE, run: announceNow },
      { name: 'deposits_expire_deposits', cron: '* * * * *', run: createExpireDeposits({ pool, clock, announce }) },
    ]),
    describeDeposits: service.describe,
    admin,
    async receive(tx, provider, { eventId: _id, about: _about, ...word }) {
      const settlement = await settle(tx, { provider, ...word });
      if (settlement.outcome !== 'changed') return { outcome: settlement.outcome };
      return { outcome: 'changed', announce: () => announce(settlement.deposit) };
    },
    seedDemo: () => seedDemoMethods(pool),
  };

  // After the commit, so that a screen shows only what has happened.
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
}

/** Jobs that were enqueued while this module was called `cashier` (decision 0049) are done as well. */
function alsoByFormerNames(jobs: readonly Job[]): Job[] {
  return [...jobs, ...jobs.map(({ name, run }) => ({ name: name.replace(/^deposits_/, 'cashier_'), run }))];
}
