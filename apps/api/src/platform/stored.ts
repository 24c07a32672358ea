import type * as z from 'zod/mini';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A value as it was stored, and the version of its shape then. */
export type Stored = { version: number; value: unknown };

/** Upgrades a value that was stored under one version to the next. */
export type Upgrade = (stored: never) => unknown;

/** The shape of a stored setting or definition. */
export type Shape<T> = {
  /** Checked at every read, whoever wrote the value. */
  schema: z.ZodMiniType<T>;
  /**
   * From version 1 on, one for each change of the schema that an older stored value does not satisfy: a new required
   * field, a new reason, another unit. Values are stored with their version; the newest is one more than the number of
   * upgrades.
   */
  upgrades: readonly Upgrade[];
};

/** The version that values are stored with today. */
export function versionOf({ upgrades }: Pick<Shape<unknown>, 'upgrades'>): number {
  return upgrades.length + 1;
}

/** The stored value in the current version. @throws Error that says why it cannot be upgraded, in English */
export function upgraded({ upgrades }: Pick<Shape<unknown>, 'upgrades'>, { version, value }: Stored): unknown {
  const newest = upgrades.length + 1;
  if (version > newest) throw new Error(`it is of version ${version}; this program knows ${newest}`);
  return upgrades.slice(version - 1).reduce<unknown>((stored, upgrade) => upgrade(stored as never), value);
}

/** The stored value by the current schema. @throws Error that says why it is invalid, in English */
export function readStored<T>(shape: Shape<T>, stored: Stored): T {
  const parsed = shape.schema.safeParse(upgraded(shape, stored));
  if (!parsed.success) throw new Error(whyUnread(parsed.error));
  return parsed.data;
}

/** Every wrong field and why, in one line. */
export function whyUnread({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`))
    .join('; ');
}

/** Called for a stored value that cannot be read, or, with null, that can be read again. */
export type UnreadableAlarm = (key: string, why: string | null) => void;

/** An error in the log at each change; and `champa_setting_unreadable` while it lasts. */
export function createUnreadableAlarm(log: Log, metrics: Metrics): UnreadableAlarm {
  const told = new Map<string, string>();
  return (key, why) => {
    if ((told.get(key) ?? null) === why) return;
    if (why === null) {
      told.delete(key);
      metrics.unreadableSettings.remove({ key });
      log.warn({ stored: key }, 'a stored value can be read again');
      return;
    }
    told.set(key, why);
    metrics.unreadableSettings.set({ key }, 1);
    log.error(
      { stored: key, why },
      'a stored value cannot be read: what it decides about is closed until it is set again',
    );
  };
}
