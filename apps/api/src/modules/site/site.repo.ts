import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { SettingKey, Settings } from './domain/settings.ts';

export async function selectSettings(db: ReadHandle): Promise<Partial<Settings>> {
  const { rows } = await db.query<{ key: SettingKey; value: never }>('SELECT key, value FROM site.setting');
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Replaces one setting and writes down who changed what. */
export async function upsertSetting(
  tx: WriteHandle,
  key: SettingKey,
  value: unknown,
  changedBy: string,
  now: Temporal.Instant,
): Promise<void> {
  const values = [key, JSON.stringify(value), now.toString(), changedBy];
  await tx.query(
    `INSERT INTO site.setting_history (key, old_value, new_value, changed_at, changed_by)
     VALUES ($1, (SELECT value FROM site.setting WHERE key = $1), $2, $3, $4)`,
    values,
  );
  await tx.query(
    `INSERT INTO site.setting (key, value, changed_at, changed_by)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (key) DO UPDATE SET value = $2, changed_at = $3, changed_by = $4`,
    values,
  );
}
