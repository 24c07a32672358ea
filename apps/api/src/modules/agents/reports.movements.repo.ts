import type { ReadHandle } from '../../platform/database.ts';
import type { Reference } from '../ledger/index.ts';
import type { Place } from '../records/index.ts';
import type { Stretch } from './domain/walk.ts';
import type { Scope } from './reports.scope.ts';

/** A movement of a member's cash; `number` parts its two sides, for both may be of one team. */
export type CashMove = {
  number: bigint;
  at: Temporal.Instant;
  kind: string;
  /** Negative: it left. */
  amount: bigint;
  balance: bigint;
  memberId: string;
  /** Whose cash is on the other side; null: the house's, or other money of his. */
  otherId: string | null;
  currency: string;
  reference: Reference;
};

type Row = Omit<CashMove, 'reference'> & { referenceType: string; referenceId: string };

const side = (number: string, source: string, condition: string) => `
  SELECT ${number} AS number, j.at, j.kind, j.amount, j.balance, j.member_id::text AS "memberId",
    (SELECT o.member_id::text FROM ledger.cash_holders() AS o WHERE o.account = j.other) AS "otherId", j.currency,
    j.reference_type AS "referenceType", j.reference_id AS "referenceId"
  FROM ${source} AS j JOIN member.between($1, $2) AS m ON m.member_id = j.member_id
  WHERE j.at >= $3 AND j.at < $4 AND (j.at, ${number}) < ($5::timestamptz, $6::bigint) AND ${condition}
  ORDER BY j.at DESC, j.id DESC
  LIMIT $7`;

const both = (condition: string) => `
  SELECT * FROM (
    (${side('j.id * 2', 'ledger.cash_debits()', condition)})
    UNION ALL
    (${side('j.id * 2 + 1', 'ledger.cash_credits()', condition)})
  ) AS moved
  ORDER BY at DESC, number DESC
  LIMIT $7`;

const OF_KINDS = both('($8::text[] IS NULL OR j.kind = ANY ($8))');
const OF_REFERENCE = both('($8::text[] IS NULL OR j.kind = ANY ($8)) AND j.reference_id = $9');

export type MovesWanted = {
  scope: Pick<Scope, 'first' | 'last'>;
  /** Null: of all kinds. */
  kinds: readonly string[] | null;
  /** Null: whatever they refer to. */
  reference: string | null;
  /** Only those after it in the list. */
  after: Place | null;
};

/** Movements of a team's cash beside play in a stretch of time, latest first. */
export async function selectMoves(
  db: ReadHandle,
  { scope, kinds, reference, after }: MovesWanted,
  { from, to }: Stretch,
  limit: number,
): Promise<CashMove[]> {
  const place = [after?.at.toString() ?? 'infinity', after?.number ?? 0n];
  const values = [scope.first, scope.last, from.toString(), to.toString(), ...place, limit, kinds];
  const { rows } = await (reference === null
    ? db.query<Row>(OF_KINDS, values)
    : db.query<Row>(OF_REFERENCE, [...values, reference]));
  return rows.map(({ referenceType, referenceId, ...row }) => ({
    ...row,
    reference: { type: referenceType, id: referenceId },
  }));
}

export type KindSum = { kind: string; movements: bigint; movedIn: bigint; movedOut: bigint };

/** What a team's cash moved beside play, by kind: all of it, up to this moment. */
export async function selectKindSums(db: ReadHandle, { first, last, days, timeZone }: Scope): Promise<KindSum[]> {
  const { rows } = await db.query<KindSum>(
    `WITH team AS (SELECT t.member_id FROM member.between($1, $2) AS t)
     SELECT m.kind, sum(m.movements)::bigint AS movements, sum(m.moved_in)::bigint AS "movedIn",
       sum(m.moved_out)::bigint AS "movedOut"
     FROM (
       SELECT c.kind, c.movements, c.moved_in, c.moved_out
       FROM figures.money_beside_play($3, $4) AS c
       JOIN ledger.cash_holders() AS a ON a.account = c.account JOIN team ON team.member_id = a.member_id
       UNION ALL
       SELECT n.kind, n.movements, n.moved_in, n.moved_out
       FROM figures.money_not_counted($5) AS n
       JOIN ledger.cash_holders() AS a ON a.account = n.account JOIN team ON team.member_id = a.member_id
       WHERE n.day >= $3 AND n.day < $4
     ) AS m
     GROUP BY m.kind
     ORDER BY m.kind`,
    [first, last, days.from, days.until, timeZone],
  );
  return rows;
}

/** The days on which a team's cash moved for any of these kinds, latest first. */
export async function selectDaysMoved(
  db: ReadHandle,
  { first, last, timeZone }: Pick<Scope, 'first' | 'last' | 'timeZone'>,
  days: Scope['days'],
  kinds: readonly string[] | null,
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `SELECT m.day::text
     FROM member.between($1, $2) AS t
     JOIN ledger.cash_holders() AS a ON a.member_id = t.member_id
     JOIN figures.money_beside_play($3, $4) AS m ON m.account = a.account
     WHERE $6::text[] IS NULL OR m.kind = ANY ($6)
     GROUP BY m.day
     UNION
     SELECT m.day::text
     FROM member.between($1, $2) AS t
     JOIN ledger.cash_holders() AS a ON a.member_id = t.member_id
     JOIN figures.money_not_counted($5) AS m ON m.account = a.account
     WHERE m.day >= $3 AND m.day < $4 AND ($6::text[] IS NULL OR m.kind = ANY ($6))
     ORDER BY day DESC`,
    [first, last, days.from, days.until, timeZone, kinds],
  );
  return rows.map(({ day }) => day);
}
