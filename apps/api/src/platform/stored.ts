import type * as z from 'zod/mini';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A value as it was stored, and the version of its shape then. */
export type Stored = { version: number; value: unknown };

/** Makes of a value that was stored under one version what the next one stores. */
export type Upgrade = (stored: never) => unknown;

/** What a stored setting or definition must be. */
export type Shape<T> = {
  /** It is checked whenever it is read, whoever wrote it. */
  schema: z.ZodMiniType<T>;
  /**
   * From version 1 on, one for each change of the schema that a stored value does not satisfy: a new field that must be
   * there, a new reason, another unit. Values are stored with their version; the newest is one more than there are upgrades.
   */
  upgrades: readonly Upgrade[];
};

/** The version that values are stored with today. */
export function versionOf({ upgrades }: Pick<Shape<unknown>, 'upgrades'>): number {
  return upgrades.length + 1;
}

/** The stored value in today's version. @throws Error that says why there is no way to it, in English */
export function upgraded({ upgrades }: Pick<Shape<unknown>, 'upgrades'>, { version, value }: Stored): unknown {
  const newest = upgrades.length + 1;
  if (version > newest) throw new Error(`it is of version ${version}; this program knows ${newest}`);
  return upgrades.slice(version - 1).reduce<unknown>((stored, upgrade) => upgrade(stored as never), value);
}

/** The stored value as today's schema has it. @throws Error that says why it is none, in English */
export function readStored<T>(shape: Shape<T>, stored: Stored): T {
  const parsed = shape.schema.safeParse(upgraded(shape, stored));
  if (!parsed.success) throw new Error(whyUnread(parsed.error));
  return parsed.data;
}

/** Every wrong place and why, in one line. */
export function whyUnread({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`))
    .join('; ');
}

/** Is told of a stored value that cannot be read, or, with null, that it can be again. */
export type UnreadableAlarm = (key: string, why: string | null) => void;

/** Each time the answer changes, an error in the log; and `champa_setting_unreadable` while it lasts. */
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
