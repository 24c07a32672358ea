import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Stored } from '../../platform/stored.ts';

/** The author of a change, and the reason. Without an ID: one of our own programs. */
export type ChangedBy = {
  staffId: bigint | null;
  name: string;
  reason: string;
};

/** The author of the demo's settings. */
const SEED: ChangedBy = {
  staffId: null,
  name: 'seed',
  reason: 'what the demo begins with',
};

export async function selectSettings(db: ReadHandle): Promise<Record<string, Stored>> {
  const { rows } = await db.query<Stored & { key: string }>('SELECT key, version, value FROM site.setting');
  return Object.fromEntries(rows.map(({ key, ...stored }) => [key, stored]));
}

/** One change of a setting; the newest applies. */
export type SettingChange = Stored & {
  id: bigint;
  changedAt: Temporal.Instant;
  changedBy: string;
  reason: string;
};

/** All changes, the newest first. */
export async function selectSettingChanges(db: ReadHandle, key: string): Promise<SettingChange[]> {
  const { rows } = await db.query<SettingChange>(
    `SELECT id, version, new_value AS value, changed_at AS "changedAt", changed_by AS "changedBy", reason
       FROM site.setting_history
      WHERE key = $1
      ORDER BY id DESC`,
    [key],
  );
  return rows;
}

/** Changes of a setting before one of them, the newest first. */
export async function selectSettingChangesBefore(
  db: ReadHandle,
  key: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<SettingChange[]> {
  const { rows } = await db.query<SettingChange>(
    `SELECT id, version, new_value AS value, changed_at AS "changedAt", changed_by AS "changedBy", reason
       FROM site.setting_history
      WHERE key = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC
      LIMIT $3`,
    [key, before, limit],
  );
  return rows;
}

/** The last change of a setting, without its value. */
export type SettingHead = Pick<SettingChange, 'id' | 'changedAt' | 'changedBy'>;

/** The last change of each setting that was ever changed, by key. */
export async function selectSettingHeads(db: ReadHandle): Promise<ReadonlyMap<string, SettingHead>> {
  const { rows } = await db.query<SettingHead & { key: string }>(
    `SELECT DISTINCT ON (key) key, id, changed_at AS "changedAt", changed_by AS "changedBy"
       FROM site.setting_history
      ORDER BY key, id DESC`,
  );
  return new Map(rows.map(({ key, ...head }) => [key, head]));
}

/** Lets nobody else change a setting until the transaction ends. */
export async function lockSetting(tx: WriteHandle, key: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('site.setting ' || $1, 0))`, [key]);
}

/** Replaces one setting and records the change. */
export async function upsertSetting(
  tx: WriteHandle,
  key: string,
  { version, value }: Stored,
  { staffId, name, reason }: ChangedBy,
  now: Temporal.Instant,
): Promise<void> {
  const values = [key, JSON.stringify(value), version, now.toString(), name];
  await tx.query(
    `INSERT INTO site.setting_history (key, old_value, new_value, version, changed_at, changed_by, staff_id, reason)
     VALUES ($1, (SELECT value FROM site.setting WHERE key = $1), $2, $3, $4, $5, $6, $7)`,
    [...values, staffId, reason],
  );
  await tx.query(
    `INSERT INTO site.setting (key, value, version, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO UPDATE SET value = $2, version = $3, changed_at = $4, changed_by = $5`,
    values,
  );
}

/** The same for a seed: only where nobody else has set it, and the value differs. */
export async function upsertSeedSetting(
  tx: WriteHandle,
  key: string,
  stored: Stored,
  now: Temporal.Instant,
): Promise<void> {
  const { rows } = await tx.query<{ isOwned: boolean; isSame: boolean }>(
    'SELECT changed_by <> $2 AS "isOwned", value = $3::jsonb AS "isSame" FROM site.setting WHERE key = $1',
    [key, SEED.name, JSON.stringify(stored.value)],
  );
  if (!rows[0]?.isOwned && !rows[0]?.isSame) await upsertSetting(tx, key, stored, SEED, now);
}
