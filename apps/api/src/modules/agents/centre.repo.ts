import type { ContractKind } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import type { CalendarDay } from './domain/calendar-days.ts';
import type { TeamSums } from './team.repo.ts';

export type TeamDayRow = TeamSums & { day: string };

// Days as three parallel lists: their names, and when they begin and end.
const DAYS = 'unnest($2::text[], $3::timestamptz[], $4::timestamptz[])';

function listsOf(days: readonly CalendarDay[]): [string[], string[], string[]] {
  return [days.map(({ day }) => day), days.map(({ from }) => from.toString()), days.map(({ to }) => to.toString())];
}

/**
 * A team's figures of each of some days, in one pass. It is the team of today, whoever belonged to it on the day of the
 * play.
 *
 * @param activeFrom for each day, the valid bet from which a member is active
 */
export async function selectTeamDays(
  db: ReadHandle,
  head: string,
  days: readonly CalendarDay[],
  activeFrom: readonly bigint[],
): Promise<TeamDayRow[]> {
  const { rows } = await db.query<TeamDayRow>(
    `WITH team AS MATERIALIZED (SELECT member_id, registered_at FROM member.team($1)),
     day AS (
       SELECT name::date AS day, begins, ends, active_from
       FROM unnest($2::text[], $3::timestamptz[], $4::timestamptz[], $5::bigint[]) AS d (name, begins, ends, active_from)
     ),
     played AS (
       SELECT p.day, p.member_id, sum(p.stake) AS stake, sum(p.win) AS win, sum(p.open_stake) AS open_stake, sum(p.valid_bet) AS valid_bet
       FROM figures.play_by_day($6, $7) AS p JOIN team ON team.member_id = p.member_id
       GROUP BY p.day, p.member_id
     ),
     play AS (
       SELECT played.day, count(*) AS players, count(*) FILTER (WHERE valid_bet >= active_from) AS active,
         sum(valid_bet) AS valid_bet, sum(open_stake) AS open_stake, sum(win) - sum(stake) + sum(open_stake) AS profit
       FROM played JOIN day ON day.day = played.day
       GROUP BY played.day
     ),
     money AS (
       SELECT m.day, sum(m.moved_in) FILTER (WHERE m.kind = 'deposit') AS deposits,
         sum(m.moved_out) FILTER (WHERE m.kind = 'withdrawal') AS withdrawals
       FROM figures.money_by_day($6, $7, ARRAY['deposit', 'withdrawal']) AS m
       JOIN ledger.member_accounts() AS a ON a.account = m.account
       JOIN team ON team.member_id = a.member_id
       GROUP BY m.day
     ),
     come AS (
       SELECT day.day, count(*) AS count
       FROM team JOIN day ON team.registered_at >= day.begins AND team.registered_at < day.ends
       GROUP BY day.day
     ),
     earned AS (
       SELECT day.day, sum(r.due) AS commission
       FROM agents.run AS r JOIN day ON r.paid_at >= day.begins AND r.paid_at < day.ends
       WHERE r.downline_id = $1 AND r.state = 'paid' AND r.paid_at >= $8 AND r.paid_at < $9
       GROUP BY day.day
     )
     SELECT day.day::text AS day,
       ((SELECT count(*) FROM team WHERE registered_at < $8)
         + sum(coalesce(come.count, 0)) OVER (ORDER BY day.day))::integer AS members,
       coalesce(come.count, 0)::integer AS "newMembers",
       coalesce(play.players, 0)::integer AS players,
       coalesce(play.active, 0)::integer AS "activeMembers",
       coalesce(money.deposits, 0)::bigint AS deposits,
       coalesce(money.withdrawals, 0)::bigint AS withdrawals,
       coalesce(play.valid_bet, 0)::bigint AS "validBet",
       coalesce(play.open_stake, 0)::bigint AS "openStake",
       coalesce(play.profit, 0)::bigint AS profit,
       coalesce(earned.commission, 0)::bigint AS commission
     FROM day
     LEFT JOIN play USING (day) LEFT JOIN money USING (day) LEFT JOIN come USING (day) LEFT JOIN earned USING (day)
     ORDER BY day.day`,
    [head, ...listsOf(days), activeFrom, ...namesAround(days), ...timesAround(days)],
  );
  return rows;
}

export type IncomeDayRow = { day: string; kind: ContractKind; received: bigint; paidDown: bigint };

/** What a member received by their contracts, and what they paid by those of their downlines, by day and kind. */
export async function selectIncomeDays(
  db: ReadHandle,
  memberId: string,
  days: readonly CalendarDay[],
  kinds: readonly ContractKind[],
): Promise<IncomeDayRow[]> {
  const { rows } = await db.query<IncomeDayRow>(
    `WITH moved AS (
       SELECT r.kind, r.starts_at, r.due AS received, 0 AS paid_down
       FROM agents.run AS r
       WHERE r.downline_id = $1 AND r.state = 'paid' AND r.starts_at >= $6 AND r.starts_at < $7
       UNION ALL
       SELECT r.kind, r.starts_at, 0, r.due
       FROM agents.run AS r
       WHERE r.upline_id = $1 AND r.kind = ANY ($5) AND r.state = 'paid' AND r.starts_at >= $6 AND r.starts_at < $7
     )
     SELECT day.name AS day, moved.kind, sum(moved.received)::bigint AS received,
       sum(moved.paid_down)::bigint AS "paidDown"
     FROM ${DAYS} AS day (name, begins, ends)
     JOIN moved ON moved.starts_at >= day.begins AND moved.starts_at < day.ends
     GROUP BY day.name, moved.kind
     ORDER BY day.name, moved.kind`,
    [memberId, ...listsOf(days), kinds, ...timesAround(days)],
  );
  return rows;
}

/** When the member was last made an agent; null where they have been one from the beginning. */
export async function selectAgentSince(db: ReadHandle, memberId: string): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ at: Temporal.Instant }>(
    `SELECT at FROM agents.change WHERE member_id = $1 AND what = 'promoted' ORDER BY id DESC LIMIT 1`,
    [memberId],
  );
  return rows[0]?.at ?? null;
}

/** The number of members directly below a member, and anywhere below. */
export async function countBelow(db: ReadHandle, memberId: string): Promise<{ direct: number; team: number }> {
  const { rows } = await db.query<{ direct: number; team: number }>(
    `SELECT (SELECT count(*)::integer FROM member.downlines_of($1)) AS direct,
       (SELECT count(*)::integer - 1 FROM member.team($1)) AS team`,
    [memberId],
  );
  return rows[0]!;
}

/** The first day, and the day after the last. */
function namesAround(days: readonly CalendarDay[]): [string, string] {
  return [days[0]!.day, Temporal.PlainDate.from(days.at(-1)!.day).add({ days: 1 }).toString()];
}

function timesAround(days: readonly CalendarDay[]): [string, string] {
  return [days[0]!.from.toString(), days.at(-1)!.to.toString()];
}
