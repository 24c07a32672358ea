import type { AlertKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Over } from './domain/alerts.ts';

export type Alert = Over & {
  id: bigint;
  firstSeenAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  acknowledgedBy: string | null;
  acknowledgedAt: Temporal.Instant | null;
};

const COLUMNS = `id, kind, subject, value, threshold, first_seen_at AS "firstSeenAt", last_seen_at AS "lastSeenAt",
  closed_at AS "closedAt", acknowledged_by AS "acknowledgedBy", acknowledged_at AS "acknowledgedAt"`;

/** Opens alerts for what is over its threshold and had none; those that last are seen again. */
export async function openAlerts(tx: WriteHandle, over: readonly Over[], now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO dashboard.alert AS a (kind, subject, value, threshold, first_seen_at, last_seen_at)
     SELECT o.kind, o.subject, o.value, o.threshold, $5, $5
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS o (kind, subject, value, threshold)
     ORDER BY o.kind, o.subject
     ON CONFLICT (kind, subject) WHERE closed_at IS NULL
     DO UPDATE SET value = excluded.value, threshold = excluded.threshold, last_seen_at = excluded.last_seen_at`,
    [
      over.map(({ kind }) => kind),
      over.map(({ subject }) => subject),
      over.map(({ value }) => value),
      over.map(({ threshold }) => threshold),
      now.toString(),
    ],
  );
}

/** Closes the open alerts of kinds that were measured now and were not seen. */
export async function closeAlerts(tx: WriteHandle, kinds: readonly AlertKind[], now: Temporal.Instant): Promise<void> {
  await tx.query(
    'UPDATE dashboard.alert SET closed_at = $2 WHERE closed_at IS NULL AND kind = ANY ($1) AND last_seen_at < $2',
    [kinds, now.toString()],
  );
}

export async function selectOpen(db: ReadHandle): Promise<Alert[]> {
  const { rows } = await db.query<Alert>(
    `SELECT ${COLUMNS} FROM dashboard.alert WHERE closed_at IS NULL ORDER BY first_seen_at DESC, id DESC`,
  );
  return rows;
}

export async function selectClosed(db: ReadHandle, most: number): Promise<Alert[]> {
  const { rows } = await db.query<Alert>(
    `SELECT ${COLUMNS} FROM dashboard.alert WHERE closed_at IS NOT NULL ORDER BY id DESC LIMIT $1`,
    [most],
  );
  return rows;
}

/** An alert, locked until the transaction ends. */
export async function lockAlert(tx: WriteHandle, id: string): Promise<Alert | null> {
  const { rows } = await tx.query<Alert>(`SELECT ${COLUMNS} FROM dashboard.alert WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

export async function acknowledge(tx: WriteHandle, id: string, by: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE dashboard.alert SET acknowledged_by = $2, acknowledged_at = $3 WHERE id = $1', [
    id,
    by,
    now.toString(),
  ]);
}
