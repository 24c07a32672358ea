import type { Balance } from '@champa/contract';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Guard } from '../approvals/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { WithdrawalPayee } from '../payees/index.ts';
import type { PayoutEvent, Providers, Receive } from '../payments/index.ts';
import type { BrandSettings } from '../site/index.ts';
import { forgetPayouts, hasOpenWithdrawal } from './forget.repo.ts';
import type { WithdrawalSettings } from './withdrawals.settings.ts';
import type { Standing } from '../turnover/index.ts';
import { createMoney } from './money.ts';
import { ANNOUNCE, createMoves } from './moves.ts';
import { createApprove, createPaidBy } from './use-cases/approve.ts';
import { FOLLOW_PART } from './parts.repo.ts';
import { createFollowPart, createPartsSweep } from './use-cases/follow-part.ts';
import { createGatherFacts, type FactsNeeds } from './use-cases/gather-facts.ts';
import { createPayParts } from './use-cases/pay-parts.ts';
import { createReceiveCallback } from './use-cases/receive-callback.ts';
import { createRequestWithdrawal } from './use-cases/request-withdrawal.ts';
import { createSettlePart, type OnPaid } from './use-cases/settle-part.ts';
import { selectNames } from './withdrawals.repo.ts';
import { withdrawalsRoutes } from './withdrawals.routes.ts';
import type { OwnLimits } from './withdrawals.rules.ts';
import { createWithdrawalsService, type WithdrawalsService } from './withdrawals.service.ts';
import { createWithdrawalsAdmin, type WithdrawalsAdmin } from './withdrawals.admin.ts';
import { presentForStaff } from './withdrawals.admin.present.ts';
import { createWithdrawalsList, withdrawalsExport } from './withdrawals.admin.list.ts';
import { withdrawalsAdminRoutes } from './withdrawals.admin.routes.ts';

export type Withdrawals = Module & {
  service: WithdrawalsService;
  admin: WithdrawalsAdmin;
  /** What withdrawals are called in an account record: where they go. */
  describe: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Takes what a provider tells about a payout. */
  receive: Receive<PayoutEvent>;
};

export type WithdrawalsNeeds = Omit<FactsNeeds, 'clock'> & {
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'reserve' | 'postPart' | 'voidHold'>;
  wallet: { balanceOf: (memberId: string) => Promise<Balance> };
  settings: () => Promise<{ brand: BrandSettings; withdrawals: WithdrawalSettings }>;
  secrets: SecretBox;
  payments: { providers: Providers; callbackUrl: (provider: string) => string };
  payees: { forWithdrawal: (tx: WriteHandle, memberId: string, payeeId: string) => Promise<WithdrawalPayee> };
  turnover: {
    standingOf: (db: ReadHandle, memberId: string) => Promise<Standing>;
    requireMet: (tx: WriteHandle, memberId: string) => Promise<void>;
  };
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  hasPaymentPassword: (memberId: string) => Promise<boolean>;
  spend: (key: string, most: { uses: number; minutes: number }) => Promise<void>;
  /** What a member's rank allows; without ranks everybody is allowed the same. */
  limitsOf?: (db: ReadHandle, memberId: string) => Promise<OwnLimits | null>;
  tell: Inbox['tell'];
  onPaid: OnPaid;
  record: RecordByHand;
  guard: Guard;
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

const Announcement = z.object({ memberId: z.string(), withdrawalId: z.string() });

/** Money out: withdrawals, from the member's request to the word that it has arrived. */
export function createWithdrawals(deps: Omit<Deps, 'metrics'>, needs: WithdrawalsNeeds): Withdrawals {
  const { pool, clock, live } = deps;
  const { wallet, payees, payments, turnover } = needs;
  const moves = createMoves({ clock, tell: needs.tell });
  const money = createMoney({ clock, ledger: needs.ledger });
  const ownLimits = needs.limitsOf ?? (() => Promise.resolve(null));
  const shared = { ...deps, ...needs, ownLimits, ...payments, moves, money };
  const settlePart = createSettlePart(shared);
  const payParts = createPayParts({ ...shared, settlePart });
  const paidBy = createPaidBy(shared);
  const approve = createApprove({ ...shared, paidBy, payParts });
  const request = createRequestWithdrawal({
    ...shared,
    approve,
    gatherFacts: createGatherFacts({ ...needs, clock }),
    forWithdrawal: payees.forWithdrawal,
    requireTurnover: turnover.requireMet,
  });
  const service = createWithdrawalsService({ ...shared, request, turnoverOf: turnover.standingOf });
  const admin = createWithdrawalsAdmin({
    ...shared,
    approve,
    paidBy,
    payParts,
    settlePart,
    turnoverOf: turnover.standingOf,
  });
  const usernames = (ids: readonly string[]) => needs.usernames(pool, ids);
  const list = createWithdrawalsList({ admin, usernames });

  return {
    name: 'withdrawals',
    service,
    admin,
    describe: (ids) => (ids.length === 0 ? Promise.resolve(new Map()) : selectNames(pool, ids)),
    receive: createReceiveCallback({ settlePart }),
    routes: (app) => withdrawalsRoutes(app, { service, spend: needs.spend }),
    personalData: async (memberId) => ({
      withdrawals: await everyRow(async (wish) =>
        presentPage(await admin.ofMember(memberId, wish), (one) => presentForStaff(one, '')),
      ),
    }),
    forget: {
      open: async (db, memberId) => ((await hasOpenWithdrawal(db, memberId)) ? ['withdrawals'] : []),
      afterRetention: forgetPayouts,
    },
    adminRoutes: (app) => withdrawalsAdminRoutes(app, { admin, list, usernames }),
    exports: [withdrawalsExport(list)],
    jobs: [
      { name: FOLLOW_PART, run: createFollowPart({ ...shared, settlePart }) },
      { name: 'withdrawals_sweep', cron: '*/5 * * * *', run: createPartsSweep({ pool, clock }) },
      { name: ANNOUNCE, run: announce },
      { name: 'withdrawals_receive_overdue', cron: '* * * * *', run: service.receiveOverdue },
    ],
  };

  /** What has changed, told to the member's open screens. */
  async function announce(payload: unknown): Promise<void> {
    const { memberId, withdrawalId } = Announcement.parse(payload);
    live.publish(memberId, { name: 'withdrawal', data: await service.byId(memberId, withdrawalId) });
    live.publish(memberId, { name: 'balance', data: await wallet.balanceOf(memberId) });
  }
}
