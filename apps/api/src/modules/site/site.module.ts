import { chatModels, launchChat, permission, type Permission, systemStatus } from '@champa/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps, Module } from '../../module.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Gate, isInProcess } from '../../platform/http/gate.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import { createUnreadableAlarm } from '../../platform/stored.ts';
import { chatAddress, listChats } from './chat.service.ts';
import { CountryDatabase } from './country-database.ts';
import { isBlocked } from './domain/region.ts';
import type { Settings } from './domain/settings.ts';
import { installRoutes } from './install.routes.ts';
import { createPermissionPresenter, createSettings, type Openness, presentStatus } from './site.service.ts';
import { createCountryFinder, type Visit } from './visitor.ts';

export type Site = Module & {
  settings: ReturnType<typeof createSettings>;
  boot: (visit: Visit) => Promise<Permission>;
  /** The visitor's country, where it is known. */
  countryOf: (visit: Visit) => Promise<string | null>;
  /** Refuses calls while the site is closed, for all visitors or in the visitor's country. */
  gate: Gate;
};

type SiteNeeds = Pick<Deps, 'pool' | 'clock' | 'log' | 'metrics'> & {
  config: Pick<Deps['config'], 'PUBLIC_URL' | 'TRUSTED_PROXIES'>;
};

/** The calls by which a visitor learns why the site is closed, and reaches customer service. */
const openWhileClosed: ReadonlySet<string> = new Set([permission.id, systemStatus.id, chatModels.id, launchChat.id]);

/** The brand, its settings, and whether and where the site is open. */
export function createSite({ pool, clock, log, metrics, config }: SiteNeeds): Site {
  const settings = createSettings(pool, clock, createUnreadableAlarm(log, metrics));
  const present = createPermissionPresenter(config.PUBLIC_URL);
  const database = new CountryDatabase(clock.now, (error) =>
    log.warn({ err: error }, 'the file of countries could not be read; nobody’s country is known'),
  );
  const countryOf = createCountryFinder(config.TRUSTED_PROXIES, database);

  async function opennessTo(visit: Visit, { region }: Settings): Promise<Openness> {
    const { ip } = visit;
    if (region.mode === 'off') return { ip, isBlocked: false };
    return { ip, isBlocked: isBlocked(region, await countryOf(visit, region)) };
  }

  async function boot(visit: Visit): Promise<Permission> {
    const known = await settings.get();
    return present(known, await opennessTo(visit, known));
  }

  async function refuseOrPass(request: FastifyRequest): Promise<void> {
    const known = await settings.get();
    const openness = await opennessTo(request, known);
    if (openness.isBlocked) throw new ApiError('REGION_BLOCKED');
    if (known.maintenance.on) throw new ApiError('SITE_MAINTENANCE');
  }

  return {
    name: 'site',
    settings,
    boot,
    countryOf: async (visit) => countryOf(visit, (await settings.get()).region),
    gate: {
      isOpen: (operation) => openWhileClosed.has(operation),
      check(request) {
        const known = settings.peek();
        // The usual case: open everywhere, with the settings known.
        if (known && !known.maintenance.on && known.region.mode === 'off') return undefined;
        return isInProcess(request) ? undefined : refuseOrPass(request);
      },
    },
    routes: (app) => {
      const languageFor = (request: FastifyRequest, { brand }: Settings) => languageOf(request, brand.defaultLanguage);
      installRoutes(app, async () => (await settings.get()).brand);
      route(app, permission, ({ request }) => boot(request));
      route(app, systemStatus, async ({ request }) => {
        const known = await settings.get();
        return presentStatus(known, await opennessTo(request, known));
      });
      route(app, chatModels, async ({ query, request }) => {
        const known = await settings.get();
        return { list: listChats(known, query.language ?? languageFor(request, known)) };
      });
      route(app, launchChat, async ({ query, request }) => {
        const known = await settings.get();
        return { chatUrl: chatAddress(known, query.model, query.language ?? languageFor(request, known)) };
      });
    },
  };
}
