import type { ContractKind } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import type { RowsBefore, TimePlace } from '../../platform/paging.ts';
import { restore } from './corrections.repo.ts';
import type { Result } from './domain/settlement.ts';
import type { RunState } from './runs.repo.ts';

/** A period of a contract as it is shown. */
export type RunView = {
  id: bigint;
  contractId: bigint;
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  currency: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  settled: Result;
  current: Result;
  gross: bigint;
  adjusted: bigint;
  carriedIn: bigint;
  due: bigint;
  /** What was paid on to direct downlines for the same time. */
  paidDown: bigint;
  state: RunState;
  paidAt: Temporal.Instant | null;
};

type Kept = Parameters<typeof restore>[0];
type Row = Omit<RunView, 'settled' | 'current'> & { settled: Kept; current: Kept };

const COLUMNS = `
  r.id, r.contract_id AS "contractId", r.kind, r.upline_id::text AS "uplineId", r.downline_id::text AS "downlineId", r.currency,
  r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.settled, r.current, r.gross, r.adjusted, r.carried_in AS "carriedIn", r.due,
  (
    SELECT coalesce(sum(d.due), 0)::bigint FROM agents.run AS d
    WHERE d.upline_id = r.downline_id AND d.kind = r.kind AND d.state = 'paid'
      AND d.starts_at >= r.starts_at AND d.starts_at < r.ends_at
  ) AS "paidDown",
  r.state, r.paid_at AS "paidAt"`;

/** Periods of a kind that begin between two times: a member's own, or (`isPaidOut`) those the asking agent pays for. */
export type RunsWanted = {
  askedBy: string;
  isPaidOut: boolean;
  /** The member; null: any direct downline. */
  memberId: string | null;
  kind: ContractKind;
  between: { from: Temporal.Instant; to: Temporal.Instant } | null;
};

/**
 * The conditions of which runs are shown: only of members in the asking agent's team. For a member's days their
 * contracts of the kind are named, too: the index of a contract's periods leads to those days and skips the runs of
 * other kinds.
 */
function narrowed({ isPaidOut, between }: Pick<RunsWanted, 'isPaidOut' | 'between'>): string {
  const whose = isPaidOut ? 'r.upline_id = $1 AND ($2::bigint IS NULL OR r.downline_id = $2)' : 'r.downline_id = $2';
  const contracts = 'SELECT c.id FROM agents.contract AS c WHERE c.downline_id = $2 AND c.kind = $3';
  const when =
    between === null ? '$4::timestamptz IS NULL AND $5::timestamptz IS NULL' : 'r.starts_at >= $4 AND r.starts_at < $5';
  return `${whose} AND r.kind = $3 AND ${when}${between !== null && !isPaidOut ? ` AND r.contract_id IN (${contracts})` : ''}
    AND EXISTS (SELECT FROM member.team($1) AS t WHERE t.member_id = r.downline_id)`;
}

function valuesOf({ askedBy, memberId, kind, between }: RunsWanted): unknown[] {
  return [askedBy, memberId, kind, between?.from.toString() ?? null, between?.to.toString() ?? null];
}

/** The runs of contracts of a kind, latest first. */
export async function selectRuns(
  db: ReadHandle,
  wanted: RunsWanted,
  { state, before, limit }: { state: RunState | null; before: string | null; limit: number },
): Promise<RunView[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
     FROM agents.run AS r
     WHERE ${narrowed(wanted)} AND ($6::text IS NULL OR r.state = $6) AND ($7::bigint IS NULL OR r.id < $7)
     ORDER BY r.id DESC
     LIMIT $8`,
    [...valuesOf(wanted), state, before, limit],
  );
  return rows.map(toRun);
}

export type RunSums = { runs: number } & Record<'gross' | 'adjusted' | 'due' | 'paid' | 'owed' | 'paidDown', bigint>;

/** Their sums; what was paid on to direct downlines only for one member. */
export async function selectRunSums(db: ReadHandle, wanted: RunsWanted): Promise<RunSums> {
  const { rows } = await db.query<RunSums>(
    `SELECT count(*)::integer AS runs, coalesce(sum(r.gross), 0)::bigint AS gross,
       coalesce(sum(r.adjusted), 0)::bigint AS adjusted, coalesce(sum(r.due), 0)::bigint AS due,
       coalesce(sum(r.due) FILTER (WHERE r.state = 'paid'), 0)::bigint AS paid,
       coalesce(sum(r.due) FILTER (WHERE r.state = 'owed'), 0)::bigint AS owed,
       (
         SELECT coalesce(sum(d.due), 0)::bigint FROM agents.run AS d
         WHERE d.upline_id = $2 AND d.kind = $3 AND d.state = 'paid' AND d.starts_at >= $4 AND d.starts_at < $5
           AND EXISTS (SELECT FROM member.team($1) AS t WHERE t.member_id = $2)
       ) AS "paidDown"
     FROM agents.run AS r
     WHERE ${narrowed(wanted)}`,
    valuesOf(wanted),
  );
  return rows[0]!;
}

export async function selectRun(db: ReadHandle, askedBy: string, id: string): Promise<RunView | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
     FROM agents.run AS r
     WHERE r.id = $2 AND EXISTS (SELECT FROM member.team($1) AS t WHERE t.member_id = r.downline_id)`,
    [askedBy, id],
  );
  return rows[0] ? toRun(rows[0]) : null;
}

/** For operators: of any member. */
export async function selectAnyRun(db: ReadHandle, id: string): Promise<RunView | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM agents.run AS r WHERE r.id = $1`, [id]);
  return rows[0] ? toRun(rows[0]) : null;
}

export async function selectOwedRuns(db: ReadHandle): Promise<RunView[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM agents.run AS r WHERE r.state = 'owed' ORDER BY r.id LIMIT 500`,
  );
  return rows.map(toRun);
}

/** The same page by page, by ID; of one kind, or of all. */
export async function selectOwedPage(
  db: ReadHandle,
  kind: ContractKind | null,
  { after, limit }: { after: string; limit: number },
): Promise<RunView[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM agents.run AS r
     WHERE r.state = 'owed' AND r.id > $1 AND ($2::text IS NULL OR r.kind = $2) ORDER BY r.id LIMIT $3`,
    [after, kind, limit],
  );
  return rows.map(toRun);
}

/** For operators: what contracts of a kind brought a member, latest first. */
export async function selectRunsOfDownline(
  db: ReadHandle,
  { memberId, kind }: { memberId: string; kind: ContractKind },
  { before, limit }: RowsBefore,
): Promise<RunView[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM agents.run AS r
     WHERE r.downline_id = $1 AND r.kind = $2 AND ($3::bigint IS NULL OR r.id < $3)
     ORDER BY r.id DESC LIMIT $4`,
    [memberId, kind, before, limit],
  );
  return rows.map(toRun);
}

/** What a member pays by contracts of a kind with direct downlines: the latest periods first, as their index has them. */
export async function selectRunsOfUpline(
  db: ReadHandle,
  { memberId, kind }: { memberId: string; kind: ContractKind },
  { before, limit }: { before: TimePlace | null; limit: number },
): Promise<RunView[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM agents.run AS r
     WHERE r.upline_id = $1 AND r.kind = $2
       AND ($3::timestamptz IS NULL OR r.starts_at <= $3 AND (r.starts_at < $3 OR r.id > $4))
     ORDER BY r.starts_at DESC, r.id LIMIT $5`,
    [memberId, kind, before?.at.toString() ?? null, before?.number ?? null, limit],
  );
  return rows.map(toRun);
}

/** Runs of a kind whose periods begin after a time, to be recomputed. */
export async function selectRunIds(db: ReadHandle, kind: ContractKind, since: Temporal.Instant): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'SELECT id FROM agents.run WHERE kind = $1 AND starts_at >= $2 ORDER BY id',
    [kind, since.toString()],
  );
  return rows.map(({ id }) => id);
}

export type AdjustmentView = {
  ofRun: bigint;
  startsAt: Temporal.Instant;
  before: Result;
  after: Result;
  amount: bigint;
};

/** The corrections of earlier periods that a run includes. */
export async function selectAdjustments(db: ReadHandle, runId: bigint): Promise<AdjustmentView[]> {
  const { rows } = await db.query<Omit<AdjustmentView, 'before' | 'after'> & { before: Kept; after: Kept }>(
    `SELECT a.of_run AS "ofRun", o.starts_at AS "startsAt", a.before, a.after, a.amount
     FROM agents.adjustment AS a JOIN agents.run AS o ON o.id = a.of_run
     WHERE a.run_id = $1 ORDER BY a.id LIMIT 200`,
    [runId],
  );
  return rows.map((row) => ({ ...row, before: restore(row.before), after: restore(row.after) }));
}

/** A stretch of time, and its days where it consists of whole days. */
export type Stretch = { from: Temporal.Instant; to: Temporal.Instant; days: { from: string; to: string } | null };
export type MemberPlay = { memberId: bigint; validBet: bigint; win: bigint };

// Play of members who were in the team when they played: the head is part of the line that held then.
const IN_TEAM = `
  JOIN member.lines() AS l ON l.member_id = v.member_id
  LEFT JOIN member.past_lines($2) AS p ON p.member_id = v.member_id AND v.at >= p.since AND v.at < p.until
  WHERE strpos('.' || coalesce(p.line, l.line), '.' || $1::bigint || '.') > 0`;

const MEMBERS_BY_SLOTS = `
  SELECT v.member_id AS "memberId", sum(v.valid_bet)::bigint AS "validBet", 0::bigint AS win
  FROM (SELECT member_id, slot AS at, valid_bet FROM figures.valid_bets_between($2, $3)) AS v ${IN_TEAM} AND v.member_id > $4
  GROUP BY v.member_id ORDER BY v.member_id LIMIT $5`;

const MEMBERS_BY_DAYS = `
  SELECT v.member_id AS "memberId", sum(v.valid_bet)::bigint AS "validBet", sum(v.win)::bigint AS win
  FROM (
    SELECT member_id, day::timestamp AT TIME ZONE $8 AS at, valid_bet, win FROM figures.plays_of_days($6, $7)
  ) AS v ${IN_TEAM} AND $3::timestamptz IS NOT NULL AND v.member_id > $4
  GROUP BY v.member_id ORDER BY v.member_id LIMIT $5`;

/** The members whose play counts in a period, by ID after a given one. */
export async function selectMembersOf(
  db: ReadHandle,
  head: string,
  { from, to, days }: Stretch,
  page: { after: string; limit: number },
  timeZone: string,
): Promise<MemberPlay[]> {
  const values = [head, from.toString(), to.toString(), page.after, page.limit];
  const { rows } = days
    ? await db.query<MemberPlay>(MEMBERS_BY_DAYS, [...values, days.from, days.to, timeZone])
    : await db.query<MemberPlay>(MEMBERS_BY_SLOTS, values);
  return rows;
}

/** The parts of a stretch during which a member was in a team: from and to. */
export async function selectStays(
  db: ReadHandle,
  head: string,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  memberId: string | null,
): Promise<{ memberId: bigint; from: Temporal.Instant; to: Temporal.Instant }[]> {
  const { rows } = await db.query<{ memberId: bigint; from: Temporal.Instant; to: Temporal.Instant }>(
    `WITH held AS (
       SELECT p.member_id, p.line, p.since, p.until FROM member.past_lines($2) AS p
       WHERE $4::bigint IS NULL OR p.member_id = $4
     ),
     stays AS (
       SELECT member_id, line, since, until FROM held
       UNION ALL
       SELECT l.member_id, l.line,
         coalesce((SELECT max(h.until) FROM held AS h WHERE h.member_id = l.member_id), '-infinity'), 'infinity'
       FROM member.lines() AS l
       WHERE $4::bigint IS NULL OR l.member_id = $4
     )
     SELECT member_id AS "memberId", greatest(since, $2) AS "from", least(until, $3) AS "to"
     FROM stays
     WHERE strpos('.' || line, '.' || $1::bigint || '.') > 0 AND since < $3 AND until > $2`,
    [head, from.toString(), to.toString(), memberId],
  );
  return rows;
}

export type RoundView = {
  id: bigint;
  vassalage: string;
  gameCode: string;
  state: 'open' | 'closed' | 'rolled_back';
  stake: bigint;
  /** The opposite part of the stake. */
  opposed: bigint;
  win: bigint;
  startedAt: Temporal.Instant;
};

/** A member's rounds that began between two times, first to last after a given one. */
export async function selectRoundsOf(
  db: ReadHandle,
  memberId: string,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  page: { after: string; limit: number },
): Promise<RoundView[]> {
  const { rows } = await db.query<RoundView>(
    `SELECT id, vassalage, game_code AS "gameCode", state, stake, opposed, win, started_at AS "startedAt"
     FROM vendors.rounds_between($1, $2, $3, $4, $5)`,
    [memberId, from.toString(), to.toString(), page.after, page.limit],
  );
  return rows;
}

/** The sums of members' rounds, each in their own stretch of time. Reads the rounds, not the figures. */
export async function selectPlayed(
  db: ReadHandle,
  stays: readonly { memberId: bigint; from: Temporal.Instant; to: Temporal.Instant }[],
): Promise<MemberPlay[]> {
  const { rows } = await db.query<MemberPlay>(
    `SELECT s.member_id AS "memberId", sum(p.valid_bet)::bigint AS "validBet", sum(p.win)::bigint AS win
     FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) AS s (member_id, since, until)
     CROSS JOIN LATERAL vendors.played_between(ARRAY[s.member_id], s.since, s.until) AS p
     GROUP BY s.member_id`,
    [
      stays.map(({ memberId }) => memberId),
      stays.map(({ from }) => from.toString()),
      stays.map(({ to }) => to.toString()),
    ],
  );
  return rows;
}

function toRun({ settled, current, ...row }: Row): RunView {
  return { ...row, settled: restore(settled), current: restore(current) };
}
