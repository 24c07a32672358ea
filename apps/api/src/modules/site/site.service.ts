import type { Permission, SystemStatus } from '@champa/contract';
import { encryptPath } from '@champa/contract/customer-service-path';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { type UnreadableAlarm, versionOf } from '../../platform/stored.ts';
import { definitions } from './definitions.ts';
import { checkSetting, readSetting, readSettings, settingKeys, type Unreadable } from './read-settings.ts';
import { defaultSettings, type SettingKey, type Settings } from './domain/settings.ts';
import {
  type ChangedBy,
  selectSettingChanges,
  selectSettings,
  type SettingChange,
  upsertSeedSetting,
  upsertSetting,
} from './site.repo.ts';

const REFRESH_AFTER_MS = 1000;

/** The brand's settings, read at most once a second by each server, so that a change is seen everywhere within one. */
export function createSettings(pool: Pool, clock: Clock, alarm: UnreadableAlarm) {
  let known: Promise<Settings> | undefined;
  let fresh: Settings | undefined;
  let readAt = 0;

  const isFresh = (): boolean => clock.now().epochMilliseconds - readAt < REFRESH_AFTER_MS;

  async function read(): Promise<Settings> {
    const { settings, unreadable } = readSettings(await selectSettings(pool));
    const why = new Map(unreadable.map((each) => [each.key, each.why]));
    for (const key of settingKeys) alarm(`setting ${key}`, why.get(key) ?? null);
    return (fresh = settings);
  }

  async function store<K extends SettingKey>(
    tx: WriteHandle,
    key: K,
    value: Settings[K],
    by: ChangedBy,
  ): Promise<void> {
    const checked = checkSetting(key, value);
    await upsertSetting(tx, key, { version: versionOf(definitions[key]), value: checked }, by, clock.now());
    known = undefined;
  }

  return {
    get(): Promise<Settings> {
      if (known && isFresh()) return known;
      readAt = clock.now().epochMilliseconds;
      known = read();
      known.catch(() => (known = undefined));
      return known;
    },
    /** The settings if they are in memory: for code that runs before every call. */
    peek: (): Settings | undefined => (known && isFresh() ? fresh : undefined),
    /** @throws Error that names the value's faults */
    set: store,
    /** Sets a setting that nobody has set, or only a seed; an operator's own choice stays. */
    async seed<K extends SettingKey>(tx: WriteHandle, key: K, value: Settings[K]): Promise<void> {
      const stored = { version: versionOf(definitions[key]), value: checkSetting(key, value) };
      await upsertSeedSetting(tx, key, stored, clock.now());
      known = undefined;
    },
    /** The changes with their authors, the newest first. */
    changes: (key: SettingKey): Promise<SettingChange[]> => selectSettingChanges(pool, key),
    /**
     * Puts a setting back to the value of a change, or to the default.
     *
     * @throws Error where there is no such change, or this program cannot read its value
     */
    async putBack(tx: WriteHandle, key: SettingKey, to: bigint | 'default', by: ChangedBy): Promise<void> {
      if (to === 'default') return store(tx, key, defaultSettings[key], by);
      const change = (await selectSettingChanges(tx, key)).find(({ id }) => id === to);
      if (!change) throw new Error(`${key} has no change ${to}.`);
      const found = readSetting<Settings[typeof key]>(definitions[key], change);
      if (!('value' in found)) throw new Error(`${key}: change ${to} cannot be read: ${found.why}`);
      await store(tx, key, found.value, by);
    },
    /** The settings that this program cannot read now. */
    unreadable: async (): Promise<Unreadable[]> => readSettings(await selectSettings(pool)).unreadable,
  };
}

/** Whether the site is open to a visitor. */
export type Openness = { ip: string; isBlocked: boolean };

/** What the whole app shows: 0 itself, 1 the maintenance page, 2 that it is not offered in the visitor's country. */
export function presentStatus({ maintenance }: Settings, { ip, isBlocked }: Openness): SystemStatus {
  if (isBlocked) return { status: 2, message: null, endTime: null, ip };
  const { on, message, endTime } = maintenance;
  return on ? { status: 1, message, endTime, ip } : { status: 0, message: null, endTime: null, ip };
}

/** The data that the site needs before its first screen. */
export function createPermissionPresenter(mainDomain: string) {
  // The same path is always encrypted to the same text: ETags of pages for many visitors depend on their bytes.
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
