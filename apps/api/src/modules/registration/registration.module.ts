import type { Deps, Module } from '../../module.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Credentials, IsBreached } from '../credentials/index.ts';
import type { Members } from '../member/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { Allowances, Devices } from '../throttle/index.ts';
import type { Verification } from '../verification/index.ts';
import { createInvitations, type InvitationLinks } from './invitations.ts';
import { createOpenedAccounts, type OpenedAccounts } from './opened-accounts.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createRegistrationService, type RegistrationService } from './registration.service.ts';
import type { RegistrationRules } from './registration.settings.ts';

export type Registration = Module & RegistrationService & { openedAccounts: OpenedAccounts };

type Needs = {
  members: Members;
  settings: () => Promise<RegistrationRules>;
  secrets: SecretBox;
  throttle: { allowances: Allowances; devices: Devices };
  sessions: Sessions;
  verification: Pick<Verification, 'browserCodes' | 'phoneProofs' | 'challenges'>;
  credentials: Pick<Credentials, 'passwords'>;
  isBreached: IsBreached;
  openWallet: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  /** Notes by whose code a new member came. */
  noteReferral: (tx: WriteHandle, memberId: string, referralCode: string) => Promise<void>;
  /** Whether a code is a member's referral code. */
  isReferralCode: (db: ReadHandle, code: string) => Promise<boolean>;
  /** Links that invite, where there are any. */
  links?: InvitationLinks;
};

/** How people become members. */
export function createRegistration(deps: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Registration {
  const { allowances, devices } = needs.throttle;
  const { passwords } = needs.credentials;
  const shared = { ...deps, ...needs, ...needs.verification, allowances, devices, passwords };
  const invitations = createInvitations(shared);
  const registration = createRegistrationService({ ...shared, invitations });
  return {
    name: 'registration',
    ...registration,
    openedAccounts: createOpenedAccounts({ ...shared, createAccount: registration.createAccount }),
    routes: (app) => registrationRoutes(app, { ...shared, invitations, registration }),
  };
}
