import { readStored, type Stored, upgraded, whyUnread } from '../../platform/stored.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Setting } from './define-setting.ts';

/** A setting that this program cannot read, wholly or in part. */
export type Unreadable = { key: string; why: string };

/** @returns the value as today's schema has it, or why it cannot be read, in English; of a list, both */
export function readSetting<T>(
  setting: Pick<Setting<T>, 'schema' | 'upgrades' | 'readParts'>,
  stored: Stored,
): { value: T; why?: string } | { why: string } {
  try {
    const value = upgraded(setting, stored);
    const parts = setting.readParts?.(value);
    const read = readStored(
      { schema: setting.schema, upgrades: [] },
      { version: 1, value: parts ? parts.parts : value },
    );
    const unread = parts?.unread ?? [];
    return unread.length === 0 ? { value: read } : { value: read, why: `left out: ${unread.join(', ')}` };
  } catch (error) {
    return { why: (error as Error).message };
  }
}

/**
 * The settings as the rest of the program may rely on them. A setting that is not stored has its default; one that is stored
 * and cannot be read closes what it decides about, and is reported. Rows of undeclared keys are ignored.
 */
export function readSettings(
  declared: readonly Setting<unknown>[],
  stored: Readonly<Record<string, Stored>>,
): { values: ReadonlyMap<string, unknown>; unreadable: Unreadable[] } {
  const values = new Map<string, unknown>();
  const unreadable: Unreadable[] = [];
  const closed: Setting<unknown>[] = [];
  for (const setting of declared) {
    const row = stored[setting.key];
    const found = row === undefined ? { value: setting.default } : readSetting(setting, row);
    if (found.why !== undefined) unreadable.push({ key: setting.key, why: found.why });
    if (!('value' in found)) closed.push(setting);
    values.set(setting.key, 'value' in found ? withDefaults(setting, found.value) : setting.closed(setting.default));
  }
  for (const { key, change } of closed.flatMap(({ closes }) => closes)) values.set(key, change(values.get(key)));
  return { values, unreadable };
}

/** A value as somebody wrote it, for storing. @throws ApiError VALIDATION, which says what is wrong with it in English */
export function checkSetting<T>({ key, schema }: Setting<T>, written: unknown): T {
  const parsed = schema.safeParse(written);
  if (!parsed.success)
    throw new ApiError('VALIDATION', {
      fields: { [key]: whyUnread(parsed.error) },
    });
  return parsed.data;
}

/** Of names with values, those that are not stored. */
function withDefaults({ readParts, default: initial }: Setting<unknown>, value: unknown): unknown {
  return readParts && isRecord(initial) ? { ...initial, ...(value as object) } : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
