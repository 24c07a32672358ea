import { readStored, type Stored, upgraded, whyUnread } from '../../platform/stored.ts';
import { type Definition, definitions } from './definitions.ts';
import { defaultSettings, type SettingKey, type Settings } from './domain/settings.ts';

/** A stored setting, or a part of one, that this program cannot read. */
export type Unreadable = { key: SettingKey; why: string };

export const settingKeys = Object.keys(defaultSettings) as SettingKey[];

/** @returns the value by the current schema, or why it is invalid, in English; of a list, both */
export function readSetting<T>(
  definition: Definition<T>,
  stored: Stored,
): { value: T; why?: string } | { why: string } {
  try {
    const value = upgraded(definition, stored);
    const parts = definition.readParts?.(value);
    const read = readStored(
      { schema: definition.schema, upgrades: [] },
      { version: 1, value: parts ? parts.parts : value },
    );
    const unread = parts?.unread ?? [];
    return unread.length === 0 ? { value: read } : { value: read, why: `left out: ${unread.join(', ')}` };
  } catch (error) {
    return { why: (error as Error).message };
  }
}

/**
 * The settings as the rest of the program may rely on them. A missing setting has its default; an unreadable one closes
 * what it decides about, and is reported. Rows under unknown names are ignored.
 */
export function readSettings(stored: Readonly<Record<string, Stored>>): {
  settings: Settings;
  unreadable: Unreadable[];
} {
  const unreadable: Unreadable[] = [];
  const closed: SettingKey[] = [];
  const read = <K extends SettingKey>(key: K): Settings[K] => {
    const initial = defaultSettings[key];
    const row = stored[key];
    if (row === undefined) return initial;
    const found = readSetting<Settings[K]>(definitions[key], row);
    if (found.why !== undefined) unreadable.push({ key, why: found.why });
    if ('value' in found)
      return definitions[key].readParts && isRecord(initial) ? { ...initial, ...found.value } : found.value;
    closed.push(key);
    return initial;
  };
  const settings = Object.fromEntries(settingKeys.map((key) => [key, read(key)])) as Settings;
  return { settings: closed.reduce((all, key) => definitions[key].closed(all), settings), unreadable };
}

/** Checks a value before storing it. @throws Error that names its faults, in English */
export function checkSetting<K extends SettingKey>(key: K, written: unknown): Settings[K] {
  const parsed = definitions[key].schema.safeParse(written);
  if (!parsed.success) throw new Error(`${key}: ${whyUnread(parsed.error)}`);
  return parsed.data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
