import { type SettingCapability, type SettingGroupName, settingGroupNames, settingGroups } from '@champa/contract';
import * as z from 'zod/mini';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { faultsUnder } from '../../platform/http/faults.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { Setting } from './define-setting.ts';
import { readSettings } from './read-settings.ts';
import {
  type SettingChange,
  type SettingHead,
  selectSettingChangesBefore,
  selectSettingHeads,
  selectSettings,
} from './settings.repo.ts';
import type { SettingsStore } from './settings.service.ts';

export type { SettingChange };

type Needs = {
  pool: Pool;
  settings: SettingsStore;
  declared: readonly Setting<unknown>[];
  record: RecordByHand;
};

/** A setting in the console's list. */
export type ListedSetting = {
  key: string;
  group: SettingGroupName;
  last: SettingHead | null;
  why: string | null;
};

/** A setting as the console edits it. Secrets are hidden. */
export type ViewedSetting = ListedSetting & {
  value: unknown;
  initial: unknown;
  shape: Record<string, unknown>;
  isEditable: boolean;
};

/** A new value of a setting, or the change that it is put back to, with the last change that whoever wishes it saw. */
const SettingWish = z.union([
  z.object({ setting: z.string(), read: z.string(), to: z.string() }),
  z.object({ setting: z.string(), read: z.string(), value: z.unknown() }),
]);
export type SettingWish = z.infer<typeof SettingWish>;

export type SettingsAdmin = ReturnType<typeof createSettingsAdmin>;

/** What staff does with settings. The audit log has each change, with the value before and after. */
export function createSettingsAdmin({ pool, settings, declared, record }: Needs) {
  type Changed<T> = { setting: Setting<T>; read?: bigint };

  /**
   * Changes a setting by `work`, and records it.
   *
   * @param read the last change that the employee saw; without it, whatever is there is replaced
   */
  async function changeIn<T>(
    tx: WriteHandle,
    by: ByStaff,
    { setting, read }: Changed<T>,
    work: () => Promise<T>,
  ): Promise<void> {
    const before = await settings.claim(tx, setting);
    if (read !== undefined) await requireUnchanged(tx, setting, { read, current: before });
    const after = await work();
    const change = { before: shown(before), after: shown(after) };
    await record(tx, by, 'setting_changed', { setting: setting.key }, change);
  }

  const changed = <T>(by: ByStaff, what: Changed<T>, work: (tx: WriteHandle) => Promise<T>): Promise<void> =>
    inTransaction(pool, (tx) => changeIn(tx, by, what, () => work(tx)));

  function declaredAs(key: string): Setting<unknown> {
    const setting = declared.find((each) => each.key === key);
    if (!setting) throw new ApiError('NOT_FOUND', { setting: key });
    return setting;
  }

  /** Saves a value, or puts the setting back. */
  async function carryOut(tx: WriteHandle, by: ByStaff, { setting: key, read, ...wish }: SettingWish): Promise<void> {
    const setting = declaredAs(key);
    const what = { setting, read: BigInt(read) };
    if ('to' in wish) {
      const to = wish.to === 'default' ? wish.to : BigInt(wish.to);
      return changeIn(tx, by, what, () => settings.putBack(tx, setting, to, by));
    }
    if (holdsSecret(setting))
      throw new ApiError('NOT_POSSIBLE', because('holds_secret', 'it holds a secret: use bin/champa'));
    const parsed = setting.schema.safeParse(wish.value, { reportInput: true });
    if (!parsed.success)
      throw new ApiError('VALIDATION', {
        fields: faultsUnder('value', parsed.error),
      });
    return changeIn(tx, by, what, () => settings.set(tx, setting, parsed.data, by));
  }

  async function look(tx: WriteHandle, { setting: key }: SettingWish) {
    const { values } = readSettings([{ ...declaredAs(key), closes: [] }], await selectSettings(tx));
    return {
      subject: { type: 'setting' as const, id: key },
      shown: shown(values.get(key)),
      grounds: {
        revision: String((await selectSettingHeads(tx)).get(key)?.id ?? 0),
      },
    };
  }

  /** @throws ApiError CHANGED_MEANWHILE */
  async function requireUnchanged(
    tx: WriteHandle,
    { key }: Setting<unknown>,
    { read, current }: { read: bigint; current: unknown },
  ): Promise<void> {
    const last = (await selectSettingHeads(tx)).get(key);
    if (!last || last.id === read) return;
    const { changedBy: by, changedAt, id } = last;
    const now = shown(current).value;
    throw new ApiError('CHANGED_MEANWHILE', {
      by,
      at: String(changedAt),
      revision: String(id),
      current: now,
    });
  }

  return {
    /** All settings: who set each last and when, and why this program cannot read it. */
    async list() {
      const unreadable = new Map((await settings.unreadable()).map(({ key, why }) => [key, why]));
      return Promise.all(
        declared.map(async (setting) => {
          const [last] = await settings.changes(setting);
          const setBy = last?.changedBy ?? 'default';
          return {
            key: setting.key,
            setBy,
            at: last?.changedAt ?? null,
            why: unreadable.get(setting.key) ?? null,
          };
        }),
      );
    },

    /** @throws ApiError VALIDATION, which says what is wrong with the value; nothing was changed */
    set: <T>(by: ByStaff, { setting, value }: { setting: Setting<T>; value: T }): Promise<void> =>
      changed(by, { setting }, (tx) => settings.set(tx, setting, value, by)),

    /** Changes some fields of a setting, and leaves the others as they are now. */
    async setSome<T extends object>(by: ByStaff, setting: Setting<T>, given: Partial<T>): Promise<void> {
      const value = { ...(await settings.get(setting)), ...given };
      await changed(by, { setting }, (tx) => settings.set(tx, setting, value, by));
    },

    /** Puts a setting back to what an earlier change made of it, or to the default. */
    putBack: (by: ByStaff, { setting, to }: { setting: Setting<unknown>; to: bigint | 'default' }): Promise<void> =>
      changed(by, { setting }, (tx) => settings.putBack(tx, setting, to, by)),

    /** The settings that a capability changes, in groups. */
    async listOf(capability: SettingCapability): Promise<ListedSetting[]> {
      const heads = await selectSettingHeads(pool);
      const unreadable = new Map((await settings.unreadable()).map(({ key, why }) => [key, why]));
      return settingGroupNames
        .filter((group) => settingGroups[group] === capability)
        .flatMap((group) => declared.filter((setting) => setting.group === group))
        .map(({ key, group }) => ({
          key,
          group,
          last: heads.get(key) ?? null,
          why: unreadable.get(key) ?? null,
        }));
    },

    /** @throws ApiError NOT_FOUND where the capability changes no setting of this key */
    find(capability: SettingCapability, key: string): Setting<unknown> {
      const setting = declared.find((each) => each.key === key && settingGroups[each.group] === capability);
      if (!setting) throw new ApiError('NOT_FOUND', { setting: key });
      return setting;
    },

    async view(setting: Setting<unknown>): Promise<ViewedSetting> {
      const { key, group } = setting;
      const { values, unreadable } = readSettings([{ ...setting, closes: [] }], await selectSettings(pool));
      return {
        key,
        group,
        last: (await selectSettingHeads(pool)).get(key) ?? null,
        why: unreadable[0]?.why ?? null,
        value: shown(values.get(key)).value,
        initial: shown(setting.default).value,
        shape: shapeOf(setting),
        isEditable: !holdsSecret(setting),
      };
    },

    /** The change that an employee wishes at the console, as an act that may wait for a second person. */
    act: { input: SettingWish, look, carryOut },

    /**
     * @throws ApiError VALIDATION, which says what is wrong with which field; CHANGED_MEANWHILE; NOT_POSSIBLE for one that holds a
     *   secret. Nothing was changed then
     */
    change: (by: ByStaff, wish: SettingWish): Promise<void> => inTransaction(pool, (tx) => carryOut(tx, by, wish)),

    /** The changes of a setting, the newest first, without their secrets. */
    versions: ({ key }: Setting<unknown>, { before, pageSize }: PageWish): Promise<Page<SettingChange>> =>
      readPage(
        pageSize,
        async (limit) =>
          (await selectSettingChangesBefore(pool, key, { before, limit })).map((change) => ({
            ...change,
            ...shown(change.value),
          })),
        byId,
      ),
  };
}

const SECRET = 'sealedSecret';

/** A value as the audit log keeps it; secrets stay out, also sealed ones. */
function shown(value: unknown): { value: unknown } {
  const text = JSON.stringify({ value }, (name, part: unknown) => (name === SECRET && part ? 'sealed' : part));
  return JSON.parse(text) as { value: unknown };
}

function shapeOf({ schema }: Setting<unknown>): Record<string, unknown> {
  return z.toJSONSchema(schema, { unrepresentable: 'any' }) as Record<string, unknown>;
}

function holdsSecret(setting: Setting<unknown>): boolean {
  return JSON.stringify(shapeOf(setting)).includes(`"${SECRET}":`);
}
