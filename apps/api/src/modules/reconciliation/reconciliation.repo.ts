import type { DifferenceState } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { ComparedKind, Difference, Party, Total } from './domain/compare.ts';

export type Day = {
  id: bigint;
  /** Of the provider or vendor. */
  code: string;
  day: string;
  state: 'comparing' | 'compared' | 'failed';
  fault: string | null;
  comparedAt: Temporal.Instant | null;
  open: number;
  explained: number;
};

const DAY = `d.id, d.code, d.day::text AS day, d.state, d.fault, d.compared_at AS "comparedAt",
            found.open, found.explained`;
const FROM_DAY = `reconciliation.day AS d
       CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE state = 'open')::integer AS open,
                count(*) FILTER (WHERE state = 'explained')::integer AS explained
           FROM reconciliation.difference WHERE day_id = d.id
       ) AS found`;

/** Whose day it is. */
export type Of = { party: Party; code: string };

/** The days of the last ones that a party was not compared on, or in vain. */
export async function selectMissing(
  db: ReadHandle,
  { party, code }: Of,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `SELECT asked.day::date::text AS day
       FROM generate_series($3::date, $4::date, '1 day') AS asked (day)
       LEFT JOIN reconciliation.day AS d ON d.party = $1 AND d.code = $2 AND d.day = asked.day::date
      WHERE d.state IS DISTINCT FROM 'compared'
      ORDER BY asked.day`,
    [party, code, from, to],
  );
  return rows.map(({ day }) => day);
}

/** The day, locked until the transaction ends: comparisons of one day follow one another. */
export async function lockDay(tx: WriteHandle, { party, code }: Of, day: string): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO reconciliation.day (party, code, day, state) VALUES ($1, $2, $3, 'comparing')
     ON CONFLICT (party, code, day) DO UPDATE SET code = excluded.code
     RETURNING id`,
    [party, code, day],
  );
  return rows[0]!.id;
}

export async function updateCompared(tx: WriteHandle, id: bigint, at: Temporal.Instant): Promise<void> {
  await tx.query(`UPDATE reconciliation.day SET state = 'compared', fault = NULL, compared_at = $2 WHERE id = $1`, [
    id,
    at.toString(),
  ]);
}

/** What was compared before stays. */
export async function updateFailed(tx: WriteHandle, id: bigint, fault: string): Promise<void> {
  await tx.query(`UPDATE reconciliation.day SET state = 'failed', fault = $2 WHERE id = $1`, [id, fault]);
}

/** @returns the day, where the party has one of this ID */
export async function updateComparing(
  tx: WriteHandle,
  party: Party,
  id: string,
): Promise<{ code: string; day: string } | null> {
  const { rows } = await tx.query<{ code: string; day: string }>(
    `UPDATE reconciliation.day SET state = 'comparing', fault = NULL WHERE id = $1 AND party = $2
     RETURNING code, day::text AS day`,
    [id, party],
  );
  return rows[0] ?? null;
}

export async function replaceTotals(tx: WriteHandle, dayId: bigint, totals: readonly Total[]): Promise<void> {
  await tx.query('DELETE FROM reconciliation.total WHERE day_id = $1', [dayId]);
  await tx.query(
    `INSERT INTO reconciliation.total (day_id, kind, currency, own_count, own, theirs_count, theirs)
     SELECT $1, *
       FROM unnest($2::text[], $3::text[], $4::integer[], $5::bigint[], $6::integer[], $7::bigint[])`,
    [
      dayId,
      totals.map(({ kind }) => kind),
      totals.map(({ currency }) => currency),
      totals.map(({ ownCount }) => ownCount),
      totals.map(({ own }) => String(own)),
      totals.map(({ theirsCount }) => theirsCount),
      totals.map(({ theirs }) => String(theirs)),
    ],
  );
}

/**
 * The differences of a day are these now. One that was explained stays so for as long as both sides say the same; one that is no longer
 * found is gone.
 */
export async function mergeDifferences(
  tx: WriteHandle,
  dayId: bigint,
  found: readonly Difference[],
  at: Temporal.Instant,
): Promise<void> {
  const columns = [
    found.map(({ kind }) => kind),
    found.map(({ reference }) => reference),
    found.map(({ currency }) => currency),
  ];
  await tx.query(
    `UPDATE reconciliation.difference AS known SET state = 'gone'
      WHERE day_id = $1 AND state <> 'gone'
        AND NOT EXISTS (
          SELECT FROM unnest($2::text[], $3::text[], $4::text[]) AS found (kind, reference, currency)
           WHERE (found.kind, found.reference, found.currency) = (known.kind, known.reference, known.currency))`,
    [dayId, ...columns],
  );
  await tx.query(
    `INSERT INTO reconciliation.difference AS known
       (day_id, found_at, kind, reference, currency, own, theirs, case_id, member_id, game_code, round_ref)
     SELECT $1, $2, *
       FROM unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[],
                   $10::text[], $11::text[])
     ON CONFLICT (day_id, kind, reference, currency) DO UPDATE
        SET own = excluded.own, theirs = excluded.theirs, case_id = excluded.case_id, member_id = excluded.member_id,
            state = CASE
              WHEN known.state = 'explained'
                AND (known.own, known.theirs) IS NOT DISTINCT FROM (excluded.own, excluded.theirs) THEN 'explained'
              ELSE 'open'
            END`,
    [
      dayId,
      at.toString(),
      ...columns,
      found.map(({ own }) => own?.toString() ?? null),
      found.map(({ theirs }) => theirs?.toString() ?? null),
      found.map(({ caseId }) => caseId),
      found.map(({ memberId }) => memberId),
      found.map(({ play }) => play?.gameCode ?? null),
      found.map(({ play }) => play?.round ?? null),
    ],
  );
}

/** Where a list of days begins again. */
export type DayPlace = { day: string; id: bigint };

export async function selectDays(
  db: ReadHandle,
  wanted: { party: Party; code: string | undefined; isOpen: boolean; after: DayPlace | null; limit: number },
): Promise<Day[]> {
  const { rows } = await db.query<Day>(
    `SELECT ${DAY}
       FROM ${FROM_DAY}
      WHERE d.party = $1 AND ($2::text IS NULL OR d.code = $2)
        AND (NOT $3 OR EXISTS (SELECT FROM reconciliation.difference WHERE day_id = d.id AND state = 'open'))
        AND ($4::date IS NULL OR (d.day, d.id) < ($4, $5))
      ORDER BY d.day DESC, d.id DESC
      LIMIT $6`,
    [wanted.party, wanted.code, wanted.isOpen, wanted.after?.day ?? null, wanted.after?.id ?? null, wanted.limit],
  );
  return rows;
}

export async function selectDay(db: ReadHandle, party: Party, id: string): Promise<Day | null> {
  const { rows } = await db.query<Day>(`SELECT ${DAY} FROM ${FROM_DAY} WHERE d.id = $1 AND d.party = $2`, [id, party]);
  return rows[0] ?? null;
}

export async function selectTotals(db: ReadHandle, dayId: string): Promise<Total[]> {
  const { rows } = await db.query<Total>(
    `SELECT kind, currency, own_count AS "ownCount", own, theirs_count AS "theirsCount", theirs
       FROM reconciliation.total WHERE day_id = $1 ORDER BY kind, currency`,
    [dayId],
  );
  return rows;
}

export type KeptDifference = {
  id: bigint;
  dayId: bigint;
  kind: ComparedKind;
  reference: string;
  currency: string;
  own: Amount | null;
  theirs: Amount | null;
  caseId: bigint | null;
  memberId: bigint | null;
  gameCode: string | null;
  roundRef: string | null;
  state: DifferenceState;
  note: string;
  decidedBy: string | null;
  decidedAt: Temporal.Instant | null;
};

const DIFFERENCE = `id, day_id AS "dayId", kind, reference, currency, own, theirs, case_id AS "caseId", member_id AS "memberId", game_code AS "gameCode",
            round_ref AS "roundRef", state, note, decided_by AS "decidedBy", decided_at AS "decidedAt"`;

/** The differences of a day, the latest found first. */
export async function selectDifferences(
  db: ReadHandle,
  dayId: string,
  { before, limit }: RowsBefore,
): Promise<KeptDifference[]> {
  const { rows } = await db.query<KeptDifference>(
    `SELECT ${DIFFERENCE} FROM reconciliation.difference
      WHERE day_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [dayId, before, limit],
  );
  return rows;
}

export async function lockDifference(tx: WriteHandle, party: Party, id: string): Promise<KeptDifference | null> {
  const { rows } = await tx.query<KeptDifference>(
    `SELECT ${DIFFERENCE} FROM reconciliation.difference
      WHERE id = $1 AND EXISTS (SELECT FROM reconciliation.day AS d WHERE d.id = day_id AND d.party = $2)
        FOR UPDATE`,
    [id, party],
  );
  return rows[0] ?? null;
}

export async function updateDifference(
  tx: WriteHandle,
  id: bigint,
  decision: { state: DifferenceState; note: string; by: string; at: Temporal.Instant },
): Promise<KeptDifference> {
  const { rows } = await tx.query<KeptDifference>(
    `UPDATE reconciliation.difference SET state = $2, note = $3, decided_by = $4, decided_at = $5 WHERE id = $1
     RETURNING ${DIFFERENCE}`,
    [id, decision.state, decision.note, decision.by, decision.at.toString()],
  );
  return rows[0]!;
}

/** How many differences with each party nobody has explained. */
export async function selectOpenByParty(db: ReadHandle): Promise<(Of & { open: number })[]> {
  const { rows } = await db.query<Of & { open: number }>(
    `SELECT d.party, d.code, count(*)::integer AS open
       FROM reconciliation.difference AS found JOIN reconciliation.day AS d ON d.id = found.day_id
      WHERE found.state = 'open'
      GROUP BY d.party, d.code
      ORDER BY d.party, d.code`,
  );
  return rows;
}
