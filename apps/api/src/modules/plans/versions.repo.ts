import type { PlanKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { PlanValue } from '../../platform/plan-kind.ts';

export type Which = { kind: PlanKind; key: string };

/** What one change made of a plan. */
export type Version = {
  id: bigint;
  value: PlanValue;
  changedAt: Temporal.Instant;
  changedBy: string;
  reason: string;
};

const VERSION = 'id, value, changed_at AS "changedAt", changed_by AS "changedBy", reason';

/** The last change of each plan of a kind. */
export async function selectHeads(db: ReadHandle, kind: PlanKind): Promise<ReadonlyMap<string, Version>> {
  const { rows } = await db.query<Version & { key: string }>(
    `SELECT DISTINCT ON (key) key, ${VERSION} FROM plans.version WHERE kind = $1 ORDER BY key, id DESC`,
    [kind],
  );
  return new Map(rows.map(({ key, ...version }) => [key, version]));
}

/** The changes of a plan, the newest first. */
export async function selectVersions(
  db: ReadHandle,
  { kind, key }: Which,
  { before, limit }: RowsBefore,
): Promise<Version[]> {
  const { rows } = await db.query<Version>(
    `SELECT ${VERSION}
       FROM plans.version
      WHERE kind = $1 AND key = $2 AND ($3::bigint IS NULL OR id < $3)
      ORDER BY id DESC
      LIMIT $4`,
    [kind, key, before, limit],
  );
  return rows;
}

export async function selectVersion(db: ReadHandle, { kind, key }: Which, id: string): Promise<Version | null> {
  const { rows } = await db.query<Version>(
    `SELECT ${VERSION} FROM plans.version WHERE kind = $1 AND key = $2 AND id = $3`,
    [kind, key, id],
  );
  return rows[0] ?? null;
}

export type NewVersion = Which & { value: PlanValue; by: string; staffId: bigint | null; reason: string };

export async function insertVersion(
  tx: WriteHandle,
  { kind, key, value, by, staffId, reason }: NewVersion,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO plans.version (kind, key, value, changed_at, changed_by, staff_id, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [kind, key, JSON.stringify(value), now.toString(), by, staffId, reason],
  );
}

/** Lets nobody else change a plan until the transaction ends. */
export async function lockPlan(tx: WriteHandle, { kind, key }: Which): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('plans ' || $1 || ' ' || $2, 0))`, [kind, key]);
}
