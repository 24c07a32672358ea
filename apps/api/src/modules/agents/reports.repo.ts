import type { ReportReach } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';

/** Part of the team of a head, as the lines from `first` to before `last`; `line`: of the member whose it is. */
export type Lines = { line: string; headLine: string; headEnd: string; first: string; last: string };

/** The lines of a member's team, or his alone ('!' comes before all digits); null where he is not in the team of `head`. */
export async function selectLines(
  db: ReadHandle,
  head: string,
  memberId: string,
  reach: ReportReach,
): Promise<Lines | null> {
  const { rows } = await db.query<Lines>(
    `SELECT m.line, h.line AS "headLine", member.line_end(h.line) AS "headEnd", m.line AS first,
       CASE $3 WHEN 'own' THEN m.line || '!' ELSE member.line_end(m.line) END AS last
     FROM member.lines() AS h CROSS JOIN member.lines() AS m
     WHERE h.member_id = $1 AND m.member_id = $2 AND starts_with(m.line, h.line)`,
    [head, memberId, reach],
  );
  return rows[0] ?? null;
}

/** Where a range of lines is to be cut so that so many members are before it; null where fewer are left. */
export async function selectCut(
  db: ReadHandle,
  { first, last }: Pick<Lines, 'first' | 'last'>,
  members: number,
): Promise<string | null> {
  const { rows } = await db.query<{ line: string }>(
    'SELECT line FROM member.between($1, $2) ORDER BY line OFFSET $3 LIMIT 1',
    [first, last, members],
  );
  return rows[0]?.line ?? null;
}

/** Of these members, those whose lines lie between two. */
export async function selectWithin(
  db: ReadHandle,
  { first, last }: Pick<Lines, 'first' | 'last'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT member_id::text AS id FROM member.between($1, $2) WHERE member_id = ANY ($3)',
    [first, last, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
