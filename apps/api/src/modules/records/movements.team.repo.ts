import type { ReadHandle } from '../../platform/database.ts';
import { dayAfter, type Days, type Span } from './domain/days.ts';
import type { CashMovement, KindSum } from './domain/movements.ts';
import type { Lines, TeamScope } from './domain/scope.ts';
import type { TimePlace } from '../../platform/paging.ts';

/** A movement of the cash of a team's member. */
export type TeamCashMovement = CashMovement & {
  /** The member whose cash is on the other side; null: the house's, or other money of the same member. */
  otherId: string | null;
};

type Row = Omit<TeamCashMovement, 'reference'> & { referenceType: string; referenceId: string };

// Both sides of a movement may be of one team: their numbers differ.
const side = (number: string, source: string, condition: string) => `
  SELECT j.id, ${number} AS number, j.at, j.kind, j.amount, j.balance, j.member_id::text AS "memberId",
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

export type MovementsWanted = {
  scope: Lines;
  /** Null: of all kinds. */
  kinds: readonly string[] | null;
  /** Null: any. */
  reference: string | null;
  /** Only those after it in the list. */
  after: TimePlace | null;
};

/** Movements of a team's cash beside play in a stretch of time, latest first. */
export async function selectMovements(
  db: ReadHandle,
  { scope, kinds, reference, after }: MovementsWanted,
  { from, to }: Span,
  limit: number,
): Promise<TeamCashMovement[]> {
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

/** The sums of a team's movements beside play, by kind, up to this moment. */
export async function selectKindSums(db: ReadHandle, { first, last, days, timeZone }: TeamScope): Promise<KindSum[]> {
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
    [first, last, days.from, dayAfter(days.to), timeZone],
  );
  return rows;
}

/** The days on which a team's cash moved for any of these kinds, latest first. */
export async function selectDaysMoved(
  db: ReadHandle,
  { first, last, timeZone }: Lines & Pick<TeamScope, 'timeZone'>,
  days: Days,
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
    [first, last, days.from, dayAfter(days.to), timeZone, kinds],
  );
  return rows.map(({ day }) => day);
}
