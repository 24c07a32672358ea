import { crc32 } from 'node:zlib';
import {
  addFeedbackPicture,
  chatMessages,
  chatModels,
  chatPicture,
  chatTicket,
  endChat,
  enterChat,
  enterChatAsMember,
  feedback,
  feedbackRules,
  launchChat,
  permission,
  type Permission,
  rateChat,
  sayInChat,
  sendChatPicture,
  sendChatTranscript,
  siteTexts,
  systemStatus,
  typeInChat,
} from '@champa/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps, Module } from '../../module.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Gate, isInProcess } from '../../platform/http/gate.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Settings } from '../settings/index.ts';
import { CountryDatabase } from './country-database.ts';
import { isBlocked } from './domain/region.ts';
import { installRoutes } from './install.routes.ts';
import { lineRoutes } from './line.routes.ts';
import { createSiteAdmin, type SiteAdmin } from './site.admin.ts';
import { createPermissionPresenter, type Openness, presentStatus } from './site.service.ts';
import { brandOf, maintenanceSetting, regionSetting, type SiteSettings, siteSettings } from './site.settings.ts';
import { createCountryFinder, type Visit } from './visitor.ts';

export type Site = Module & {
  admin: SiteAdmin;
  boot: (visit: Visit) => Promise<Permission>;
  /** A text that changes with what the bootstrap says of the brand. */
  revision: () => Promise<string>;
  /** Where else than at vendors the site's frames may be: the brand's launch networks, and live chats. */
  frameOrigins: () => Promise<string[]>;
  /** The image networks and lines of the brand that have no TLS; the page's policy allows all that have it. */
  imageOrigins: () => Promise<string[]>;
  /** The visitor's country, where it is known. */
  countryOf: (visit: Visit) => Promise<string | null>;
  /** Refuses calls while the site is closed, for all visitors or in the visitor's country. */
  gate: Gate;
};

type SiteDeps = Pick<Deps, 'clock' | 'log'> & {
  config: Pick<Deps['config'], 'PUBLIC_URL' | 'TRUSTED_PROXIES'>;
};

/** The calls by which a visitor learns why the site is closed, and reaches customer service. */
const openWhileClosed: ReadonlySet<string> = new Set(
  [
    permission,
    systemStatus,
    siteTexts,
    chatModels,
    launchChat,
    enterChat,
    enterChatAsMember,
    chatMessages,
    sayInChat,
    typeInChat,
    chatTicket,
    sendChatPicture,
    chatPicture,
    endChat,
    rateChat,
    sendChatTranscript,
    feedbackRules,
    feedback,
    addFeedbackPicture,
  ].map(({ id }) => id),
);

/** What the brand is, and whether and where it is open. */
export function createSite(
  { clock, log, config }: SiteDeps,
  settings: Settings,
  { textsRevision }: { textsRevision: () => string | null } = { textsRevision: () => null },
): Site {
  const known = () => settings.all(siteSettings);
  const present = createPermissionPresenter(config.PUBLIC_URL);
  const database = new CountryDatabase(clock.now, (error) =>
    log.warn({ err: error }, 'the file of countries could not be read; nobody’s country is known'),
  );
  const countryOf = createCountryFinder(config.TRUSTED_PROXIES, database);

  async function opennessTo(visit: Visit, { region }: Pick<SiteSettings, 'region'>): Promise<Openness> {
    const { ip } = visit;
    if (region.mode === 'off') return { ip, isBlocked: false };
    return { ip, isBlocked: isBlocked(region, await countryOf(visit, region)) };
  }

  async function boot(visit: Visit): Promise<Permission> {
    const site = await known();
    return present(site, { openness: await opennessTo(visit, site), texts: textsRevision() });
  }

  async function refuseOrPass(request: FastifyRequest): Promise<void> {
    const { region, maintenance } = await known();
    const openness = await opennessTo(request, { region });
    if (openness.isBlocked) throw new ApiError('REGION_BLOCKED');
    if (maintenance.on) throw new ApiError('SITE_MAINTENANCE');
  }

  return {
    name: 'site',
    admin: createSiteAdmin(settings),
    boot,
    revision: async () => `${revisionOf(await known())} ${textsRevision() ?? ''}`,
    frameOrigins: async () => {
      const { launchGameCDNs, liveChats } = await known();
      return originsOf([...launchGameCDNs, ...liveChats.map(({ url }) => url)]);
    },
    imageOrigins: async () => {
      const { imageCDNs, domainRoute } = await known();
      return originsOf([...imageCDNs, ...domainRoute]).filter((origin) => origin.startsWith('http:'));
    },
    countryOf: async (visit) => countryOf(visit, await settings.get(regionSetting)),
    gate: {
      isOpen: (operation) => openWhileClosed.has(operation),
      check(request) {
        // As it is nearly always: open, everywhere, and known to be.
        if (settings.peek(maintenanceSetting)?.on === false && settings.peek(regionSetting)?.mode === 'off') {
          return undefined;
        }
        return isInProcess(request) ? undefined : refuseOrPass(request);
      },
    },
    routes: (app) => {
      const languageFor = (request: FastifyRequest, { brand }: SiteSettings) =>
        languageOf(request, brand.defaultLanguage);
      lineRoutes(app);
      installRoutes(app, async () => brandOf(await known()));
      route(app, permission, ({ request }) => boot(request));
      route(app, systemStatus, async ({ request }) => {
        const site = await known();
        const openness = await opennessTo(request, site);
        return presentStatus(site, { openness, language: languageFor(request, site) });
      });
    },
  };
}

const revisions = new WeakMap<SiteSettings, string>();

/** Worked out once for each time that the settings are read. */
function revisionOf(settings: SiteSettings): string {
  const revision = revisions.get(settings) ?? crc32(JSON.stringify(settings)).toString(36);
  revisions.set(settings, revision);
  return revision;
}

/** The origins of web addresses, each once; a path of the site itself has none. */
function originsOf(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => /^https?:/.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}
