import type { Permission, SystemStatus } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { defaultSettings, type SettingKey, type Settings } from './domain/settings.ts';
import { selectSettings, upsertSetting } from './site.repo.ts';

const REFRESH_AFTER_MS = 1000;

/** The brand's settings, read at most once a second by each server, so that a change is seen everywhere within one. */
export function createSettings(pool: Pool, clock: Clock) {
  let known: Promise<Settings> | undefined;
  let readAt = 0;

  async function read(): Promise<Settings> {
    return { ...defaultSettings, ...(await selectSettings(pool)) };
  }

  return {
    get(): Promise<Settings> {
      const now = clock.now().epochMilliseconds;
      if (known && now - readAt < REFRESH_AFTER_MS) return known;
      readAt = now;
      known = read();
      known.catch(() => (known = undefined));
      return known;
    },
    async set<K extends SettingKey>(tx: WriteHandle, key: K, value: Settings[K], changedBy: string): Promise<void> {
      await upsertSetting(tx, key, value, changedBy, clock.now());
      known = undefined;
    },
  };
}

/** What the whole app shows: 0 itself, 1 the maintenance page. */
export function presentStatus(settings: Settings, ip: string): SystemStatus {
  const { on, message, endTime } = settings.maintenance;
  return { status: on ? 1 : 0, message: on ? message : null, endTime: on ? endTime : null, ip };
}

export function presentPermission(settings: Settings, ip: string, mainDomain: string): Permission {
  const { maintenance, registration } = settings;
  const { country: _, ...brand } = settings.brand;
  return {
    info: {
      brand,
      customerService: settings.customerService,
      domainRoute: settings.domainRoute,
      resources: [],
      whitelabel: settings.whitelabel,
      register: { username: registration.username, mobile: registration.mobile },
      mainDomain,
      analytics: settings.analytics,
      imageCDNs: settings.imageCDNs,
      launchGameCDNs: settings.launchGameCDNs,
    },
    location: { ip },
    maintenance: maintenance.on ? { message: maintenance.message, endTime: maintenance.endTime } : null,
    regionRestriction: false,
  };
}
