import { permission, systemStatus } from '@champa/contract';
import { route } from '../../platform/http/route.ts';
import type { Deps, Module } from '../../module.ts';
import { createSettings, presentPermission, presentStatus } from './site.service.ts';

export type Site = Module & { settings: ReturnType<typeof createSettings>; boot: (ip: string) => Promise<unknown> };

type SiteNeeds = Pick<Deps, 'pool' | 'clock'> & { config: Pick<Deps['config'], 'PUBLIC_URL'> };

/** What the brand is and whether it is open. */
export function createSite({ pool, clock, config }: SiteNeeds): Site {
  const settings = createSettings(pool, clock);
  const boot = async (ip: string) => presentPermission(await settings.get(), ip, config.PUBLIC_URL);
  return {
    name: 'site',
    settings,
    boot,
    routes: (app) => {
      route(app, permission, ({ ip }) => boot(ip));
      route(app, systemStatus, async ({ ip }) => presentStatus(await settings.get(), ip));
    },
  };
}
