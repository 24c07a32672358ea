import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { SettingKey } from './domain/settings.ts';

/** The author of what a demo begins with. */
const SEED = 'seed';

export async function selectSettings(db: ReadHandle): Promise<Record<string, unknown>> {
  const { rows } = await db.query<{ key: string; value: unknown }>('SELECT key, value FROM site.setting');
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

/** The same for a seed: only where nobody else has set it, and it is another. */
export async function upsertSeedSetting(
  tx: WriteHandle,
  key: SettingKey,
  value: unknown,
  now: Temporal.Instant,
): Promise<void> {
  const { rows } = await tx.query<{ isOwned: boolean; isSame: boolean }>(
    'SELECT changed_by <> $2 AS "isOwned", value = $3::jsonb AS "isSame" FROM site.setting WHERE key = $1',
    [key, SEED, JSON.stringify(value)],
  );
  if (!rows[0]?.isOwned && !rows[0]?.isSame) await upsertSetting(tx, key, value, SEED, now);
}
