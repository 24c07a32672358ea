import { type Definition, definitions } from './definitions.ts';
import { defaultSettings, type SettingKey, type Settings } from './settings.ts';

/** A value as it was stored, and the version of its schema then. */
export type StoredSetting = { version: number; value: unknown };

/** What of a stored setting this program cannot read. */
export type Unreadable = { key: SettingKey; why: string };

export const settingKeys = Object.keys(defaultSettings) as SettingKey[];

/** The version that values are stored with today. */
export function versionOf({ upgrades }: Pick<Definition<unknown>, 'upgrades'>): number {
  return upgrades.length + 1;
}

/** @returns the value as today's schema has it, or why it is none, in English */
export function readStored<T>(
  definition: Definition<T>,
  { version, value }: StoredSetting,
): { value: T; why?: string } | { why: string } {
  const newest = versionOf(definition);
  if (version > newest) return { why: `it is of version ${version}; this program knows ${newest}` };
  let upgraded = value;
  try {
    for (const upgrade of definition.upgrades.slice(version - 1)) upgraded = upgrade(upgraded as never);
  } catch (error) {
    return { why: `it cannot be brought from version ${version} to ${newest}: ${String(error)}` };
  }
  const parts = definition.readParts?.(upgraded);
  const parsed = definition.schema.safeParse(parts ? parts.parts : upgraded);
  if (!parsed.success) return { why: parsed.error.issues.map(inWords).join('; ') };
  const unread = parts?.unread ?? [];
  return unread.length === 0 ? { value: parsed.data } : { value: parsed.data, why: `left out: ${unread.join(', ')}` };
}

function inWords({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

/**
 * The settings as the rest of the program may rely on them. What is not stored has its default; what is stored and cannot be
 * read closes what it decides about, and is told. Rows under names nobody knows are passed over.
 */
export function readSettings(stored: Readonly<Record<string, StoredSetting>>): {
  settings: Settings;
  unreadable: Unreadable[];
} {
  const unreadable: Unreadable[] = [];
  const closed: SettingKey[] = [];
  const read = <K extends SettingKey>(key: K): Settings[K] => {
    const initial = defaultSettings[key];
    const row = stored[key];
    if (row === undefined) return initial;
    const found = readStored<Settings[K]>(definitions[key], row);
    if (found.why !== undefined) unreadable.push({ key, why: found.why });
    if ('value' in found)
      return definitions[key].readParts && isRecord(initial) ? { ...initial, ...found.value } : found.value;
    closed.push(key);
    return initial;
  };
  const settings = Object.fromEntries(settingKeys.map((key) => [key, read(key)])) as Settings;
  return { settings: closed.reduce((all, key) => definitions[key].closed(all), settings), unreadable };
}

/** A value as somebody wrote it, for storing. @throws Error that says what is wrong with it, in English */
export function checkSetting<K extends SettingKey>(key: K, written: unknown): Settings[K] {
  const parsed = definitions[key].schema.safeParse(written);
  if (!parsed.success) throw new Error(`${key}: ${parsed.error.issues.map(inWords).join('; ')}`);
  return parsed.data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
