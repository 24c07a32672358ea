import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Span } from './domain/periods.ts';
import { NO_BASE, type Result } from './domain/settlement.ts';
import type { Cycle } from './settle.repo.ts';

/** Slots that were settled before some of their play was counted. */
export async function selectLateSlots(
  db: ReadHandle,
  { lateUpTo, settledUntil }: Cycle,
  upTo: bigint,
): Promise<Temporal.Instant[]> {
  const { rows } = await db.query<{ slot: Temporal.Instant }>(
    'SELECT DISTINCT slot FROM figures.late_plays($1, $2) WHERE slot < $3 ORDER BY slot',
    [lateUpTo, upTo, settledUntil!.toString()],
  );
  return rows.map(({ slot }) => slot);
}

/** The period of a slot, and the valid bet from which a member was active in it. */
export type LateSlot = { slot: Temporal.Instant; period: Span; activeFrom: bigint };

export type Change = {
  contractId: bigint;
  from: Temporal.Instant;
  to: Temporal.Instant;
  activeMembers: number;
  validBet: bigint;
  win: bigint;
};

// A member and everybody above them: the parts of their line. The current figures of a member's period come from
// figures; the earlier ones are these less what changed. A line holds for a day at least; within a dividend's period a
// member may have had several below the same head, and counts as one member all the same.
const changes = (nowOf: string): string => `
  WITH slots AS (
    SELECT * FROM unnest($5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $8::bigint[])
      AS s (slot, period_from, period_to, active_from)
  ),
  late AS (
    SELECT f.slot, f.member_id, f.valid_bet, f.win, coalesce(p.line, l.line) AS line, s.period_from, s.period_to, s.active_from
    FROM figures.late_plays($3, $4) AS f
    JOIN slots AS s ON s.slot = f.slot
    JOIN member.lines() AS l ON l.member_id = f.member_id
    LEFT JOIN member.past_lines((SELECT min(slot) FROM slots)) AS p
      ON p.member_id = f.member_id AND f.slot >= p.since AND f.slot < p.until
  ),
  hit AS (
    SELECT c.id AS contract_id, greatest(late.period_from, c.starts_at) AS since, least(late.period_to, c.ends_at) AS until,
      late.member_id, late.active_from, '.' || CASE $1 WHEN 'dividend' THEN above.id || '.' ELSE late.line END AS under, sum(late.valid_bet) AS valid_bet, sum(late.win) AS win
    FROM late
    CROSS JOIN LATERAL unnest(string_to_array(rtrim(late.line, '.'), '.')::bigint[]) AS above (id)
    JOIN agents.contract AS c ON c.downline_id = above.id AND c.kind = $1 AND c.period = $2
      AND c.starts_at <= late.slot AND (c.ends_at IS NULL OR late.slot < c.ends_at)
    GROUP BY 1, 2, 3, 4, 5, 6
  ),
  members AS (SELECT DISTINCT member_id, under, since, until FROM hit),
  now AS (
    SELECT m.member_id, m.under, m.since, m.until, (
      SELECT coalesce(sum(n.valid_bet), 0)
      FROM ${nowOf}
      LEFT JOIN member.past_lines(m.since) AS p ON p.member_id = m.member_id AND n.at >= p.since AND n.at < p.until
      JOIN member.lines() AS l ON l.member_id = m.member_id
      WHERE strpos('.' || coalesce(p.line, l.line), m.under) > 0
    ) AS valid_bet
    FROM members AS m
  )
  SELECT h.contract_id AS "contractId", h.since AS "from", h.until AS "to",
    sum((n.valid_bet >= h.active_from)::integer - (n.valid_bet - h.valid_bet >= h.active_from)::integer)::integer
      AS "activeMembers",
    sum(h.valid_bet)::bigint AS "validBet", sum(h.win)::bigint AS win
  FROM hit AS h
  JOIN now AS n USING (member_id, under, since, until)
  GROUP BY h.contract_id, h.since, h.until
  ORDER BY h.contract_id, h.since`;

const BY_SLOTS = changes(`(
        SELECT v.slot AS at, v.valid_bet FROM figures.valid_bet_of(m.member_id, m.since, m.until) AS v
      ) AS n`);

const BY_DAYS = changes(`(
        SELECT d.day::timestamp AT TIME ZONE $9 AS at, d.valid_bet
        FROM figures.plays_of_member(
          m.member_id, (m.since AT TIME ZONE $9)::date, (m.until AT TIME ZONE $9)::date
        ) AS d
      ) AS n`);

/** The changes in the figures of settled periods since, contract by contract. */
export async function selectChanges(
  db: ReadHandle,
  { kind, period, lateUpTo }: Cycle,
  upTo: bigint,
  slots: readonly LateSlot[],
  timeZone: string | null,
): Promise<Change[]> {
  const { rows } = await db.query<Change>(timeZone === null ? BY_SLOTS : BY_DAYS, [
    kind,
    period,
    lateUpTo,
    upTo,
    slots.map(({ slot }) => slot.toString()),
    slots.map((late) => late.period.from.toString()),
    slots.map((late) => late.period.to.toString()),
    slots.map(({ activeFrom }) => activeFrom),
    ...(timeZone === null ? [] : [timeZone]),
  ]);
  return rows;
}

type Kept = Partial<Record<keyof Result, string>>;

/** Amounts are stored as text: JSON has no whole numbers of this size. Zeros are left out. */
export function keep(result: Result): Kept {
  const parts = Object.entries(result).filter(([, value]) => value !== 0n && value !== 0);
  return Object.fromEntries(parts.map(([name, value]) => [name, String(value)]));
}

export function restore(kept: Kept): Result {
  const { activeMembers = '0', tier = '0', ...amounts } = kept;
  const big = Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, BigInt(value)]));
  return { ...NOTHING, ...big, activeMembers: Number(activeMembers), tier: Number(tier) };
}

const NOTHING: Result = {
  ...NO_BASE,
  fees: 0n,
  profit: 0n,
  deficitBefore: 0n,
  deficit: 0n,
  base: 0n,
  tier: 0,
  gross: 0n,
};

export type OldRun = { id: bigint; contractId: bigint; startsAt: Temporal.Instant; current: Result };

/** The periods of contracts that begin at or after a time, first to last. */
export async function selectRunsSince(
  db: ReadHandle,
  contractIds: readonly bigint[],
  since: readonly Temporal.Instant[],
): Promise<OldRun[]> {
  const { rows } = await db.query<Omit<OldRun, 'current'> & { current: Kept }>(
    `SELECT r.id, r.contract_id AS "contractId", r.starts_at AS "startsAt", r.current
     FROM unnest($1::bigint[], $2::timestamptz[]) AS w (contract_id, since)
     JOIN agents.run AS r ON r.contract_id = w.contract_id AND r.starts_at >= w.since
     ORDER BY r.contract_id, r.starts_at`,
    [contractIds, since.map(String)],
  );
  return rows.map((row) => ({ ...row, current: restore(row.current) }));
}

/** The deficit that the last period of each contract left. */
export async function selectDeficits(
  db: ReadHandle,
  contractIds: readonly bigint[],
  before: Temporal.Instant,
): Promise<Map<bigint, bigint>> {
  const { rows } = await db.query<{ id: bigint; deficit: string }>(
    `SELECT c.id, (
       SELECT r.current ->> 'deficit' FROM agents.run AS r
       WHERE r.contract_id = c.id AND r.starts_at < $2 ORDER BY r.starts_at DESC LIMIT 1
     ) AS deficit
     FROM unnest($1::bigint[]) AS c (id)`,
    [contractIds, before.toString()],
  );
  return new Map(rows.map(({ id, deficit }) => [id, BigInt(deficit ?? 0)]));
}

export async function updateCurrent(tx: WriteHandle, runs: readonly { id: bigint; current: Result }[]): Promise<void> {
  await tx.query(
    `UPDATE agents.run AS r SET current = n.current
     FROM unnest($1::bigint[], $2::jsonb[]) AS n (id, current) WHERE r.id = n.id`,
    [runs.map(({ id }) => id), runs.map(({ current }) => JSON.stringify(keep(current)))],
  );
}

export type Adjustment = { runId: bigint; ofRun: bigint; before: Result; after: Result; amount: bigint };

export async function insertAdjustments(tx: WriteHandle, adjustments: readonly Adjustment[]): Promise<void> {
  await tx.query(
    `INSERT INTO agents.adjustment (run_id, of_run, before, after, amount)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::jsonb[], $4::jsonb[], $5::bigint[])`,
    [
      adjustments.map(({ runId }) => runId),
      adjustments.map(({ ofRun }) => ofRun),
      adjustments.map(({ before }) => JSON.stringify(keep(before))),
      adjustments.map(({ after }) => JSON.stringify(keep(after))),
      adjustments.map(({ amount }) => amount),
    ],
  );
}
