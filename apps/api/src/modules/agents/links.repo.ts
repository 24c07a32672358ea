import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';
import type { LinkContract } from './domain/links.ts';

/** A link as it is stored; a domain of null: every address of the brand. */
export type Link = {
  id: bigint;
  agentId: string;
  code: string;
  makes: 'agent' | 'player';
  domain: string | null;
  note: string;
  contracts: LinkContract[];
  validUntil: Temporal.Instant | null;
  mostUses: number | null;
  uses: number;
  visits: number;
  createdAt: Temporal.Instant;
  pausedAt: Temporal.Instant | null;
};

/** A link with the number of its recruits who have deposited. */
export type LinkRow = Link & { depositors: number };

export type NewLink = Omit<Link, 'id' | 'uses' | 'visits' | 'pausedAt'> & { idempotencyKey: string };

const COLUMNS = `
  l.id, l.agent_id::text AS "agentId", l.code, l.makes, l.domain, l.note, l.contracts, l.valid_until AS "validUntil",
  l.most_uses AS "mostUses", l.uses, l.visits, l.created_at AS "createdAt", l.paused_at AS "pausedAt"`;
const DEPOSITORS = `
  (SELECT count(*)::integer FROM agents.recruit AS r WHERE r.link_id = l.id AND r.deposited_at IS NOT NULL) AS depositors`;

/** Serializes what an agent does in the registration centre, so that limits and keys hold. */
export async function lockAgent(tx: WriteHandle, agentId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('agents.register:' || $1, 0))`, [agentId]);
}

export async function insertLink(tx: WriteHandle, link: NewLink): Promise<LinkRow> {
  const { rows } = await tx.query<LinkRow>(
    `INSERT INTO agents.link AS l
       (agent_id, code, makes, domain, note, contracts, valid_until, most_uses, idempotency_key, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     RETURNING ${COLUMNS}, 0 AS depositors`,
    [
      link.agentId,
      link.code,
      link.makes,
      link.domain,
      link.note,
      JSON.stringify(link.contracts),
      link.validUntil?.toString() ?? null,
      link.mostUses,
      link.idempotencyKey,
      link.createdAt.toString(),
    ],
  );
  return rows[0]!;
}

/** The link an agent made by an idempotency key, also one they have deleted since. */
export async function selectLinkByKey(db: ReadHandle, agentId: string, key: string): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(
    `SELECT ${COLUMNS}, ${DEPOSITORS} FROM agents.link AS l WHERE l.agent_id = $1 AND l.idempotency_key = $2`,
    [agentId, key],
  );
  return rows[0] ?? null;
}

export async function countLinks(db: ReadHandle, agentId: string): Promise<number> {
  const { rows } = await db.query<{ links: number }>(
    'SELECT count(*)::integer AS links FROM agents.link WHERE agent_id = $1 AND deleted_at IS NULL',
    [agentId],
  );
  return rows[0]!.links;
}

/** An agent's links, latest first. */
export async function selectLinks(db: ReadHandle, agentId: string, { before, limit }: RowsBefore): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    `SELECT ${COLUMNS}, ${DEPOSITORS} FROM agents.link AS l
     WHERE l.agent_id = $1 AND l.deleted_at IS NULL AND ($2::bigint IS NULL OR l.id < $2)
     ORDER BY l.id DESC LIMIT $3`,
    [agentId, before, limit],
  );
  return rows;
}

/** A link that is not deleted, by its code in upper or lower case. */
export async function selectLinkByCode(db: ReadHandle, code: string): Promise<Link | null> {
  const { rows } = await db.query<Link>(
    `SELECT ${COLUMNS} FROM agents.link AS l WHERE lower(l.code) = lower($1) AND l.deleted_at IS NULL`,
    [code],
  );
  return rows[0] ?? null;
}

/** Locks a link for a registration: another one at the same time waits here and sees what is left. */
export async function lockLink(tx: WriteHandle, id: string): Promise<Link | null> {
  const { rows } = await tx.query<Link>(
    `SELECT ${COLUMNS} FROM agents.link AS l WHERE l.id = $1 AND l.deleted_at IS NULL FOR UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}

export async function countUse(tx: WriteHandle, id: bigint): Promise<void> {
  await tx.query('UPDATE agents.link SET uses = uses + 1 WHERE id = $1', [id]);
}

/**
 * Pauses a link, or (null) resumes it; a pause that is there already keeps its time. @returns null where the agent has
 * no such link
 */
export async function pauseLink(
  tx: WriteHandle,
  agentId: string,
  id: string,
  at: Temporal.Instant | null,
): Promise<LinkRow | null> {
  const { rows } = await tx.query<LinkRow>(
    `UPDATE agents.link AS l SET paused_at = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE coalesce(l.paused_at, $3) END
     WHERE l.agent_id = $1 AND l.id = $2 AND l.deleted_at IS NULL
     RETURNING ${COLUMNS}, ${DEPOSITORS}`,
    [agentId, id, at?.toString() ?? null],
  );
  return rows[0] ?? null;
}

/** @returns its code; null where the agent has no such link */
export async function deleteLink(
  tx: WriteHandle,
  agentId: string,
  id: string,
  at: Temporal.Instant,
): Promise<string | null> {
  const { rows } = await tx.query<{ code: string }>(
    `UPDATE agents.link SET deleted_at = $3 WHERE agent_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING code`,
    [agentId, id, at.toString()],
  );
  return rows[0]?.code ?? null;
}
