import type { ReportReach } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';

/** The agent line of a member, that of the agent above, and the range of lines of the member's part of the team. */
export type PartRow = { line: string; agentLine: string; first: string; last: string };

/** A member's team, or the member alone ('!' sorts before all digits); null if they are not in the agent's team. */
export async function selectPart(
  db: ReadHandle,
  agentId: string,
  memberId: string,
  reach: ReportReach,
): Promise<PartRow | null> {
  const { rows } = await db.query<PartRow>(
    `SELECT m.line, h.line AS "agentLine", m.line AS first,
       CASE $3 WHEN 'own' THEN m.line || '!' ELSE member.line_end(m.line) END AS last
     FROM member.lines() AS h CROSS JOIN member.lines() AS m
     WHERE h.member_id = $1 AND m.member_id = $2 AND starts_with(m.line, h.line)`,
    [agentId, memberId, reach],
  );
  return rows[0] ?? null;
}

/** Of these members, those in the agent's team. */
export async function selectMembersAmong(
  db: ReadHandle,
  agentId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT t.member_id::text AS id FROM member.team($1) AS t WHERE t.member_id = ANY ($2)',
    [agentId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
