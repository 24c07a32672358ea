import type { ReadHandle } from '../../platform/database.ts';
import type { Span } from './domain/periods.ts';
import type { Base } from './domain/settlement.ts';
import type { Cycle, Running } from './settle.repo.ts';
import { readStoredTerms } from './stored-terms.ts';

/** A contract and its downline's team figures. */
export type Settled = { contract: Running; base: Base };

/** What is settled together: contracts of one settlement cycle that hold for the same part of a period. */
export type Stretch = { cycle: Pick<Cycle, 'kind' | 'period'>; period: Span; stretch: Span; activeFrom: bigint };

export type StretchDays = { days: { from: string; to: string }; timeZone: string; costs: readonly string[] };

const HOLDS =
  'kind = $3 AND period = $4 AND starts_at < $6 AND (ends_at IS NULL OR ends_at > $5) AND starts_at IS NOT NULL';

/** The parts of a period for which contracts hold: nearly always all of it. */
export async function selectStretches(
  db: ReadHandle,
  { kind, period }: Stretch['cycle'],
  { from, to }: Span,
): Promise<Span[]> {
  const { rows } = await db.query<Span>(
    `SELECT DISTINCT greatest(starts_at, $3) AS "from", least(ends_at, $4) AS "to"
     FROM agents.contract
     WHERE kind = $1 AND period = $2 AND starts_at < $4 AND (ends_at IS NULL OR ends_at > $3) AND starts_at IS NOT NULL
     ORDER BY 1, 2`,
    [kind, period, from.toString(), to.toString()],
  );
  return rows;
}

// The play of the stretch. Members who were moved since count in the line that held when they played.
type Play = { ofAll: string; ofMoved: string; measures: readonly ('valid_bet' | 'win' | 'costs')[] };

const FIVE_MINUTES: Play = {
  ofAll: 'SELECT member_id, valid_bet FROM figures.valid_bets_between($1, $2)',
  ofMoved: `
    SELECT v.member_id, p.line, sum(v.valid_bet)::bigint AS valid_bet
    FROM figures.valid_bets_between($1, $2) AS v
    LEFT JOIN past AS p ON p.member_id = v.member_id AND v.slot >= p.since AND v.slot < p.until
    GROUP BY v.member_id, p.line`,
  measures: ['valid_bet'],
};

const HOUR: Play = {
  ...FIVE_MINUTES,
  ofAll: `
    SELECT member_id, sum(valid_bet)::bigint AS valid_bet
    FROM figures.valid_bets_between($1, $2) GROUP BY member_id`,
};

const OF_DAYS = `(
  SELECT member_id, day, valid_bet, win, 0 AS costs FROM figures.plays_of_days($8, $9)
  UNION ALL
  SELECT a.member_id, r.day, 0, 0, r.received
  FROM figures.received_of_days($8, $9, $11) AS r
  JOIN ledger.member_accounts() AS a ON a.account = r.account
) AS d`;
const SUMS = 'sum(d.valid_bet)::bigint AS valid_bet, sum(d.win)::bigint AS win, sum(d.costs)::bigint AS costs';

const DAYS: Play = {
  ofAll: `SELECT d.member_id, ${SUMS} FROM ${OF_DAYS} WHERE $10::text IS NOT NULL GROUP BY d.member_id`,
  ofMoved: `
    SELECT d.member_id, p.line, ${SUMS}
    FROM ${OF_DAYS}
    LEFT JOIN past AS p ON p.member_id = d.member_id
      AND d.day::timestamp AT TIME ZONE $10 >= p.since AND d.day::timestamp AT TIME ZONE $10 < p.until
    GROUP BY d.member_id, p.line`,
  measures: ['valid_bet', 'win', 'costs'],
};

const CONTRACTS = `
  contract AS MATERIALIZED (
    SELECT id, kind, period, upline_id, downline_id, currency, terms, version, starts_at, ends_at
    FROM agents.contract
    WHERE ${HOLDS} AND greatest(starts_at, $5) = $1 AND least(ends_at, $6) = $2
  ),
  heads AS MATERIALIZED (
    SELECT h.id AS head, (SELECT l.line FROM member.lines() AS l WHERE l.member_id = h.id) AS line
    FROM (SELECT DISTINCT downline_id AS id FROM contract) AS h
  )`;

// Nobody was moved since: everybody has one line.
const UNMOVED = ({ ofAll, measures }: Play): string => `
  WITH ${CONTRACTS},
  by_line AS (
    SELECT l.line, (b.valid_bet >= $7)::integer AS active, ${measures.map((name) => `b.${name}`).join(', ')}
    FROM (${ofAll}) AS b
    JOIN member.lines() AS l ON l.member_id = b.member_id
  ),
  ranges AS (SELECT head, line FROM heads),
  moved AS (SELECT NULL::bigint AS head, NULL::bigint AS active WHERE false)`;

// A moved member has several lines, and may be below the same head by more than one of them: they count as one member
// there.
const MOVED = ({ ofMoved, measures }: Play): string => `
  WITH ${CONTRACTS},
  past AS MATERIALIZED (SELECT * FROM member.past_lines($1) WHERE since < $2),
  by_line AS MATERIALIZED (
    SELECT coalesce(b.line, l.line) AS line, b.member_id,
      (b.valid_bet >= $7 AND b.member_id NOT IN (SELECT member_id FROM past))::integer AS active,
      ${measures.map((name) => `b.${name}`).join(', ')}
    FROM (${ofMoved}) AS b
    JOIN member.lines() AS l ON l.member_id = b.member_id
  ),
  moved AS MATERIALIZED (
    SELECT head, count(*) AS active
    FROM (
      SELECT h.head, b.member_id
      FROM by_line AS b
      CROSS JOIN LATERAL unnest(string_to_array(rtrim(b.line, '.'), '.')::bigint[]) AS above (id)
      JOIN heads AS h ON h.head = above.id
      WHERE b.member_id IN (SELECT member_id FROM past)
      GROUP BY h.head, b.member_id
      HAVING sum(b.valid_bet) >= $7
    ) AS of_head
    GROUP BY head
  ),
  ranges AS MATERIALIZED (
    SELECT head, line FROM heads
    UNION
    SELECT h.head, p.line FROM heads AS h JOIN past AS p ON p.member_id = h.head
  )`;

// A team's figures are the difference between the running sums at the two ends of its range, with everybody's play in
// the order of lines: one sort for all teams together, however deep the tree is. Play between two neighbouring ends, of
// whichever team, is added up first, so that the running sum has as many rows as there are ranges, not players.
function teams(play: Play, isMoved: boolean): string {
  const each = (write: (name: string) => string) => ['active', ...play.measures].map(write).join(', ');
  return `${(isMoved ? MOVED : UNMOVED)(play)},
  places AS (
    SELECT places.*, count(head) OVER (ORDER BY line COLLATE "C", head NULLS LAST ROWS UNBOUNDED PRECEDING) AS place
    FROM (
      SELECT line, NULL::bigint AS head, 0 AS sign, ${each((name) => name)} FROM by_line
      UNION ALL
      SELECT line, head, -1, ${each(() => '0')} FROM ranges
      UNION ALL
      SELECT member.line_end(line), head, 1, ${each(() => '0')} FROM ranges
    ) AS places
  ),
  parts AS (
    SELECT place, max(head) AS head, sum(sign) AS sign, ${each((name) => `sum(${name}) AS ${name}`)} FROM places GROUP BY place
  ),
  summed AS (
    SELECT head, sign, ${each((name) => `sum(${name}) OVER so_far - ${name} AS ${name}`)}
    FROM parts
    WINDOW so_far AS (ORDER BY place ROWS UNBOUNDED PRECEDING)
  ),
  team AS (
    SELECT head, ${each((name) => `sum(sign * ${name})::bigint AS ${name}`)} FROM summed WHERE head IS NOT NULL GROUP BY head
  )
  SELECT c.id, c.kind, c.period, c.upline_id::text AS "uplineId", c.downline_id::text AS "downlineId", c.currency,
    c.terms::text AS terms, c.version, c.starts_at AS "startsAt", c.ends_at AS "endsAt",
    (t.active + coalesce(m.active, 0))::integer AS "activeMembers", ${play.measures.map((name) => `t.${name}`).join(', ')}
  FROM team AS t
  JOIN contract AS c ON c.downline_id = t.head
  LEFT JOIN moved AS m ON m.head = t.head
  WHERE ${play.measures.map((name) => `t.${name} <> 0`).join(' OR ')}
  ORDER BY c.id`;
}

type Row = Omit<Running, 'terms'> & {
  terms: string;
  version: number;
  activeMembers: number;
  valid_bet: bigint;
  win?: bigint;
  costs?: bigint;
};

const MINUTES_OF_SLOT = 5;

/** Contracts with their teams' figures in a stretch of five minutes. Teams without play are left out. */
export async function selectBasesBySlots(db: ReadHandle, stretch: Stretch): Promise<Settled[]> {
  const { from, to } = stretch.stretch;
  const isOne = to.since(from, { largestUnit: 'minute' }).minutes <= MINUTES_OF_SLOT;
  return selectBases(db, isOne ? FIVE_MINUTES : HOUR, stretch, []);
}

/** The same for whole days; `costs` are the kinds of movements that gave members money. */
export async function selectBasesByDays(
  db: ReadHandle,
  stretch: Stretch,
  { days, timeZone, costs }: StretchDays,
): Promise<Settled[]> {
  return selectBases(db, DAYS, stretch, [days.from, days.to, timeZone, costs]);
}

async function selectBases(
  db: ReadHandle,
  play: Play,
  { cycle, period, stretch: { from, to }, activeFrom }: Stretch,
  more: readonly unknown[],
): Promise<Settled[]> {
  const isMoved = await hasMoved(db, { from, to });
  const times = [from, to].map(String);
  const values = [
    ...times,
    cycle.kind,
    cycle.period,
    period.from.toString(),
    period.to.toString(),
    activeFrom,
    ...more,
  ];
  const { rows } = await db.query<Row>(teams(play, isMoved), values);
  // Many contracts have the same terms.
  const known = new Map<string, Running['terms']>();
  return rows.map(({ terms, version, activeMembers, valid_bet: validBet, win = 0n, costs = 0n, ...contract }) => {
    const written = `${version} ${terms}`;
    if (!known.has(written)) known.set(written, readStoredTerms(contract.id, { version, value: JSON.parse(terms) }));
    return {
      contract: { ...contract, terms: known.get(written)! },
      base: { activeMembers, validBet, win, costs },
    };
  });
}

/** Whether any member's line differed from today's at some time of a stretch. */
async function hasMoved(db: ReadHandle, { from, to }: Span): Promise<boolean> {
  const { rows } = await db.query<{ moved: boolean }>(
    'SELECT EXISTS (SELECT FROM member.past_lines($1) WHERE since < $2) AS moved',
    [from.toString(), to.toString()],
  );
  return rows[0]!.moved;
}
