import type { ContractKind } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';

/** A member of somebody's team. */
export type TeamRow = {
  id: string;
  username: string;
  depth: number;
  downlines: number;
  type: number;
  status: string;
  currency: string;
  cash: bigint;
  contracts: ContractKind[];
  registeredAt: Temporal.Instant;
};

export type TeamPage = { of: string | null; search: string | null; after: string; limit: number };

const COLUMNS = `
  t.member_id::text AS id, t.username,
  cardinality(string_to_array(t.line, '.')) - (SELECT cardinality(string_to_array(h.line, '.')) FROM head AS h) AS depth,
  (SELECT count(*)::integer FROM member.downlines_of(t.member_id)) AS downlines,
  t.type, t.status, t.currency,
  coalesce((SELECT c.balance FROM ledger.cash_of(ARRAY[t.member_id]) AS c WHERE c.currency = t.currency), 0) AS cash,
  ARRAY(
    SELECT DISTINCT k.kind FROM agents.contract AS k
    WHERE k.downline_id = t.member_id AND k.state IN ('signed', 'termination_requested') ORDER BY k.kind
  ) AS contracts,
  t.registered_at AS "registeredAt"`;

/**
 * A page of a team, by ID. With `of` the direct downlines of one of them, with `search` those whose username begins so.
 * Members outside the team of `head` are never among them.
 */
export async function selectTeam(
  db: ReadHandle,
  head: string,
  { of, search, after, limit }: TeamPage,
): Promise<TeamRow[]> {
  const { rows } = await db.query<TeamRow>(
    search === null
      ? `WITH head AS (SELECT l.line FROM member.lines() AS l WHERE l.member_id = $1)
         SELECT ${COLUMNS}
         FROM member.downlines_of($2) AS t
         WHERE t.member_id > $3 AND t.line >= (SELECT line FROM head) COLLATE "C"
           AND t.line < member.line_end((SELECT line FROM head)) COLLATE "C"
         ORDER BY t.member_id LIMIT $4`
      : `WITH head AS (SELECT l.line FROM member.lines() AS l WHERE l.member_id = $1)
         SELECT ${COLUMNS}
         FROM member.team($1) AS t
         WHERE t.member_id > $3 AND starts_with(lower(t.username), lower($2))
         ORDER BY t.member_id LIMIT $4`,
    [head, search ?? of ?? head, after, limit],
  );
  return rows;
}

export type TeamSums = { members: number; newMembers: number; players: number; activeMembers: number } & Record<
  'deposits' | 'withdrawals' | 'validBet' | 'openStake' | 'profit' | 'commission',
  bigint
>;

/** Days, the last not included, and the times they begin and end. */
export type DaySpan = { from: Temporal.Instant; to: Temporal.Instant; days: { from: string; to: string } };

/** A team's figures of some days. It is the team of today, whoever belonged to it at the time of the play. */
export async function selectTeamSums(
  db: ReadHandle,
  head: string,
  { from, to, days }: DaySpan,
  activeFrom: bigint,
): Promise<TeamSums> {
  const { rows } = await db.query<TeamSums>(
    `WITH team AS MATERIALIZED (SELECT member_id, registered_at FROM member.team($1)),
     play AS (
       SELECT p.member_id, sum(p.valid_bet) AS valid_bet, sum(p.win) AS win, sum(p.stake) AS stake,
         sum(p.open_stake) AS open_stake
       FROM figures.play_of_days($4, $5) AS p JOIN team ON team.member_id = p.member_id
       GROUP BY p.member_id
     ),
     money AS (
       SELECT m.kind, sum(m.moved_in) AS moved_in, sum(m.moved_out) AS moved_out
       FROM figures.money_of_days($4, $5, ARRAY['deposit', 'withdrawal']) AS m
       JOIN ledger.member_accounts() AS a ON a.account = m.account
       JOIN team ON team.member_id = a.member_id
       GROUP BY m.kind
     )
     SELECT (SELECT count(*) FROM team WHERE registered_at < $3)::integer AS members,
       (SELECT count(*) FROM team WHERE registered_at >= $2 AND registered_at < $3)::integer AS "newMembers",
       (SELECT count(*) FROM play)::integer AS players,
       (SELECT count(*) FROM play WHERE valid_bet >= $6)::integer AS "activeMembers",
       coalesce((SELECT sum(moved_in) FROM money WHERE kind = 'deposit'), 0)::bigint AS deposits,
       coalesce((SELECT sum(moved_out) FROM money WHERE kind = 'withdrawal'), 0)::bigint AS withdrawals,
       coalesce((SELECT sum(valid_bet) FROM play), 0)::bigint AS "validBet",
       coalesce((SELECT sum(open_stake) FROM play), 0)::bigint AS "openStake",
       coalesce((SELECT sum(win) - sum(stake) + sum(open_stake) FROM play), 0)::bigint AS profit,
       coalesce((
         SELECT sum(r.due) FROM agents.run AS r
         WHERE r.downline_id = $1 AND r.state = 'paid' AND r.paid_at >= $2 AND r.paid_at < $3
       ), 0)::bigint AS commission`,
    [head, from.toString(), to.toString(), days.from, days.to, activeFrom],
  );
  return rows[0]!;
}

/** The members of a team with a session that is used. */
export async function selectOnline(db: ReadHandle, head: string, since: Temporal.Instant): Promise<number> {
  const { rows } = await db.query<{ online: number }>(
    `SELECT count(*)::integer AS online
     FROM sessions.seen_since($2) AS s JOIN member.team($1) AS t ON t.member_id = s.member_id`,
    [head, since.toString()],
  );
  return rows[0]!.online;
}

/**
 * From what is left to a member of the periods of some days to what was paid to them and passed on by them on these days. The two
 * differ by periods that are paid on other days.
 */
export type Payments = Record<'left' | 'paidOnOtherDays' | 'ofOtherPeriods' | 'received' | 'paidDown', bigint>;

export async function selectPayments(
  db: ReadHandle,
  memberId: string,
  { from, to }: Pick<DaySpan, 'from' | 'to'>,
): Promise<Payments> {
  const { rows } = await db.query<Payments>(
    `SELECT coalesce(sum(left_over) FILTER (WHERE is_period), 0)::bigint AS left,
       coalesce(sum(left_over) FILTER (WHERE is_period AND NOT is_payment), 0)::bigint AS "paidOnOtherDays",
       coalesce(sum(left_over) FILTER (WHERE is_payment AND NOT is_period), 0)::bigint AS "ofOtherPeriods",
       coalesce(sum(left_over) FILTER (WHERE is_payment AND left_over > 0), 0)::bigint AS received,
       coalesce(-sum(left_over) FILTER (WHERE is_payment AND left_over < 0), 0)::bigint AS "paidDown"
     FROM (
       SELECT CASE r.downline_id WHEN $1 THEN r.due ELSE -r.due END AS left_over,
         r.starts_at >= $2 AND r.starts_at < $3 AS is_period, r.paid_at >= $2 AND r.paid_at < $3 AS is_payment
       FROM agents.run AS r
       WHERE (r.downline_id = $1 OR r.upline_id = $1) AND r.state = 'paid'
         AND (r.starts_at >= $2 AND r.starts_at < $3 OR r.paid_at >= $2 AND r.paid_at < $3)
     ) AS paid`,
    [memberId, from.toString(), to.toString()],
  );
  return rows[0]!;
}

export type Income = { kind: ContractKind; received: bigint; paidDown: bigint; owed: bigint };

/** What a member received by their contracts, and what they paid by those of their downlines, by kind. */
export async function selectIncome(
  db: ReadHandle,
  memberId: string,
  { from, to }: Pick<DaySpan, 'from' | 'to'>,
): Promise<Income[]> {
  const { rows } = await db.query<Income>(
    `SELECT kind,
       coalesce(sum(due) FILTER (WHERE downline_id = $1 AND state = 'paid'), 0)::bigint AS received,
       coalesce(sum(due) FILTER (WHERE upline_id = $1 AND state = 'paid'), 0)::bigint AS "paidDown",
       coalesce(sum(due) FILTER (WHERE upline_id = $1 AND state = 'owed'), 0)::bigint AS owed
     FROM agents.run
     WHERE (downline_id = $1 OR upline_id = $1) AND starts_at >= $2 AND starts_at < $3
     GROUP BY kind
     ORDER BY kind`,
    [memberId, from.toString(), to.toString()],
  );
  return rows;
}
