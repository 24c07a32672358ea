import type { Permission, SystemStatus } from '@champa/contract';
import { encryptPath } from '@champa/contract/customer-service-path';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { readSettings } from './domain/read-settings.ts';
import type { SettingKey, Settings } from './domain/settings.ts';
import { selectSettings, upsertSeedSetting, upsertSetting } from './site.repo.ts';

const REFRESH_AFTER_MS = 1000;

/** The brand's settings, read at most once a second by each server, so that a change is seen everywhere within one. */
export function createSettings(pool: Pool, clock: Clock) {
  let known: Promise<Settings> | undefined;
  let fresh: Settings | undefined;
  let readAt = 0;

  const isFresh = (): boolean => clock.now().epochMilliseconds - readAt < REFRESH_AFTER_MS;

  async function read(): Promise<Settings> {
    return (fresh = readSettings(await selectSettings(pool)));
  }

  return {
    get(): Promise<Settings> {
      if (known && isFresh()) return known;
      readAt = clock.now().epochMilliseconds;
      known = read();
      known.catch(() => (known = undefined));
      return known;
    },
    /** The settings if they are at hand: for what runs before every call. */
    peek: (): Settings | undefined => (known && isFresh() ? fresh : undefined),
    async set<K extends SettingKey>(tx: WriteHandle, key: K, value: Settings[K], changedBy: string): Promise<void> {
      await upsertSetting(tx, key, value, changedBy, clock.now());
      known = undefined;
    },
    /** Sets what nobody has set, or what was seeded before; an operator's own choice stays. */
    async seed<K extends SettingKey>(tx: WriteHandle, key: K, value: Settings[K]): Promise<void> {
      await upsertSeedSetting(tx, key, value, clock.now());
      known = undefined;
    },
  };
}

/** What of the brand is open to a visitor. */
export type Openness = { ip: string; isBlocked: boolean };

/** What the whole app shows: 0 itself, 1 the maintenance page, 2 that it is not offered where the visitor is. */
export function presentStatus({ maintenance }: Settings, { ip, isBlocked }: Openness): SystemStatus {
  if (isBlocked) return { status: 2, message: null, endTime: null, ip };
  const { on, message, endTime } = maintenance;
  return on ? { status: 1, message, endTime, ip } : { status: 0, message: null, endTime: null, ip };
}

/** Tells what the site needs before its first screen. */
export function createPermissionPresenter(mainDomain: string) {
  // The same path always leaves as the same text: pages drawn for many visitors are known by what they hold.
  const sealed = new Map<string, Promise<string>>();
  function seal(path: string, merchantCode: string): Promise<string> {
    const name = `${merchantCode} ${path}`;
    const known = sealed.get(name) ?? encryptPath(path, merchantCode);
    sealed.set(name, known);
    return known;
  }

  return async (settings: Settings, { ip, isBlocked }: Openness): Promise<Permission> => {
    const { maintenance, whitelabel } = settings;
    const { country: _, ...brand } = settings.brand;
    const services = settings.customerService.map(async ({ path, ...service }) => ({
      ...service,
      path: await seal(path, brand.merchantCode),
    }));
    return {
      info: {
        brand,
        customerService: await Promise.all(services),
        domainRoute: settings.domainRoute,
        resources: settings.resources,
        whitelabel,
        register: { username: whitelabel.USERNAMEREG3, mobile: whitelabel.MOBILENUMREG3 },
        social: settings.social,
        licence: settings.licence,
        about: settings.about,
        countries: settings.countries,
        mainDomain,
        analytics: settings.analytics,
        imageCDNs: settings.imageCDNs,
        launchGameCDNs: settings.launchGameCDNs,
      },
      location: { ip },
      maintenance: maintenance.on ? { message: maintenance.message, endTime: maintenance.endTime } : null,
      regionRestriction: isBlocked,
    };
  };
}
