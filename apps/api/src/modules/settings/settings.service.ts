import type { Deps } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { createUnreadableAlarm, versionOf } from '../../platform/stored.ts';
import type { Setting, SettingGroup, ValuesOf } from './define-setting.ts';
import { checkSetting, readSetting, readSettings, type Unreadable } from './read-settings.ts';
import { createSettingsAdmin } from './settings.admin.ts';
import {
  type ChangedBy,
  lockSetting,
  selectSettingChanges,
  selectSettings,
  type SettingChange,
  upsertSeedSetting,
  upsertSetting,
} from './settings.repo.ts';

const REFRESH_AFTER_MS = 1000;

type SettingsDeps = Pick<Deps, 'pool' | 'clock' | 'log' | 'metrics'>;
type Values = ReadonlyMap<string, unknown>;

export type Settings = ReturnType<typeof createSettings>;

/**
 * The brand's settings, read at most once a second by each server, so that a change is seen everywhere within one.
 *
 * @param declared every setting that the program knows; composition collects them from their modules
 */
export function createSettings(
  deps: SettingsDeps,
  declared: readonly Setting<unknown>[],
  { record }: { record: RecordByHand },
) {
  requireSound(declared);
  const store = createStore(deps, declared);
  return {
    ...store,
    admin: createSettingsAdmin({
      pool: deps.pool,
      settings: store,
      declared,
      record,
    }),
  };
}

export type SettingsStore = ReturnType<typeof createStore>;

function createStore({ pool, clock, log, metrics }: SettingsDeps, declared: readonly Setting<unknown>[]) {
  const alarm = createUnreadableAlarm(log, metrics);
  let known: Promise<Values> | undefined;
  let fresh: Values | undefined;
  let readAt = 0;

  const isFresh = (): boolean => clock.now().epochMilliseconds - readAt < REFRESH_AFTER_MS;

  function current(): Promise<Values> {
    if (known && isFresh()) return known;
    readAt = clock.now().epochMilliseconds;
    known = read();
    known.catch(() => (known = undefined));
    return known;
  }

  async function read(): Promise<Values> {
    const { values, unreadable } = readSettings(declared, await selectSettings(pool));
    const why = new Map(unreadable.map((each) => [each.key, each.why]));
    for (const { key } of declared) alarm(`setting ${key}`, why.get(key) ?? null);
    return (fresh = values);
  }

  async function set<T>(tx: WriteHandle, setting: Setting<T>, value: T, by: ChangedBy): Promise<T> {
    const stored = storedOf(setting, value);
    await upsertSetting(tx, setting.key, stored, by, clock.now());
    known = undefined;
    return stored.value;
  }

  return {
    /** What a setting is now. */
    get: async <T>(setting: Setting<T>): Promise<T> => valueOf(await current(), setting),

    /** What a setting is now, if that is at hand: for what runs before every call. */
    peek: <T>(setting: Setting<T>): T | undefined =>
      known && isFresh() && fresh ? valueOf(fresh, setting) : undefined,

    /** Several at once. */
    async all<G extends SettingGroup>(group: G): Promise<ValuesOf<G>> {
      return groupOf(await current(), group);
    },

    /** @returns what is stored @throws ApiError VALIDATION, which says what is wrong with the value */
    set,

    /** Sets what nobody has set, or what was seeded before; an operator's own choice stays. */
    async seed<T>(tx: WriteHandle, setting: Setting<T>, value: T): Promise<void> {
      await upsertSeedSetting(tx, setting.key, storedOf(setting, value), clock.now());
      known = undefined;
    },

    /** Who changed it to what, the newest first. */
    changes: ({ key }: Setting<unknown>): Promise<SettingChange[]> => selectSettingChanges(pool, key),

    /**
     * Puts a setting back to what a change made of it, or to the default.
     *
     * @returns what is stored
     * @throws ApiError NOT_FOUND where there is no such change; VALIDATION where this program cannot read what it made
     */
    async putBack<T>(tx: WriteHandle, setting: Setting<T>, to: bigint | 'default', by: ChangedBy): Promise<T> {
      if (to === 'default') return set(tx, setting, setting.default, by);
      const change = (await selectSettingChanges(tx, setting.key)).find(({ id }) => id === to);
      if (!change)
        throw new ApiError('NOT_FOUND', {
          setting: setting.key,
          change: String(to),
        });
      const found = readSetting(setting, change);
      if (!('value' in found)) {
        throw new ApiError('VALIDATION', {
          fields: {
            [setting.key]: `change ${to} cannot be read: ${found.why}`,
          },
        });
      }
      return set(tx, setting, found.value, by);
    },

    /** What a setting is in this transaction, which nobody else changes until it ends. */
    async claim<T>(tx: WriteHandle, setting: Setting<T>): Promise<T> {
      await lockSetting(tx, setting.key);
      const { values } = readSettings([{ ...setting, closes: [] }], await selectSettings(tx));
      return valueOf(values, setting);
    },

    /** Those that this program cannot read now. */
    unreadable: async (): Promise<Unreadable[]> => readSettings(declared, await selectSettings(pool)).unreadable,
  };
}

function storedOf<T>(setting: Setting<T>, value: T) {
  return { version: versionOf(setting), value: checkSetting(setting, value) };
}

function valueOf<T>(values: Values, { key }: Setting<T>): T {
  if (!values.has(key)) throw new Error(`the setting ${key} is not declared in composition/settings.ts`);
  return values.get(key) as T;
}

/** Groups are put together once for each time that the settings are read: some are asked for with every call. */
const groups = new WeakMap<Values, Map<SettingGroup, object>>();

function groupOf<G extends SettingGroup>(values: Values, group: G): ValuesOf<G> {
  const made = groups.get(values) ?? new Map<SettingGroup, object>();
  groups.set(values, made);
  const known =
    made.get(group) ??
    Object.fromEntries(Object.entries(group).map(([name, setting]) => [name, valueOf(values, setting)]));
  made.set(group, known);
  return known as ValuesOf<G>;
}

/** @throws Error where a key is declared twice, or one that another closes is not declared */
function requireSound(declared: readonly Setting<unknown>[]): void {
  const keys = new Set<string>();
  for (const { key } of declared) {
    if (keys.has(key)) throw new Error(`the setting ${key} is declared twice`);
    keys.add(key);
  }
  const missing = declared.flatMap(({ closes }) => closes).find(({ key }) => !keys.has(key));
  if (missing) throw new Error(`the setting ${missing.key} is closed by another, but not declared`);
}
