import type { SettingGroupName } from '@champa/contract';
import * as z from 'zod/mini';
import type { Shape, Upgrade } from '../../platform/stored.ts';

/** A setting of the brand, as the module it belongs to declares it. */
export type Setting<T> = Shape<T> & {
  /** Its name in the table and in commands. Stored values are found by it, so it never changes. */
  key: string;
  /** Where the console lists it, which also says who may change it. */
  group: SettingGroupName;
  /** What a new brand starts from. */
  default: T;
  /** What applies while the stored value cannot be read, made of the default: never more than the operator may have allowed. */
  closed(initial: T): T;
  /** What becomes of other settings meanwhile. */
  closes: readonly Closing[];
  /** Of a list, or of names with values: what of it can be read stays, and the rest is reported. */
  readParts?(stored: unknown): { parts: unknown; unread: string[] } | null;
};

/** What a setting that cannot be read makes of another one. */
export type Closing = { key: string; change: (value: unknown) => unknown };

/** Settings by the names their reader gives them. */
export type SettingGroup = Readonly<Record<string, Setting<unknown>>>;

/** The values of a group. */
export type ValuesOf<G extends SettingGroup> = {
  [Name in keyof G]: G[Name]['default'];
};

type Definition<T> = Pick<Setting<T>, 'key' | 'group' | 'schema' | 'default' | 'closed'> & {
  closes?: readonly Closing[];
  /** One for each change of the schema that a stored value does not satisfy (`platform/stored.ts`); they make the version. */
  upgrades?: readonly Upgrade[];
};

/** Declares a setting of one piece: it can be read whole, or not at all. */
export function defineSetting<T>({ closes = [], upgrades = [], ...definition }: Definition<T>): Setting<T> {
  return { ...definition, closes, upgrades };
}

type Place = Pick<Setting<unknown>, 'key' | 'group'>;

/** Declares a list. An entry that cannot be read is left out. */
export function defineList<T>(given: Place & { item: z.ZodMiniType<T>; default: T[] }): Setting<T[]> {
  const { key, group, item } = given;
  return {
    key,
    group,
    default: given.default,
    schema: z.array(item),
    upgrades: [],
    closed: unchanged,
    closes: [],
    readParts(stored) {
      if (!Array.isArray(stored)) return null;
      const isRead = stored.map((each) => item.safeParse(each).success);
      return {
        parts: stored.filter((_, index) => isRead[index]),
        unread: isRead.flatMap((fits, index) => (fits ? [] : [`entry ${index + 1}`])),
      };
    },
  };
}

type Names<T extends Record<string, unknown>> = Place & {
  name: z.ZodMiniType<string & keyof T>;
  value: z.ZodMiniType<T[string & keyof T]>;
  default: T;
};

/** Declares names with values. A name that nothing readable is stored under has its default. */
export function defineNames<T extends Record<string, unknown>>(given: Names<T>): Setting<T> {
  const { key, group, name, value } = given;
  return {
    key,
    group,
    default: given.default,
    schema: z.partialRecord(name as z.ZodMiniType<string> & z.core.$ZodRecordKey, value) as never,
    upgrades: [],
    closed: unchanged,
    closes: [],
    readParts(stored) {
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
      const fits = ([each, of]: [string, unknown]) => name.safeParse(each).success && value.safeParse(of).success;
      const all = Object.entries(stored);
      return {
        parts: Object.fromEntries(all.filter(fits)),
        unread: all.filter((entry) => !fits(entry)).map(([each]) => each),
      };
    },
  };
}

/** What a setting closes of another, which has its own value otherwise. */
export function closing<T>(setting: Setting<T>, change: (value: T) => T): Closing {
  return { key: setting.key, change: (value) => change(value as T) };
}

/** For a setting whose default allows nobody anything: it applies while the stored value cannot be read. */
export function unchanged<T>(initial: T): T {
  return initial;
}
