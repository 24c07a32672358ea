import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { TimePlace } from '../../platform/paging.ts';
import type { Window } from './domain/maintenance.ts';

/** A window as staff sees it. */
export type KeptWindow = Window & {
  id: bigint;
  vendorName: string;
  reason: string;
  plannedBy: string;
  endedBy: string | null;
};

const TIMES = 'starts_at AS "startsAt", ends_at AS "endsAt", ended_at AS "endedAt"';
const COLUMNS = `id, vassalage, display_name AS "vendorName", ${TIMES}, reason, planned_by AS "plannedBy", ended_by AS "endedBy"`;

/** Windows of all vendors that are not over. */
export async function selectWindowsAhead(db: ReadHandle, now: Temporal.Instant): Promise<Window[]> {
  const { rows } = await db.query<Window>(
    `SELECT vassalage, ${TIMES} FROM catalogue.maintenance_window WHERE ends_at > $1 AND ended_at IS NULL ORDER BY starts_at`,
    [now.toString()],
  );
  return rows;
}

export type WindowsWish = { vassalage: string | null; before: TimePlace | null; limit: number };

/** Windows, the one that begins last first. */
export async function selectWindows(db: ReadHandle, { vassalage, before, limit }: WindowsWish): Promise<KeptWindow[]> {
  const { rows } = await db.query<KeptWindow>(
    `SELECT ${COLUMNS}
     FROM catalogue.maintenance_window
     JOIN catalogue.vendor USING (vassalage)
     WHERE ($1::text IS NULL OR vassalage = $1) AND ($2::timestamptz IS NULL OR (starts_at, id) < ($2, $3::bigint))
     ORDER BY starts_at DESC, id DESC
     LIMIT $4`,
    [vassalage, before?.at.toString() ?? null, before?.number ?? null, limit],
  );
  return rows;
}

/** The window, which nobody else changes until the transaction ends. */
export async function lockWindow(tx: WriteHandle, id: string): Promise<KeptWindow | null> {
  const { rows } = await tx.query<KeptWindow>(
    `SELECT ${COLUMNS}
     FROM catalogue.maintenance_window AS planned
     JOIN catalogue.vendor USING (vassalage)
     WHERE id = $1
     FOR UPDATE OF planned`,
    [id],
  );
  return rows[0] ?? null;
}

/** Keeps others from planning for a vendor until the transaction ends. @returns its name; null: there is no such vendor */
export async function lockVendorForWindows(tx: WriteHandle, vassalage: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'SELECT display_name AS name FROM catalogue.vendor WHERE vassalage = $1 FOR NO KEY UPDATE',
    [vassalage],
  );
  return rows[0]?.name ?? null;
}

/** Whether a vendor has a window in such a time already. */
export async function overlaps(
  tx: WriteHandle,
  { vassalage, startsAt, endsAt }: Omit<Window, 'endedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM catalogue.maintenance_window
     WHERE vassalage = $1 AND ends_at > $2 AND starts_at < $3 AND (ended_at IS NULL OR ended_at > $2)
     LIMIT 1`,
    [vassalage, startsAt.toString(), endsAt.toString()],
  );
  return rowCount === 1;
}

type NewWindow = Omit<Window, 'endedAt'> & { reason: string; by: string; at: Temporal.Instant };

export async function insertWindow(tx: WriteHandle, window: NewWindow): Promise<string> {
  const { vassalage, startsAt, endsAt, reason, by, at } = window;
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO catalogue.maintenance_window (vassalage, starts_at, ends_at, reason, planned_by, planned_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id`,
    [vassalage, startsAt.toString(), endsAt.toString(), reason, by, at.toString()],
  );
  return String(rows[0]!.id);
}

export async function endWindow(tx: WriteHandle, id: string, by: string, at: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE catalogue.maintenance_window SET ended_by = $2, ended_at = $3 WHERE id = $1', [
    id,
    by,
    at.toString(),
  ]);
}
