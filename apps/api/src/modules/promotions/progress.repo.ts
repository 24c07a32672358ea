import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** The key of a value: promotion, span, rule or counter, member. */
export type Place = { promotionId: bigint; span: string; code: string; memberId: string };
export type Progress = Place & { value: Amount; paid: number; changedAt: Temporal.Instant };
export type Delta = Place & { amount: Amount };

const COLUMNS = `promotion_id AS "promotionId", span::text, code, member_id::text AS "memberId", value, paid,
  changed_at AS "changedAt"`;

/** Adds to values, and returns the sums. Each key at most once. */
export async function addProgress(
  tx: WriteHandle,
  deltas: readonly Delta[],
  now: Temporal.Instant,
): Promise<Progress[]> {
  if (deltas.length === 0) return [];
  const { rows } = await tx.query<Progress>(
    `INSERT INTO promotions.progress AS p (promotion_id, span, code, member_id, value, changed_at)
     SELECT d.promotion_id, d.span, d.code, d.member_id, d.amount, $6
     FROM unnest($1::bigint[], $2::date[], $3::text[], $4::bigint[], $5::bigint[])
       AS d (promotion_id, span, code, member_id, amount)
     ON CONFLICT (promotion_id, span, code, member_id)
     DO UPDATE SET value = p.value + excluded.value, changed_at = excluded.changed_at
     RETURNING ${COLUMNS}`,
    [
      deltas.map(({ promotionId }) => promotionId),
      deltas.map(({ span }) => span),
      deltas.map(({ code }) => code),
      deltas.map(({ memberId }) => memberId),
      deltas.map(({ amount }) => amount),
      now.toString(),
    ],
  );
  return rows;
}

/** All progress of some members in some promotions and spans; each triple at most once. */
export async function selectProgress(
  db: ReadHandle,
  wanted: readonly { promotionId: bigint; span: string; memberId: string }[],
): Promise<Progress[]> {
  if (wanted.length === 0) return [];
  const codes = `SELECT w.*, c.code
     FROM unnest($1::bigint[], $2::date[], $3::bigint[]) AS w (promotion_id, span, member_id)
     JOIN promotions.promotion AS q ON q.id = w.promotion_id
     CROSS JOIN LATERAL (
       SELECT each ->> 'code' AS code FROM jsonb_array_elements(q.definition -> 'rules') AS each
       UNION ALL
       SELECT each ->> 'code' FROM jsonb_array_elements(q.definition -> 'counters') AS each
     ) AS c`;
  const { rows } = await db.query<Progress>(
    `SELECT ${COLUMNS}
     FROM (${codes}) AS k
     JOIN promotions.progress AS p USING (promotion_id, span, code, member_id)`,
    [
      wanted.map(({ promotionId }) => promotionId),
      wanted.map(({ span }) => span),
      wanted.map(({ memberId }) => memberId),
    ],
  );
  return rows;
}

/** Notes the steps paid so far; the number never falls. */
export async function updatePaid(tx: WriteHandle, { promotionId, span, code, memberId }: Place, paid: number) {
  await tx.query(
    `UPDATE promotions.progress SET paid = greatest(paid, $5)
     WHERE promotion_id = $1 AND span = $2 AND code = $3 AND member_id = $4`,
    [promotionId, span, code, memberId, paid],
  );
}

/** Members with progress in a span, in the order of their IDs. */
export async function selectCounted(
  db: ReadHandle,
  {
    promotionId,
    span,
    codes,
    after,
    most,
  }: { promotionId: bigint; span: string; codes: string[]; after: string; most: number },
): Promise<string[]> {
  const { rows } = await db.query<{ memberId: string }>(
    `SELECT DISTINCT member_id, member_id::text AS "memberId"
     FROM promotions.progress
     WHERE promotion_id = $1 AND span = $2 AND code = ANY ($3) AND member_id > $4
     ORDER BY member_id
     LIMIT $5`,
    [promotionId, span, codes, after, most],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Spans of some promotions whose settlement has begun, as `promotion span`. */
export async function selectClosed(db: ReadHandle, promotions: readonly bigint[], since: string): Promise<Set<string>> {
  const { rows } = await db.query<{ place: string }>(
    `SELECT promotion_id || ' ' || span AS place FROM promotions.closing WHERE promotion_id = ANY ($1) AND span >= $2`,
    [promotions, since],
  );
  return new Set(rows.map(({ place }) => place));
}

/** Begins the settlement of a span: from now on nothing is counted for it. */
export async function insertClosing(
  tx: WriteHandle,
  promotionId: bigint,
  span: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO promotions.closing (promotion_id, span, begun_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [promotionId, span, now.toString()],
  );
}

export async function lockClosing(
  tx: WriteHandle,
  promotionId: bigint,
  span: string,
): Promise<{ after: string; isEnded: boolean } | null> {
  const { rows } = await tx.query<{ after: string; isEnded: boolean }>(
    `SELECT after_member::text AS after, ended_at IS NOT NULL AS "isEnded"
     FROM promotions.closing WHERE promotion_id = $1 AND span = $2 FOR UPDATE`,
    [promotionId, span],
  );
  return rows[0] ?? null;
}

/** How far the settlement of a span has come; null: to its end. */
export async function updateClosing(
  tx: WriteHandle,
  promotionId: bigint,
  span: string,
  after: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE promotions.closing
     SET after_member = coalesce($3, after_member), ended_at = CASE WHEN $3::bigint IS NULL THEN $4::timestamptz END
     WHERE promotion_id = $1 AND span = $2`,
    [promotionId, span, after, now.toString()],
  );
}

/** Spans with progress that are not settled to the end, and began before a day. */
export async function selectUnclosed(db: ReadHandle, promotionId: bigint, before: string): Promise<string[]> {
  const { rows } = await db.query<{ span: string }>(
    `WITH RECURSIVE spans AS (
       (SELECT span FROM promotions.progress WHERE promotion_id = $1 ORDER BY span LIMIT 1)
       UNION ALL
       SELECT (SELECT p.span FROM promotions.progress AS p WHERE p.promotion_id = $1 AND p.span > s.span ORDER BY p.span LIMIT 1)
       FROM spans AS s
       WHERE s.span IS NOT NULL
     )
     SELECT s.span::text
     FROM spans AS s
     LEFT JOIN promotions.closing AS c ON c.promotion_id = $1 AND c.span = s.span
     WHERE s.span < $2 AND c.ended_at IS NULL
     ORDER BY s.span`,
    [promotionId, before],
  );
  return rows.map(({ span }) => span);
}

/** Inserts sign-in days of members, each with its streak. @returns the new ones, in their order */
export async function insertSignInDays(
  tx: WriteHandle,
  days: readonly { memberId: string; day: string }[],
): Promise<{ memberId: string; day: string; streak: number }[]> {
  const { rows } = await tx.query<{ memberId: string; day: string; streak: number }>(
    `INSERT INTO promotions.sign_in_day (member_id, day, streak)
     SELECT d.member_id, d.day,
       1 + coalesce((SELECT s.streak FROM promotions.sign_in_day AS s WHERE s.member_id = d.member_id AND s.day = d.day - 1), 0)
     FROM unnest($1::bigint[], $2::date[]) AS d (member_id, day)
     ORDER BY d.member_id, d.day
     ON CONFLICT DO NOTHING
     RETURNING member_id::text AS "memberId", day::text, streak`,
    [days.map(({ memberId }) => memberId), days.map(({ day }) => day)],
  );
  return rows;
}

/** The sign-in days of a member, from the first to the second. */
export async function selectSignInDays(
  db: ReadHandle,
  memberId: string,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ day: string; streak: number }>(
    `SELECT day::text, streak FROM promotions.sign_in_day WHERE member_id = $1 AND day BETWEEN $2 AND $3`,
    [memberId, from, to],
  );
  return new Map(rows.map(({ day, streak }) => [day, streak]));
}
