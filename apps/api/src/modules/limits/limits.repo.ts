import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Limit, LimitName, OwnLimit } from './domain/limit.ts';
import type { Standing } from './domain/standing.ts';

export type GuardRow = { memberId: string; timeZone: string; standing: Standing };

type GuardColumns = {
  time_zone: string;
  time_out_until: Temporal.Instant | null;
  excluded_at: Temporal.Instant | null;
  excluded_until: Temporal.Instant | null;
  session_ends_at: Temporal.Instant | null;
  reality_check_minutes: number | null;
};

const GUARD = `
  SELECT g.time_zone, g.time_out_until, g.excluded_at, g.reality_check_minutes,
    CASE WHEN isfinite(g.excluded_until) THEN g.excluded_until END AS excluded_until,
    limits.session_ends(g, $2) AS session_ends_at
  FROM limits.guard AS g
  WHERE g.member_id = $1`;

/** A member's own limits and pauses; null where they never set any. */
export async function selectGuard(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<GuardRow | null> {
  const { rows } = await db.query<GuardColumns>(GUARD, [memberId, now.toString()]);
  return rows[0] ? toGuard(memberId, rows[0]) : null;
}

/** The same, locked: each of several deposits begun at once is checked after the ones before it. */
export async function lockGuard(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<GuardRow | null> {
  const { rows } = await tx.query<GuardColumns>(`${GUARD} FOR NO KEY UPDATE`, [memberId, now.toString()]);
  return rows[0] ? toGuard(memberId, rows[0]) : null;
}

function toGuard(memberId: string, row: GuardColumns): GuardRow {
  const { excluded_at: since, excluded_until: until } = row;
  const standing = {
    timeOutUntil: row.time_out_until,
    selfExclusion: since && { since, until },
    sessionEndsAt: row.session_ends_at,
    realityCheckMinutes: row.reality_check_minutes,
  };
  return { memberId, timeZone: row.time_zone, standing };
}

/** Locks the account until the transaction ends: no stake is checked against a limit that is just being changed. */
export async function lockAccount(tx: WriteHandle, account: bigint): Promise<void> {
  await tx.query('SELECT account FROM ledger.lock_accounts(ARRAY[$1::bigint])', [account]);
}

/** @returns false where the member has a row already */
export async function insertGuard(
  tx: WriteHandle,
  { memberId, account, timeZone }: { memberId: string; account: bigint; timeZone: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO limits.guard (member_id, account, time_zone) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [memberId, account, timeZone],
  );
  return rowCount === 1;
}

/** Counts the play of the week and the month so far, when a member's first limits begin. */
export async function insertDaysSoFar(
  tx: WriteHandle,
  memberId: string,
  account: bigint,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO limits.day (member_id, day, staked, won)
     SELECT g.member_id, played.day, played.staked, played.won
     FROM limits.guard AS g
     CROSS JOIN LATERAL (SELECT ($3::timestamptz AT TIME ZONE g.time_zone)::date AS today) AS t
     CROSS JOIN LATERAL ledger.played_by_day(
       $2,
       least(limits.begins('week', t.today), limits.begins('month', t.today))::timestamp AT TIME ZONE g.time_zone,
       g.time_zone
     ) AS played
     WHERE g.member_id = $1`,
    [memberId, account, now.toString()],
  );
}

export async function selectLimit(
  db: ReadHandle,
  memberId: string,
  { kind, period }: LimitName,
): Promise<Limit | null> {
  const { rows } = await db.query<LimitColumns>(
    `SELECT value, pending_value, pending_at, operator_value FROM limits.member_limit WHERE (member_id, kind, period) = ($1, $2, $3)`,
    [memberId, kind, period],
  );
  return rows[0] ? toLimit(rows[0]) : null;
}

type LimitColumns = {
  value: bigint | null;
  pending_value: bigint | null;
  pending_at: Temporal.Instant | null;
  operator_value: bigint | null;
};

function toLimit(row: LimitColumns): Limit {
  const { value, pending_value: pendingValue, pending_at: pendingAt, operator_value: operator } = row;
  return { value, pendingValue, pendingAt, operator };
}

export async function upsertLimit(
  tx: WriteHandle,
  memberId: string,
  { kind, period }: LimitName,
  { value, pendingValue, pendingAt }: OwnLimit,
): Promise<void> {
  await tx.query(
    `INSERT INTO limits.member_limit (member_id, kind, period, value, pending_value, pending_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (member_id, kind, period)
     DO UPDATE SET value = EXCLUDED.value, pending_value = EXCLUDED.pending_value, pending_at = EXCLUDED.pending_at`,
    [memberId, kind, period, value, pendingValue, pendingAt?.toString() ?? null],
  );
}

/** What the operator limits; null: nothing. The member's own stays as it is. */
export async function upsertOperatorLimit(
  tx: WriteHandle,
  memberId: string,
  { kind, period }: LimitName,
  value: bigint | null,
): Promise<void> {
  await tx.query(
    `INSERT INTO limits.member_limit (member_id, kind, period, operator_value) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, kind, period) DO UPDATE SET operator_value = EXCLUDED.operator_value`,
    [memberId, kind, period, value],
  );
}

/** A limit with its present period and the play in it. */
export type LimitInPeriod = {
  name: LimitName;
  limit: Limit;
  begins: Temporal.Instant;
  ends: Temporal.Instant;
  staked: bigint;
  won: bigint;
};

/** All limits of a member, those on money first, by kind and from the shortest period. */
export async function selectLimits(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<LimitInPeriod[]> {
  type Row = LimitColumns & Pick<LimitInPeriod, 'begins' | 'ends' | 'staked' | 'won'> & LimitName;
  const { rows } = await db.query<Row>(
    `SELECT c.kind, c.period, c.value, c.pending_value, c.pending_at, c.operator_value, played.staked, played.won,
       p.first_day::timestamp AT TIME ZONE g.time_zone AS begins,
       (p.first_day + ('1 ' || p.name)::interval)::timestamp AT TIME ZONE g.time_zone AS ends
     FROM limits.member_limit AS c
     JOIN limits.guard AS g ON g.member_id = c.member_id
     CROSS JOIN LATERAL (SELECT ($2::timestamptz AT TIME ZONE g.time_zone)::date AS today) AS t
     CROSS JOIN LATERAL (
       SELECT name, limits.begins(name, t.today) AS first_day
       FROM (SELECT CASE c.period WHEN 'session' THEN 'day' ELSE c.period END AS name) AS named
     ) AS p
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(d.staked), 0)::bigint AS staked, coalesce(sum(d.won), 0)::bigint AS won
       FROM limits.day AS d
       WHERE d.member_id = c.member_id AND d.day BETWEEN p.first_day AND t.today
     ) AS played
     WHERE c.member_id = $1
     ORDER BY array_position(ARRAY['deposit', 'loss', 'stake', 'session'], c.kind),
       array_position(ARRAY['day', 'week', 'month', 'session'], c.period)`,
    [memberId, now.toString()],
  );
  return rows.map(({ kind, period, begins, ends, staked, won, ...columns }) => ({
    name: { kind, period } as LimitName,
    limit: toLimit(columns),
    begins,
    ends,
    staked,
    won,
  }));
}

/** Sets a time-out until then; one that lasts longer stays. */
export async function extendTimeOut(tx: WriteHandle, memberId: string, until: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE limits.guard SET time_out_until = greatest(time_out_until, $2) WHERE member_id = $1', [
    memberId,
    until.toString(),
  ]);
}

/** Excludes until then, null for ever; an exclusion that lasts longer stays, and a running one keeps its beginning. */
export async function extendExclusion(
  tx: WriteHandle,
  memberId: string,
  until: Temporal.Instant | null,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE limits.guard SET
       excluded_at = CASE WHEN excluded_until > $3 THEN excluded_at ELSE $3 END,
       excluded_until = greatest(excluded_until, coalesce($2::timestamptz, 'infinity'))
     WHERE member_id = $1`,
    [memberId, until?.toString() ?? null, now.toString()],
  );
}

export async function updateRealityCheck(tx: WriteHandle, memberId: string, minutes: number): Promise<void> {
  await tx.query('UPDATE limits.guard SET reality_check_minutes = $2 WHERE member_id = $1', [memberId, minutes]);
}

const UPDATE_SESSION_OPENED = {
  name: 'limits_session_opened',
  text: 'UPDATE limits.guard SET session_opened_at = $2 WHERE member_id = $1',
};

/** From then on a limit of the session counts. @returns false where the member never set anything */
export async function updateSessionOpened(
  tx: WriteHandle,
  memberId: string,
  openedAt: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(UPDATE_SESSION_OPENED, [memberId, openedAt.toString()]);
  return rowCount === 1;
}

export type Change = { what: string; details: object; actor: string };

export async function insertChange(
  tx: WriteHandle,
  memberId: string,
  { what, details, actor }: Change,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO limits.change (member_id, what, details, actor, at) VALUES ($1, $2, $3, $4, $5)', [
    memberId,
    what,
    JSON.stringify(details),
    actor,
    now.toString(),
  ]);
}

/** Changes by the member and by others, newest first. */
export async function selectChanges(
  db: ReadHandle,
  memberId: string,
  limit: number,
): Promise<(Change & { at: Temporal.Instant })[]> {
  const { rows } = await db.query<Change & { at: Temporal.Instant }>(
    'SELECT what, details, actor, at FROM limits.change WHERE member_id = $1 ORDER BY id DESC LIMIT $2',
    [memberId, limit],
  );
  return rows;
}

/** The same page by page. */
export async function selectChangesBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<(Change & { id: bigint; at: Temporal.Instant })[]> {
  const { rows } = await db.query<Change & { id: bigint; at: Temporal.Instant }>(
    `SELECT id, what, details, actor, at FROM limits.change
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** What holds for a member: exclusion, time-out, and how they limited themselves. */
export type Restriction = {
  memberId: string;
  excludedSince: Temporal.Instant | null;
  excludedUntil: Temporal.Instant | null;
  timeOutUntil: Temporal.Instant | null;
  limits: { kind: string; period: string; value: string }[];
};

const standings = {
  excluded: 'g.excluded_until IS NOT NULL AND g.excluded_until > $1',
  time_out: 'g.time_out_until IS NOT NULL AND g.time_out_until > $1',
  limited:
    'EXISTS (SELECT FROM limits.member_limit AS l WHERE l.member_id = g.member_id AND limits.in_force(l, $1) IS NOT NULL)',
};

/** Members who are restricted so now, by ID. */
export async function selectRestricted(
  db: ReadHandle,
  kind: keyof typeof standings,
  now: Temporal.Instant,
  { after, limit }: { after: string; limit: number },
): Promise<Restriction[]> {
  const { rows } = await db.query<Restriction>(
    `SELECT g.member_id::text AS "memberId",
       CASE WHEN g.excluded_until > $1 THEN g.excluded_at END AS "excludedSince",
       CASE WHEN g.excluded_until > $1 AND isfinite(g.excluded_until) THEN g.excluded_until END AS "excludedUntil",
       CASE WHEN g.time_out_until > $1 THEN g.time_out_until END AS "timeOutUntil",
       coalesce((
         SELECT json_agg(json_build_object('kind', l.kind, 'period', l.period, 'value', limits.in_force(l, $1)::text) ORDER BY l.kind, l.period)
         FROM limits.member_limit AS l WHERE l.member_id = g.member_id AND limits.in_force(l, $1) IS NOT NULL
       ), '[]') AS limits
     FROM limits.guard AS g
     WHERE ${standings[kind]} AND g.member_id > $2
     ORDER BY g.member_id LIMIT $3`,
    [now.toString(), after, limit],
  );
  return rows;
}

/** Pauses and exclusions of all members before a place, the newest first. */
export async function selectSafety(
  db: ReadHandle,
  { at, number, limit }: { at: Temporal.Instant; number: bigint; limit: number },
): Promise<(Change & { id: bigint; memberId: string; at: Temporal.Instant })[]> {
  const { rows } = await db.query<Change & { id: bigint; memberId: string; at: Temporal.Instant }>(
    `SELECT id, member_id::text AS "memberId", what, details, actor, at FROM limits.change
     WHERE what IN ('time_out', 'exclusion') AND (at, id) < ($1, $2)
     ORDER BY at DESC, id DESC LIMIT $3`,
    [at.toString(), number, limit],
  );
  return rows;
}

/** Deletes days that are in no current period. */
export async function deleteDaysBefore(tx: WriteHandle, day: Temporal.PlainDate): Promise<void> {
  await tx.query('DELETE FROM limits.day WHERE day < $1', [day.toString()]);
}

/** The most a member may still stake and lose before reaching a limit; null: no limit. */
export async function selectAllowance(
  db: ReadHandle,
  memberId: string,
  now: Temporal.Instant,
): Promise<{ stake: bigint | null; loss: bigint | null }> {
  const { rows } = await db.query<{ stake: bigint | null; loss: bigint | null }>(
    'SELECT stake, loss FROM limits.allowance_of($1, $2)',
    [memberId, now.toString()],
  );
  return rows[0]!;
}

/** Counts play of today; nothing for a member who never set anything. */
export async function notePlay(
  tx: WriteHandle,
  memberId: string,
  { staked, won }: { staked: bigint; won: bigint },
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('SELECT limits.note_play($1, $2, $3, $4)', [memberId, now.toString(), staked, won]);
}
