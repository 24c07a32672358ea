import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** Counts what these members reached that is not counted yet; null: all members. @returns how much that was */
export async function noteMilestones(tx: WriteHandle, members: readonly string[] | null): Promise<bigint> {
  const { rows } = await tx.query<{ noted: bigint }>('SELECT dashboard.note_milestones($1::bigint[]) AS noted', [
    members,
  ]);
  return rows[0]!.noted;
}

/** Forgets what was counted. Whoever counts waits until the transaction ends. */
export async function forgetMilestones(tx: WriteHandle): Promise<void> {
  await tx.query('LOCK TABLE dashboard.milestone IN SHARE ROW EXCLUSIVE MODE');
  await tx.query('DELETE FROM dashboard.milestone_slot');
  await tx.query('DELETE FROM dashboard.milestone');
}

export type Milestones = { at: Temporal.Instant; kind: 'sign_up' | 'first_deposit'; members: bigint };

type Wish = { currency: string; from: Temporal.Instant; to: Temporal.Instant; unit: 'hour' | 'day' };

/** How many members reached what, by hour or day. */
export async function selectMilestones(
  db: ReadHandle,
  { currency, from, to, unit }: Wish,
  timeZone: string,
): Promise<Milestones[]> {
  const { rows } = await db.query<Milestones>(
    `SELECT date_trunc($4, slot, $5) AS at, kind, sum(members)::bigint AS members
     FROM dashboard.milestone_slot
     WHERE slot >= $2 AND slot < $3 AND currency = $1
     GROUP BY 1, kind
     ORDER BY 1, kind`,
    [currency, from.toString(), to.toString(), unit, timeZone],
  );
  return rows;
}

/** Counts those with a session used since a time, and keeps the number for this minute. */
export async function sampleOnline(tx: WriteHandle, now: Temporal.Instant, since: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO dashboard.online (at, members)
     SELECT date_trunc('minute', $1::timestamptz), count(*)
     FROM sessions.seen_since($2) AS s JOIN member.real_members() AS m ON m.member_id = s.member_id
     ON CONFLICT (at) DO UPDATE SET members = excluded.members`,
    [now.toString(), since.toString()],
  );
}

/** How many were online at a time: the last count of the minutes before. */
export async function selectOnline(
  db: ReadHandle,
  at: Temporal.Instant,
  since: Temporal.Instant,
): Promise<number | null> {
  const { rows } = await db.query<{ members: number }>(
    'SELECT members FROM dashboard.online WHERE at <= $1 AND at > $2 ORDER BY at DESC LIMIT 1',
    [at.toString(), since.toString()],
  );
  return rows[0]?.members ?? null;
}

export async function dropOnline(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM dashboard.online WHERE at < $1', [before.toString()]);
}

/** What is counted otherwise than the members' own rows say, in examples. */
export async function selectWrong(db: ReadHandle): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT concat_ws(' ', coalesce(m.member_id, t.member_id), coalesce(m.kind, t.kind)) AS id
     FROM dashboard.milestone AS m
     FULL JOIN dashboard.milestones() AS t ON (t.member_id, t.kind) = (m.member_id, m.kind)
     WHERE (m.slot, m.currency) IS DISTINCT FROM (t.slot, t.currency)
     UNION ALL
     SELECT concat_ws(' ', coalesce(s.slot, m.slot), coalesce(s.currency, m.currency), coalesce(s.kind, m.kind))
     FROM dashboard.milestone_slot AS s
     FULL JOIN (
       SELECT slot, currency, kind, count(*) AS members FROM dashboard.milestone GROUP BY slot, currency, kind
     ) AS m ON (m.slot, m.currency, m.kind) = (s.slot, s.currency, s.kind)
     WHERE s.members IS DISTINCT FROM m.members
     LIMIT 20`,
  );
  return rows.map(({ id }) => id);
}
