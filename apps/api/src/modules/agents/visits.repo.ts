import type { WriteHandle } from '../../platform/database.ts';

export type Visit = { linkId: string; day: string; mark: Buffer };

/** Counts a visit of a link, unless its mark was counted that day already. */
export async function countVisit(tx: WriteHandle, { linkId, day, mark }: Visit): Promise<void> {
  await tx.query(
    `WITH counted AS (
       INSERT INTO agents.visit (link_id, day, mark) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING link_id
     )
     UPDATE agents.link AS l SET visits = l.visits + 1 FROM counted AS c WHERE l.id = c.link_id`,
    [linkId, day, mark],
  );
}

/** Deletes the marks of visitors before a day; the counts stay. */
export async function deleteVisitsBefore(tx: WriteHandle, day: string, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    'DELETE FROM agents.visit WHERE ctid = ANY (ARRAY(SELECT ctid FROM agents.visit WHERE day < $1 LIMIT $2))',
    [day, limit],
  );
  return rowCount ?? 0;
}
