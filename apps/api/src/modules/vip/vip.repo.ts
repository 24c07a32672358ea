import type { VipChange } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';
import type { Month, Privileges, Rank, Standing, Table, Totals } from './domain/rank.ts';

type RulesRow = Omit<Table, 'ranks'>;
type RankRow = Omit<Rank, 'privileges'> & { privileges: Privileges };

/** The table of ranks; null where the brand has none. */
export async function selectTable(db: ReadHandle): Promise<Table | null> {
  const { rows } = await db.query<RulesRow>(
    'SELECT deposit_per AS "depositPer", bet_per AS "betPer", upgrade, since FROM vip.rules',
  );
  const ranks = await db.query<RankRow>('SELECT level, names, growth, keep, privileges FROM vip.rank ORDER BY level');
  return rows[0] && ranks.rows.length > 0 ? { ...rows[0], ranks: ranks.rows } : null;
}

export async function replaceTable(tx: WriteHandle, table: Table): Promise<void> {
  await tx.query(
    `INSERT INTO vip.rules (deposit_per, bet_per, upgrade, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (only_row) DO UPDATE
       SET deposit_per = excluded.deposit_per, bet_per = excluded.bet_per, upgrade = excluded.upgrade`,
    [table.depositPer, table.betPer, table.upgrade, table.since.toString()],
  );
  await tx.query('DELETE FROM vip.rank');
  await tx.query(
    `INSERT INTO vip.rank (level, names, growth, keep, privileges)
     SELECT * FROM unnest($1::integer[], $2::jsonb[], $3::bigint[], $4::bigint[], $5::jsonb[])`,
    [
      table.ranks.map(({ level }) => level),
      table.ranks.map(({ names }) => JSON.stringify(names)),
      table.ranks.map(({ growth }) => growth),
      table.ranks.map(({ keep }) => keep),
      table.ranks.map(({ privileges }) => JSON.stringify(privileges)),
    ],
  );
}

/** The levels of members above the lowest. */
export async function selectLevels(db: ReadHandle, memberIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; level: number }>(
    'SELECT member_id::text AS id, level FROM vip.member WHERE member_id = ANY ($1::bigint[])',
    [memberIds],
  );
  return new Map(rows.map(({ id, level }) => [id, level]));
}

export type VipMember = Standing &
  Totals & {
    memberId: string;
    level: number;
    since: Temporal.Instant;
    judged: Month | null;
    setLevel: number | null;
    setUntil: Temporal.Instant | null;
  };

const MEMBER = `member_id::text AS "memberId", level, earned, lost, deposits, valid_bets AS "validBets", since,
  earned_since::text AS "earnedSince", judged::text, set_level AS "setLevel", set_until AS "setUntil"`;

export async function selectMember(db: ReadHandle, memberId: string): Promise<VipMember | null> {
  const { rows } = await db.query<VipMember>(`SELECT ${MEMBER} FROM vip.member WHERE member_id = $1`, [memberId]);
  return rows[0] ?? null;
}

/** Inserts missing members, and locks all in the order of their numbers until the transaction ends. */
export async function lockMembers(
  tx: WriteHandle,
  memberIds: readonly string[],
  { now, month }: { now: Temporal.Instant; month: Month },
): Promise<VipMember[]> {
  await tx.query(
    `INSERT INTO vip.member (member_id, since, earned_since)
     SELECT DISTINCT id, $2::timestamptz, $3::date FROM unnest($1::bigint[]) AS id ORDER BY id
     ON CONFLICT DO NOTHING`,
    [memberIds, now.toString(), month],
  );
  const { rows } = await tx.query<VipMember>(
    `SELECT ${MEMBER} FROM vip.member WHERE member_id = ANY ($1::bigint[]) ORDER BY member_id FOR UPDATE`,
    [memberIds],
  );
  return rows;
}

/** Some members not yet judged for this month, locked; those locked by another transaction are skipped. */
export async function lockUnjudged(tx: WriteHandle, month: Month, limit: number): Promise<VipMember[]> {
  const { rows } = await tx.query<VipMember>(
    `SELECT ${MEMBER}
     FROM vip.member
     WHERE judged IS NULL OR judged < $1
     ORDER BY judged NULLS FIRST, member_id
     LIMIT $2
     FOR UPDATE SKIP LOCKED`,
    [month, limit],
  );
  return rows.toSorted((a, b) => Number(BigInt(a.memberId) - BigInt(b.memberId)));
}

/** Some members whose rank set by staff has ended, locked. */
export async function lockSetEnded(tx: WriteHandle, now: Temporal.Instant, limit: number): Promise<VipMember[]> {
  const { rows } = await tx.query<VipMember>(
    `SELECT ${MEMBER} FROM vip.member WHERE set_until <= $1 ORDER BY member_id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [now.toString(), limit],
  );
  return rows;
}

/** Some members after a given one, in the order of their numbers, locked. */
export async function lockAfter(tx: WriteHandle, after: string, limit: number): Promise<VipMember[]> {
  const { rows } = await tx.query<VipMember>(
    `SELECT ${MEMBER} FROM vip.member WHERE member_id > $1 ORDER BY member_id LIMIT $2 FOR UPDATE`,
    [after, limit],
  );
  return rows;
}

export async function updateMembers(tx: WriteHandle, members: readonly VipMember[]): Promise<void> {
  await tx.query(
    `UPDATE vip.member AS m
     SET level = n.level, earned = n.earned, lost = n.lost, deposits = n.deposits, valid_bets = n.valid_bets,
       since = n.since, earned_since = n.earned_since, judged = n.judged, set_level = n.set_level, set_until = n.set_until
     FROM unnest($1::bigint[], $2::integer[], $3::integer[], $4::bigint[], $5::bigint[], $6::bigint[], $7::timestamptz[],
       $8::date[], $9::date[], $10::integer[], $11::timestamptz[])
       AS n (member_id, level, earned, lost, deposits, valid_bets, since, earned_since, judged, set_level, set_until)
     WHERE m.member_id = n.member_id`,
    [
      members.map(({ memberId }) => memberId),
      members.map(({ level }) => level),
      members.map(({ earned }) => earned),
      members.map(({ lost }) => lost),
      members.map(({ deposits }) => deposits),
      members.map(({ validBets }) => validBets),
      members.map(({ since }) => since.toString()),
      members.map(({ earnedSince }) => earnedSince),
      members.map(({ judged }) => judged),
      members.map(({ setLevel }) => setLevel),
      members.map(({ setUntil }) => setUntil?.toString() ?? null),
    ],
  );
}

export type MonthTotals = Totals & { memberId: string; month: Month };

/** Adds to the counts of members' months. */
export async function addToMonths(tx: WriteHandle, more: readonly MonthTotals[]): Promise<void> {
  await tx.query(
    `INSERT INTO vip.month AS m (member_id, month, deposits, valid_bets)
     SELECT * FROM unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[])
     ON CONFLICT (member_id, month) DO UPDATE
       SET deposits = m.deposits + excluded.deposits, valid_bets = m.valid_bets + excluded.valid_bets`,
    [
      more.map(({ memberId }) => memberId),
      more.map(({ month }) => month),
      more.map(({ deposits }) => deposits),
      more.map(({ validBets }) => validBets),
    ],
  );
}

/** Members' deposits and play by month, from one on. */
export async function selectMonths(db: ReadHandle, memberIds: readonly string[], from: Month): Promise<MonthTotals[]> {
  const { rows } = await db.query<MonthTotals>(
    `SELECT member_id::text AS "memberId", month::text, deposits, valid_bets AS "validBets"
     FROM vip.month
     WHERE member_id = ANY ($1::bigint[]) AND month >= $2::date`,
    [memberIds, from],
  );
  return rows;
}

export type NewChange = {
  memberId: string;
  from: number;
  to: number;
  cause: VipChange['cause'];
  month: Month | null;
  reason: string;
  actor: string;
  at: Temporal.Instant;
};
export type Change = NewChange & { id: bigint };

export async function insertChange(tx: WriteHandle, change: NewChange): Promise<Change> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO vip.change (member_id, from_level, to_level, cause, month, reason, actor, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     RETURNING id`,
    [
      change.memberId,
      change.from,
      change.to,
      change.cause,
      change.month,
      change.reason,
      change.actor,
      change.at.toString(),
    ],
  );
  return { ...change, id: rows[0]!.id };
}

/** A member's changes, latest first. */
export async function selectChanges(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Change[]> {
  const { rows } = await db.query<Change>(
    `SELECT id, member_id::text AS "memberId", from_level AS "from", to_level AS "to", cause, month::text, reason, actor, at
     FROM vip.change
     WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC
     LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** The number of members of each rank above the lowest. */
export async function countByLevel(db: ReadHandle): Promise<Map<number, number>> {
  const { rows } = await db.query<{ level: number; members: number }>(
    'SELECT level, count(*)::integer AS members FROM vip.member WHERE level > 0 GROUP BY level',
  );
  return new Map(rows.map(({ level, members }) => [level, members]));
}
