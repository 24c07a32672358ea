import type { ContractKind, ContractPeriod } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Contract } from './contracts.repo.ts';
import type { Span } from './domain/periods.ts';
import type { Base } from './domain/settlement.ts';

/** A kind of contract by its period: what is settled together, period after period. */
export type Beat = {
  kind: ContractKind;
  period: ContractPeriod;
  settledUntil: Temporal.Instant | null;
  lateUpTo: bigint;
};

export type Running = Pick<
  Contract,
  'id' | 'kind' | 'period' | 'uplineId' | 'downlineId' | 'currency' | 'terms' | 'endsAt'
> & { startsAt: Temporal.Instant };

const BEAT = `kind, period, settled_until AS "settledUntil", late_up_to AS "lateUpTo"`;

/** Everything a settlement reads is of one moment: what is counted meanwhile is late, not counted twice. */
export async function freezeReads(tx: WriteHandle): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
}

export async function selectBeats(db: ReadHandle): Promise<Beat[]> {
  const { rows } = await db.query<Beat>(`SELECT ${BEAT} FROM agents.beat ORDER BY period = 'slot' DESC, kind, period`);
  return rows;
}

/** Takes the right to settle; null where another has it. */
export async function lockBeat(tx: WriteHandle, { kind, period }: Pick<Beat, 'kind' | 'period'>): Promise<Beat | null> {
  const { rows } = await tx.query<Beat>(
    `SELECT ${BEAT} FROM agents.beat WHERE kind = $1 AND period = $2 FOR UPDATE SKIP LOCKED`,
    [kind, period],
  );
  return rows[0] ?? null;
}

export async function updateBeat(tx: WriteHandle, { kind, period, settledUntil, lateUpTo }: Beat): Promise<void> {
  await tx.query('UPDATE agents.beat SET settled_until = $3, late_up_to = $4 WHERE kind = $1 AND period = $2', [
    kind,
    period,
    settledUntil?.toString() ?? null,
    lateUpTo,
  ]);
}

/** What is counted of play before this time from now on is late. */
export async function closePlays(db: ReadHandle, before: Temporal.Instant): Promise<void> {
  await db.query('SELECT figures.close_plays($1)', [before.toString()]);
}

export async function latestLate(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('SELECT figures.latest_late_play() AS id');
  return rows[0]!.id;
}

/** Forgets five-minute figures before a time. @returns how many */
export async function dropSlots(db: ReadHandle, before: Temporal.Instant, most: number): Promise<bigint> {
  const { rows } = await db.query<{ dropped: bigint }>(
    'SELECT figures.drop_slots($1, (SELECT min(late_up_to) FROM agents.beat), $2) AS dropped',
    [before.toString(), most],
  );
  return rows[0]!.dropped;
}

/** The first five minutes with valid bets, from a time on. */
export async function nextPlayed(db: ReadHandle, since: Temporal.Instant): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ slot: Temporal.Instant | null }>('SELECT figures.next_slot($1) AS slot', [
    since.toString(),
  ]);
  return rows[0]!.slot;
}

/** Whether there ever was a contract to settle by. */
export async function hasContracts(db: ReadHandle, { kind, period }: Beat): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    `SELECT EXISTS (
       SELECT FROM agents.contract WHERE kind = $1 AND period = $2 AND starts_at IS NOT NULL
     ) AS has`,
    [kind, period],
  );
  return rows[0]!.has;
}

const RUNNING = `
  id, kind, period, upline_id::text AS "uplineId", downline_id::text AS "downlineId", currency, terms, starts_at AS "startsAt",
  ends_at AS "endsAt"`;

/** Contracts that hold for some of a period. */
export async function selectRunning(db: ReadHandle, { kind, period }: Beat, { from, to }: Span): Promise<Running[]> {
  const { rows } = await db.query<Running>(
    `SELECT ${RUNNING} FROM agents.contract
     WHERE kind = $1 AND period = $2 AND starts_at < $4 AND (ends_at IS NULL OR ends_at > $3) AND starts_at IS NOT NULL
     ORDER BY id`,
    [kind, period, from.toString(), to.toString()],
  );
  return rows;
}

export async function selectRunningById(db: ReadHandle, ids: readonly bigint[]): Promise<Running[]> {
  const { rows } = await db.query<Running>(`SELECT ${RUNNING} FROM agents.contract WHERE id = ANY ($1) ORDER BY id`, [
    ids,
  ]);
  return rows;
}

/** From which valid bet a member is active, in periods that begin at these times. */
export async function selectActiveFrom(
  db: ReadHandle,
  kind: ContractKind,
  at: readonly Temporal.Instant[],
): Promise<bigint[]> {
  const { rows } = await db.query<{ valid_bet: bigint }>(
    `SELECT (
       SELECT r.valid_bet FROM agents.active_rule AS r WHERE r.kind = $1 AND r.since <= t.at ORDER BY r.since DESC LIMIT 1
     ) AS valid_bet
     FROM unnest($2::timestamptz[]) WITH ORDINALITY AS t (at, place)
     ORDER BY t.place`,
    [kind, at.map(String)],
  );
  return rows.map(({ valid_bet: validBet }) => validBet);
}

// What a team came to is what stands between two places of its range, with everybody's play in the order of lines: one sort and
// one running sum for all teams together, however deep the tree is. Play counts on the line that held when it was played.
const TEAMS = `
  by_line AS (
    SELECT coalesce(b.line, l.line) AS line, b.valid_bet, b.win, b.costs,
      (b.valid_bet >= $4 AND b.member_id NOT IN (SELECT member_id FROM past))::integer AS active, b.member_id
    FROM by_member AS b
    JOIN member.lines() AS l ON l.member_id = b.member_id
  ),
  -- Who moved has several lines, and may be below the same head by more than one of them: he is one member there.
  moved AS MATERIALIZED (
    SELECT head, count(*) AS active
    FROM (
      SELECT h.head, b.member_id
      FROM by_line AS b
      CROSS JOIN LATERAL unnest(string_to_array(rtrim(b.line, '.'), '.')::bigint[]) AS above (id)
      JOIN unnest($3::bigint[]) AS h (head) ON h.head = above.id
      WHERE b.member_id IN (SELECT member_id FROM past)
      GROUP BY h.head, b.member_id
      HAVING sum(b.valid_bet) >= $4
    ) AS of_head
    GROUP BY head
  ),
  ranges AS (
    SELECT h.head, l.line FROM unnest($3::bigint[]) AS h (head) JOIN member.lines() AS l ON l.member_id = h.head
    UNION
    SELECT h.head, p.line FROM unnest($3::bigint[]) AS h (head) JOIN past AS p ON p.member_id = h.head
  ),
  summed AS (
    SELECT head, sign, sum(active) OVER so_far AS active, sum(valid_bet) OVER so_far AS valid_bet,
      sum(win) OVER so_far AS win, sum(costs) OVER so_far AS costs
    FROM (
      SELECT line, NULL::bigint AS head, 0 AS sign, active, valid_bet, win, costs FROM by_line
      UNION ALL
      SELECT line, head, -1, 0, 0, 0, 0 FROM ranges
      UNION ALL
      SELECT member.line_end(line), head, 1, 0, 0, 0, 0 FROM ranges
    ) AS places
    WINDOW so_far AS (ORDER BY line COLLATE "C", head NULLS LAST ROWS UNBOUNDED PRECEDING)
  )
  SELECT t.head::text AS "memberId", (t.active + coalesce(m.active, 0))::integer AS "activeMembers", t.valid_bet AS "validBet",
    t.win, t.costs
  FROM (
    SELECT head, sum(sign * active) AS active, sum(sign * valid_bet)::bigint AS valid_bet, sum(sign * win)::bigint AS win,
      sum(sign * costs)::bigint AS costs
    FROM summed
    WHERE head IS NOT NULL
    GROUP BY head
  ) AS t
  LEFT JOIN moved AS m ON m.head = t.head
  WHERE t.valid_bet <> 0 OR t.win <> 0 OR t.costs <> 0`;

const BY_SLOTS = `
  WITH past AS MATERIALIZED (SELECT * FROM member.past_lines($1) WHERE since < $2),
  by_member AS (
    SELECT v.member_id, p.line, sum(v.valid_bet) AS valid_bet, 0 AS win, 0 AS costs
    FROM figures.valid_bets_between($1, $2) AS v
    LEFT JOIN past AS p ON p.member_id = v.member_id AND v.slot >= p.since AND v.slot < p.until
    GROUP BY v.member_id, p.line
  ),
  ${TEAMS}`;

const BY_DAYS = `
  WITH past AS MATERIALIZED (SELECT * FROM member.past_lines($1) WHERE since < $2),
  by_member AS (
    SELECT d.member_id, p.line, sum(d.valid_bet) AS valid_bet, sum(d.win) AS win, sum(d.costs) AS costs
    FROM (
      SELECT member_id, day, valid_bet, win, 0 AS costs FROM figures.plays_of_days($5, $6)
      UNION ALL
      SELECT a.member_id, r.day, 0, 0, r.received
      FROM figures.received_of_days($5, $6, $8) AS r
      JOIN ledger.member_accounts() AS a ON a.account = r.account
    ) AS d
    LEFT JOIN past AS p ON p.member_id = d.member_id
      AND d.day::timestamp AT TIME ZONE $7 >= p.since AND d.day::timestamp AT TIME ZONE $7 < p.until
    GROUP BY d.member_id, p.line
  ),
  ${TEAMS}`;

export type TeamBase = Base & { memberId: string };

/** What the teams of some members came to in a stretch of five minutes. Teams that came to nothing are left out. */
export async function selectBasesBySlots(
  db: ReadHandle,
  { from, to }: Span,
  heads: readonly string[],
  activeFrom: bigint,
): Promise<TeamBase[]> {
  const { rows } = await db.query<TeamBase>(BY_SLOTS, [from.toString(), to.toString(), heads, activeFrom]);
  return rows;
}

export type DaySpan = Span & { days: { from: string; to: string }; timeZone: string };

/** The same of whole days; `costs` are kinds of movements that gave members money. */
export async function selectBasesByDays(
  db: ReadHandle,
  { from, to, days, timeZone }: DaySpan,
  heads: readonly string[],
  activeFrom: bigint,
  costs: readonly string[],
): Promise<TeamBase[]> {
  const values = [from.toString(), to.toString(), heads, activeFrom, days.from, days.to, timeZone, costs];
  const { rows } = await db.query<TeamBase>(BY_DAYS, values);
  return rows;
}
