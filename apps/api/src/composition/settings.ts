import { agentsSettings } from '../modules/agents/index.ts';
import { approvalsSettings } from '../modules/approvals/index.ts';
import { catalogueSettings } from '../modules/catalogue/index.ts';
import { chatSettings } from '../modules/chat/index.ts';
import { complianceSettings } from '../modules/compliance/index.ts';
import { dashboardSettings } from '../modules/dashboard/index.ts';
import { depositsSettings } from '../modules/deposits/index.ts';
import { factsSettings } from '../modules/facts/index.ts';
import { inboxSettings } from '../modules/inbox/index.ts';
import { limitsSettings } from '../modules/limits/index.ts';
import { memberSettings } from '../modules/member/index.ts';
import { payeesSettings } from '../modules/payees/index.ts';
import { pointsSettings } from '../modules/points/index.ts';
import { privacySettings } from '../modules/privacy/index.ts';
import { promotionsSettings } from '../modules/promotions/index.ts';
import { rebateSettings } from '../modules/rebate/index.ts';
import { registrationSettings } from '../modules/registration/index.ts';
import { sessionsSettings } from '../modules/sessions/index.ts';
import type { ValuesOf } from '../modules/settings/index.ts';
import { signInSettings } from '../modules/sign-in/index.ts';
import { siteSettings } from '../modules/site/index.ts';
import { staffSettings } from '../modules/staff/index.ts';
import { ticketsSettings } from '../modules/tickets/index.ts';
import { transfersSettings } from '../modules/transfers/index.ts';
import { vendorsSettings } from '../modules/vendors/index.ts';
import { verificationSettings } from '../modules/verification/index.ts';
import { withdrawalSettings } from '../modules/withdrawals/index.ts';

/** Every setting of the brand, by its key: each module declares its own in `<name>.settings.ts`. */
export const allSettings = {
  ...siteSettings,
  ...sessionsSettings,
  ...verificationSettings,
  ...registrationSettings,
  ...signInSettings,
  ...memberSettings,
  ...payeesSettings,
  ...withdrawalSettings,
  ...transfersSettings,
  ...depositsSettings,
  ...dashboardSettings,
  ...inboxSettings,
  ...factsSettings,
  ...promotionsSettings,
  ...rebateSettings,
  ...pointsSettings,
  ...agentsSettings,
  ...limitsSettings,
  ...catalogueSettings,
  ...vendorsSettings,
  ...staffSettings,
  ...approvalsSettings,
  ...privacySettings,
  ...complianceSettings,
  ...ticketsSettings,
  ...chatSettings,
};

export type AllSettings = ValuesOf<typeof allSettings>;
