import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Setting } from './define-setting.ts';
import type { SettingsStore } from './settings.service.ts';

type Needs = { pool: Pool; settings: SettingsStore; declared: readonly Setting<unknown>[]; record: RecordByHand };

/** What staff does with settings. The audit log has each change, with the value before and after. */
export function createSettingsAdmin({ pool, settings, declared, record }: Needs) {
  /** Changes a setting by `work`, and records it. */
  function changed<T>(by: ByStaff, setting: Setting<T>, work: (tx: WriteHandle) => Promise<T>): Promise<void> {
    return inTransaction(pool, async (tx) => {
      const before = await settings.get(setting);
      const after = await work(tx);
      const change = { before: shown(before), after: shown(after) };
      await record(tx, by, 'setting_changed', { setting: setting.key }, change);
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
          return { key: setting.key, setBy, at: last?.changedAt ?? null, why: unreadable.get(setting.key) ?? null };
        }),
      );
    },

    /** @throws ApiError VALIDATION, which says what is wrong with the value; nothing was changed */
    set: <T>(by: ByStaff, { setting, value }: { setting: Setting<T>; value: T }): Promise<void> =>
      changed(by, setting, (tx) => settings.set(tx, setting, value, by)),

    /** Changes some fields of a setting, and leaves the others as they are now. */
    async change<T extends object>(by: ByStaff, setting: Setting<T>, given: Partial<T>): Promise<void> {
      const value = { ...(await settings.get(setting)), ...given };
      await changed(by, setting, (tx) => settings.set(tx, setting, value, by));
    },

    /** Puts a setting back to what an earlier change made of it, or to the default. */
    putBack: (by: ByStaff, { setting, to }: { setting: Setting<unknown>; to: bigint | 'default' }): Promise<void> =>
      changed(by, setting, (tx) => settings.putBack(tx, setting, to, by)),
  };
}

/** A value as the audit log keeps it; secrets stay out, also sealed ones. */
function shown(value: unknown): { value: unknown } {
  const text = JSON.stringify({ value }, (name, part: unknown) => (name === 'sealedSecret' && part ? 'sealed' : part));
  return JSON.parse(text) as { value: unknown };
}
