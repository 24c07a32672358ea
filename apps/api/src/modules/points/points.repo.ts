import type { PointsKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';
import type { Earning } from './domain/earning.ts';

export type Account = { memberId: string; balance: bigint; version: bigint; owed: bigint };

const ACCOUNT = 'member_id::text AS "memberId", balance, version, owed';

/** Opens missing accounts, and locks all in the order of their members until the transaction ends. */
export async function lockAccounts(tx: WriteHandle, memberIds: readonly string[]): Promise<Map<string, Account>> {
  await tx.query(
    `INSERT INTO points.account (member_id)
     SELECT DISTINCT id FROM unnest($1::bigint[]) AS id ORDER BY id
     ON CONFLICT DO NOTHING`,
    [memberIds],
  );
  const { rows } = await tx.query<Account>(
    `SELECT ${ACCOUNT} FROM points.account WHERE member_id = ANY ($1::bigint[]) ORDER BY member_id FOR UPDATE`,
    [memberIds],
  );
  return new Map(rows.map((row) => [row.memberId, row]));
}

export async function selectAccount(db: ReadHandle, memberId: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`SELECT ${ACCOUNT} FROM points.account WHERE member_id = $1`, [memberId]);
  return rows[0] ?? null;
}

export async function updateAccounts(tx: WriteHandle, accounts: readonly Account[]): Promise<void> {
  await tx.query(
    `UPDATE points.account AS a
     SET balance = n.balance, version = n.version, owed = n.owed
     FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) AS n (member_id, balance, version, owed)
     WHERE a.member_id = n.member_id`,
    [
      accounts.map(({ memberId }) => memberId),
      accounts.map(({ balance }) => balance),
      accounts.map(({ version }) => version),
      accounts.map(({ owed }) => owed),
    ],
  );
}

export type Movement = {
  memberId: string;
  version: bigint;
  kind: PointsKind;
  points: bigint;
  balanceAfter: bigint;
  cause: string;
  reference: string;
  reason: string;
  actor: string;
  at: Temporal.Instant;
};

export async function insertMovements(tx: WriteHandle, movements: readonly Movement[]): Promise<void> {
  await tx.query(
    `INSERT INTO points.movement
       (member_id, version, kind, points, balance_after, cause, reference, reason, actor, at)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
       $8::text[], $9::text[], $10::timestamptz[])`,
    [
      movements.map(({ memberId }) => memberId),
      movements.map(({ version }) => version),
      movements.map(({ kind }) => kind),
      movements.map(({ points }) => points),
      movements.map(({ balanceAfter }) => balanceAfter),
      movements.map(({ cause }) => cause),
      movements.map(({ reference }) => reference),
      movements.map(({ reason }) => reason),
      movements.map(({ actor }) => actor),
      movements.map(({ at }) => at.toString()),
    ],
  );
}

/** The last time staff changed a member's points, as its version; null where they never did. */
export async function selectLastAdjustment(db: ReadHandle, memberId: string): Promise<bigint | null> {
  const { rows } = await db.query<{ last: bigint | null }>(
    `SELECT max(version) AS last FROM points.movement WHERE member_id = $1 AND kind = 'adjustment'`,
    [memberId],
  );
  return rows[0]!.last;
}

export async function hasMoved(db: ReadHandle, memberId: string, cause: string): Promise<boolean> {
  const { rows } = await db.query('SELECT 1 FROM points.movement WHERE member_id = $1 AND cause = $2', [
    memberId,
    cause,
  ]);
  return rows.length > 0;
}

/** A member's movements, latest first, before a given one. */
export async function selectMovements(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Movement[]> {
  const { rows } = await db.query<Movement>(
    `SELECT member_id::text AS "memberId", version, kind, points, balance_after AS "balanceAfter", cause, reference, reason,
       actor, at
     FROM points.movement
     WHERE member_id = $1 AND ($2::bigint IS NULL OR version < $2)
     ORDER BY version DESC
     LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

export type MemberEarning = Earning & { memberId: string };

/** The counted bets and deposits of members; their accounts are locked. */
export async function selectEarnings(db: ReadHandle, memberIds: readonly string[]): Promise<MemberEarning[]> {
  const { rows } = await db.query<MemberEarning>(
    `SELECT member_id::text AS "memberId", source, area, counted, remainder
     FROM points.earning
     WHERE member_id = ANY ($1::bigint[])`,
    [memberIds],
  );
  return rows;
}

export async function upsertEarnings(tx: WriteHandle, earnings: readonly MemberEarning[]): Promise<void> {
  await tx.query(
    `INSERT INTO points.earning (member_id, source, area, counted, remainder)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])
     ON CONFLICT (member_id, source, area) DO UPDATE SET counted = excluded.counted, remainder = excluded.remainder`,
    [
      earnings.map(({ memberId }) => memberId),
      earnings.map(({ source }) => source),
      earnings.map(({ area }) => area),
      earnings.map(({ counted }) => counted),
      earnings.map(({ remainder }) => remainder),
    ],
  );
}

/** Accounts whose balance is not the sum of their movements, or whose versions have gaps: always none. */
export async function selectBroken(db: ReadHandle): Promise<string[]> {
  const { rows } = await db.query<{ memberId: string }>(
    `SELECT a.member_id::text AS "memberId"
     FROM points.account AS a
     LEFT JOIN (
       SELECT member_id, sum(points) AS balance, count(*) AS movements, max(version) AS version,
         bool_and(balance_after = running) AS fits
       FROM (
         SELECT m.*, sum(points) OVER (PARTITION BY member_id ORDER BY version) AS running FROM points.movement AS m
       ) AS steps
       GROUP BY member_id
     ) AS m ON m.member_id = a.member_id
     WHERE a.balance <> coalesce(m.balance, 0) OR a.version <> coalesce(m.movements, 0)
       OR a.version <> coalesce(m.version, 0) OR NOT coalesce(m.fits, true)
     ORDER BY a.member_id`,
  );
  return rows.map(({ memberId }) => memberId);
}
