import type { ReadHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { AuditEntry, AuditFault, AuditSearch } from './domain/audit.ts';

export type NewEntry = {
  at: Temporal.Instant;
  staffId: string | null;
  action: string;
  detail: object;
  ip: string;
  reason?: string | null;
  before?: object | null;
  after?: object | null;
  requestId?: string | null;
};

/** Adds an entry; the database gives it its number and hash. */
export async function insertAccess(tx: ReadHandle, entry: NewEntry): Promise<void> {
  await tx.query(
    `INSERT INTO staff.access_log (at, staff_id, action, detail, ip, reason, before, after, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.at.toString(),
      entry.staffId,
      entry.action,
      JSON.stringify(entry.detail),
      entry.ip,
      entry.reason ?? null,
      entry.before ? JSON.stringify(entry.before) : null,
      entry.after ? JSON.stringify(entry.after) : null,
      entry.requestId ?? null,
    ],
  );
}

const ENTRY = `entry.number, entry.at, who.username AS "by", host(entry.ip) AS ip, entry.action, entry.detail,
            entry.reason, entry.before, entry.after, entry.request_id AS "requestId", encode(entry.hash, 'hex') AS hash`;

/** Entries, newest first. */
export async function selectEntries(
  db: ReadHandle,
  search: AuditSearch,
  { before, limit }: RowsBefore,
): Promise<AuditEntry[]> {
  const { rows } = await db.query<AuditEntry>(
    `SELECT ${ENTRY}
       FROM staff.access_log AS entry LEFT JOIN staff.staff AS who ON who.id = entry.staff_id
      WHERE ($1::text IS NULL OR lower(who.username) = lower($1))
        AND ($2::text IS NULL OR entry.action = $2)
        AND ($3::text IS NULL OR entry.detail->>'memberId' = $3)
        AND ($4::timestamptz IS NULL OR entry.at >= $4)
        AND ($5::timestamptz IS NULL OR entry.at < $5)
        AND ($6::bigint IS NULL OR entry.number < $6)
      ORDER BY entry.number DESC
      LIMIT $7`,
    [...valuesOf(search), before, limit],
  );
  return rows;
}

/** Entries of some actions before a place, the newest first. */
export async function selectActions(
  db: ReadHandle,
  actions: readonly string[],
  { at, number, limit }: { at: Temporal.Instant; number: bigint; limit: number },
): Promise<AuditEntry[]> {
  const { rows } = await db.query<AuditEntry>(
    `SELECT ${ENTRY}
       FROM staff.access_log AS entry LEFT JOIN staff.staff AS who ON who.id = entry.staff_id
      WHERE entry.action = ANY ($1) AND (entry.at, entry.number) < ($2, $3)
      ORDER BY entry.at DESC, entry.number DESC LIMIT $4`,
    [actions, at.toString(), number, limit],
  );
  return rows;
}

/** What employees did about a member, newest first. */
export async function selectEntriesAbout(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<AuditEntry[]> {
  const { rows } = await db.query<AuditEntry>(
    `SELECT ${ENTRY}
       FROM staff.access_log AS entry LEFT JOIN staff.staff AS who ON who.id = entry.staff_id
      WHERE entry.detail ? 'memberId' AND entry.detail->>'memberId' = $1
        AND ($2::bigint IS NULL OR entry.number < $2)
      ORDER BY entry.number DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

function valuesOf({ by, action, memberId, from, until }: AuditSearch): (string | null)[] {
  return [by ?? null, action ?? null, memberId ?? null, from?.toString() ?? null, until?.toString() ?? null];
}

/** Where the chain is broken: at most a hundred places, in order. */
export async function selectFaults(db: ReadHandle): Promise<AuditFault[]> {
  const { rows } = await db.query<AuditFault>(
    `WITH linked AS (
       SELECT entry.number, entry.hash, lag(entry.number, 1, 0::bigint) OVER along AS before_number,
              staff.access_hash(lag(entry.hash, 1, decode(repeat('00', 32), 'hex')) OVER along, entry) AS computed
         FROM staff.access_log AS entry
       WINDOW along AS (ORDER BY entry.number)
     )
     SELECT number, CASE WHEN number <> before_number + 1 THEN 'gap' ELSE 'changed' END AS fault
       FROM linked
      WHERE number <> before_number + 1 OR hash <> computed
     UNION ALL
     SELECT head.number, 'wrong end'
       FROM staff.access_head AS head
      WHERE head.number <> coalesce((SELECT max(number) FROM linked), 0)
         OR (head.number > 0 AND NOT EXISTS (SELECT FROM linked
                                              WHERE linked.number = head.number AND linked.hash = head.hash))
      ORDER BY 1
      LIMIT 100`,
  );
  return rows;
}

/** The number and hash of the last entry, to be kept elsewhere. */
export async function selectHead(db: ReadHandle): Promise<{ number: bigint; hash: string }> {
  const { rows } = await db.query<{ number: bigint; hash: string }>(
    `SELECT number, encode(hash, 'hex') AS hash FROM staff.access_head`,
  );
  return rows[0]!;
}
