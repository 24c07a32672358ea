import type { Balance, VipState } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Credentials } from '../credentials/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { RegistrationService } from '../registration/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Allowances, Devices, Throttle } from '../throttle/index.ts';
import type { Verification } from '../verification/index.ts';
import { createOpenId } from './adapters/openid/openid.ts';
import { createFreePlay, type GivePlayMoney } from './free-play.service.ts';
import { createOpenSession } from './opening.ts';
import { providerRoutes } from './providers.routes.ts';
import { createProviders } from './providers.service.ts';
import { createSignInAdmin, type SignInAdmin } from './sign-in.admin.ts';
import { NO_VIP, signInRoutes } from './sign-in.routes.ts';
import { createSignInService } from './sign-in.service.ts';
import type { SignInRules } from './sign-in.settings.ts';

export type SignInModule = Module & {
  /** What staff does. */
  admin: SignInAdmin;
};

type Needs = {
  members: Members;
  settings: () => Promise<SignInRules>;
  setSetting: Settings['admin']['set'];
  secrets: SecretBox;
  throttle: Throttle & { allowances: Allowances; devices: Devices };
  sessions: Sessions;
  verification: Verification;
  credentials: Credentials;
  registration: RegistrationService;
  /** The site's own address, which sign-in providers send visitors back to. */
  publicUrl: string;
  /** Where secrets shared with sign-in providers lie, if in files. */
  secretsFolder: string | undefined;
  givePlayMoney: GivePlayMoney;
  balanceOf: (memberId: string) => Promise<Balance>;
  unreadMessages: (memberId: string) => Promise<number>;
  /** A member's VIP rank, where the brand has ranks. */
  vipOf?: (memberId: string) => Promise<VipState>;
  /** How many promotions run now, where there are any. */
  promotionCount?: () => number;
  /** The address of a member's icon. */
  iconOf: (member: Member) => string;
};

/** How members come in: by password, code, passkey or a sign-in provider; and visitors by free play. */
export function createSignIn(deps: Pick<Deps, 'pool' | 'clock' | 'log'>, needs: Needs): SignInModule {
  const { pool, clock } = deps;
  const { members, verification, credentials } = needs;
  const { allowances, devices } = needs.throttle;
  const shared = { ...deps, ...needs, ...verification, ...credentials, allowances, devices };
  // A demo on one machine has no TLS, nor have its parties.
  const party = createOpenId({
    now: () => clock.now().epochMilliseconds,
    isPlainAllowed: needs.publicUrl.startsWith('http:'),
  });
  const providers = createProviders({ ...shared, party });
  const signIn = createSignInService(shared);
  const freePlay = createFreePlay(shared);
  const openSession = createOpenSession({ ...shared, signIn });

  const closeExpired: Job = {
    name: 'sign_in_close_expired',
    cron: '*/10 * * * *',
    run: async () => void (await inTransaction(pool, (tx) => members.closeExpired(tx))),
  };

  return {
    name: 'sign-in',
    admin: createSignInAdmin(needs),
    jobs: [closeExpired],
    routes: (app) => {
      signInRoutes(app, {
        ...shared,
        signIn,
        freePlay,
        openSession,
        vipOf: needs.vipOf ?? (() => Promise.resolve(NO_VIP)),
        promotionCount: needs.promotionCount ?? (() => 0),
      });
      providerRoutes(app, { ...shared, providers, signIn, openSession });
    },
  };
}
