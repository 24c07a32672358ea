import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Recruit = {
  id: bigint;
  memberId: string;
  username: string;
  type: number;
  linkId: string | null;
  code: string | null;
  note: string | null;
  hasDeposited: boolean;
  joinedAt: Temporal.Instant;
};

type NewRecruit = { memberId: string; agentId: string; joinedAt: Temporal.Instant } & (
  | { linkId: bigint }
  | { idempotencyKey: string }
);

export async function insertRecruit(tx: WriteHandle, recruit: NewRecruit): Promise<void> {
  await tx.query(
    `INSERT INTO agents.recruit (member_id, agent_id, link_id, idempotency_key, joined_at) VALUES ($1, $2, $3, $4, $5)`,
    [
      recruit.memberId,
      recruit.agentId,
      'linkId' in recruit ? recruit.linkId : null,
      'idempotencyKey' in recruit ? recruit.idempotencyKey : null,
      recruit.joinedAt.toString(),
    ],
  );
}

/** The member for whom an agent opened an account by a key. */
export async function selectOpened(db: ReadHandle, agentId: string, key: string): Promise<string | null> {
  const { rows } = await db.query<{ member_id: bigint }>(
    'SELECT member_id FROM agents.recruit WHERE agent_id = $1 AND idempotency_key = $2',
    [agentId, key],
  );
  return rows[0] ? String(rows[0].member_id) : null;
}

export type RecruitPage = {
  link: string | null;
  way: 'link' | 'opened' | null;
  before: string | null;
  limit: number;
};

// Recruits who are still in the agent's team: an agent sees nothing of those who were moved elsewhere.
const IN_TEAM = 'JOIN member.team($1) AS m ON m.member_id = r.member_id';

/** An agent's recruits in their team, latest first. */
export async function selectRecruits(
  db: ReadHandle,
  agentId: string,
  { link, way, before, limit }: RecruitPage,
): Promise<Recruit[]> {
  const { rows } = await db.query<Recruit>(
    `SELECT r.id, r.member_id::text AS "memberId", m.username, m.type, r.link_id::text AS "linkId", l.code, l.note,
       r.deposited_at IS NOT NULL AS "hasDeposited", r.joined_at AS "joinedAt"
     FROM agents.recruit AS r
     ${IN_TEAM}
     LEFT JOIN agents.link AS l ON l.id = r.link_id
     WHERE r.agent_id = $1 AND ($2::bigint IS NULL OR r.link_id = $2) AND ($3::bigint IS NULL OR r.id < $3)
       AND ($4::text IS NULL OR (r.link_id IS NOT NULL) = ($4 = 'link'))
     ORDER BY r.id DESC LIMIT $5`,
    [agentId, link, before, way, limit],
  );
  return rows;
}

export type RecruitCounts = { recruits: number; depositors: number; recent: number };

export async function countRecruits(db: ReadHandle, agentId: string, since: Temporal.Instant): Promise<RecruitCounts> {
  const { rows } = await db.query<RecruitCounts>(
    `SELECT count(*)::integer AS recruits, count(r.deposited_at)::integer AS depositors,
       (count(*) FILTER (WHERE r.joined_at >= $2))::integer AS recent
     FROM agents.recruit AS r ${IN_TEAM}
     WHERE r.agent_id = $1`,
    [agentId, since.toString()],
  );
  return rows[0]!;
}

/** Notes the first deposits of recruits; other members are skipped. */
export async function noteDeposits(
  tx: WriteHandle,
  deposits: readonly { memberId: string; at: Temporal.Instant }[],
): Promise<void> {
  await tx.query(
    `UPDATE agents.recruit AS r SET deposited_at = d.at
     FROM (SELECT u.member_id, min(u.at) AS at FROM unnest($1::bigint[], $2::timestamptz[]) AS u (member_id, at) GROUP BY 1) AS d
     WHERE r.member_id = d.member_id AND r.deposited_at IS NULL`,
    [deposits.map(({ memberId }) => memberId), deposits.map(({ at }) => at.toString())],
  );
}
