import type { Balance } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { WriteHandle } from '../../platform/database.ts';
import type { Members } from '../member/index.ts';
import type { Site } from '../site/index.ts';
import { identityRoutes } from './identity.routes.ts';
import { createIdentityService, type IdentityService } from './identity.service.ts';
import { createSessions, type Sessions } from './sessions.service.ts';
import { createThrottle, type Throttle } from './throttle.service.ts';

export type Identity = Module & {
  authenticate: Sessions['find'];
  isSessionLive: Sessions['isLive'];
  service: IdentityService;
  throttle: Throttle;
};

type Needs = {
  members: Members;
  site: Site;
  openWallet: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  balanceOf: (memberId: string) => Promise<Balance>;
};

/** How a member proves who he is: registration, sign-in, sessions, passwords. */
export function createIdentity(
  deps: Pick<Deps, 'pool' | 'clock' | 'live'>,
  { members, site, openWallet, balanceOf }: Needs,
): Identity {
  const { pool, clock, live } = deps;
  const settings = site.settings.get;
  const sessions = createSessions(pool, clock, settings);
  const throttle = createThrottle(pool, clock);
  const signedOut = (memberId: string): void => live.publish(memberId, { name: 'signedOut', data: {} });
  const service = createIdentityService({ clock, members, sessions, throttle, settings, openWallet });
  return {
    name: 'identity',
    authenticate: sessions.find,
    isSessionLive: sessions.isLive,
    service,
    throttle,
    routes: (app) => identityRoutes(app, { pool, service, sessions, members, settings, balanceOf, signedOut }),
  };
}
