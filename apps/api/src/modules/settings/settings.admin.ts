import type { ByStaff } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Setting } from './define-setting.ts';
import type { SettingsStore } from './settings.service.ts';

type Needs = { pool: Pool; settings: SettingsStore; declared: readonly Setting<unknown>[] };

/** What staff does with settings. */
export function createSettingsAdmin({ pool, settings, declared }: Needs) {
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
      inTransaction(pool, (tx) => settings.set(tx, setting, value, by)),

    /** Changes some fields of a setting, and leaves the others as they are now. */
    async change<T extends object>(by: ByStaff, setting: Setting<T>, changed: Partial<T>): Promise<void> {
      const value = { ...(await settings.get(setting)), ...changed };
      await inTransaction(pool, (tx) => settings.set(tx, setting, value, by));
    },

    /** Puts a setting back to what an earlier change made of it, or to the default. */
    putBack: (by: ByStaff, { setting, to }: { setting: Setting<unknown>; to: bigint | 'default' }): Promise<void> =>
      inTransaction(pool, (tx) => settings.putBack(tx, setting, to, by)),
  };
}
