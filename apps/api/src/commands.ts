import type { Command } from 'commander';
import { backupCommands } from './backup.cli.ts';
import { allSettings } from './composition/settings.ts';
import type { Deps } from './module.ts';
import { agentCommands } from './modules/agents/index.ts';
import { bonusCommands } from './modules/bonus/index.ts';
import { dashboardCommands } from './modules/dashboard/index.ts';
import { depositsCommands } from './modules/deposits/index.ts';
import { figuresCommands } from './modules/figures/index.ts';
import { inboxCommands } from './modules/inbox/index.ts';
import { ledgerCommands } from './modules/ledger/index.ts';
import { limitsCommands } from './modules/limits/index.ts';
import { lotteryCommands } from './modules/lottery/index.ts';
import { missionsCommands } from './modules/missions/index.ts';
import { catalogueCommands } from './modules/catalogue/index.ts';
import { contentCommands } from './modules/content/index.ts';
import { paymentsCommands } from './modules/payments/index.ts';
import { pointsCommands } from './modules/points/index.ts';
import { vendorCommands } from './modules/vendors/index.ts';
import { vipCommands } from './modules/vip/index.ts';
import { textsCommands } from './modules/texts/index.ts';
import { transfersCommands } from './modules/transfers/index.ts';
import { prizesCommands } from './modules/prizes/index.ts';
import { promotionCommands } from './modules/promotions/index.ts';
import { reconciliationCommands } from './modules/reconciliation/index.ts';
import { accountCommands } from './modules/recovery/index.ts';
import { rewardsCommands } from './modules/rewards/index.ts';
import { settingsCommands } from './modules/settings/index.ts';
import { signInCommands } from './modules/sign-in/index.ts';
import { siteCommands } from './modules/site/index.ts';
import { auditCommands, staffCommands } from './modules/staff/index.ts';
import { walletCommands } from './modules/wallet/index.ts';
import { withdrawalsCommands } from './modules/withdrawals/index.ts';
import type { Composed } from './modules.ts';

/** Composes the platform without serving it, runs one piece of work, and closes. */
export type WithPlatform = (
  work: (composed: Composed, deps: Deps, compose: (deps: Deps) => Composed) => Promise<void>,
) => Promise<void>;

/** The commands of every module. */
export const commands: readonly ((program: Command, withPlatform: WithPlatform) => void)[] = [
  siteCommands,
  settingsCommands(Object.values(allSettings)),
  signInCommands,
  accountCommands,
  contentCommands,
  textsCommands,
  staffCommands,
  auditCommands,
  vendorCommands,
  catalogueCommands,
  ledgerCommands,
  figuresCommands,
  dashboardCommands,
  paymentsCommands,
  reconciliationCommands,
  depositsCommands,
  walletCommands,
  inboxCommands,
  limitsCommands,
  withdrawalsCommands,
  bonusCommands,
  missionsCommands,
  prizesCommands,
  rewardsCommands,
  promotionCommands,
  transfersCommands,
  lotteryCommands,
  agentCommands,
  pointsCommands,
  vipCommands,
  backupCommands,
];
