import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Application = {
  id: bigint;
  memberId: string;
  state: 'waiting' | 'approved' | 'rejected';
  name: string;
  contact: string;
  website: string;
  plan: string;
  reason: string;
  appliedAt: Temporal.Instant;
};

export type NewApplication = Pick<Application, 'memberId' | 'name' | 'contact' | 'website' | 'plan' | 'appliedAt'>;

const COLUMNS = `
  id, member_id::text AS "memberId", state, name, contact, website, plan, reason, applied_at AS "appliedAt"`;

/** Inserts nothing while another application of the member waits. */
export async function insertApplication(tx: WriteHandle, application: NewApplication): Promise<void> {
  await tx.query(
    `INSERT INTO agents.application (member_id, name, contact, website, plan, state, reason, applied_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', '', $6)
     ON CONFLICT (member_id) WHERE state = 'waiting' DO NOTHING`,
    [
      application.memberId,
      application.name,
      application.contact,
      application.website,
      application.plan,
      application.appliedAt.toString(),
    ],
  );
}

export async function selectLastApplication(db: ReadHandle, memberId: string): Promise<Application | null> {
  const { rows } = await db.query<Application>(
    `SELECT ${COLUMNS} FROM agents.application WHERE member_id = $1 ORDER BY id DESC LIMIT 1`,
    [memberId],
  );
  return rows[0] ?? null;
}

export async function selectWaiting(db: ReadHandle): Promise<Application[]> {
  const { rows } = await db.query<Application>(
    `SELECT ${COLUMNS} FROM agents.application WHERE state = 'waiting' ORDER BY id LIMIT 500`,
  );
  return rows;
}

/** @returns null where it was decided already, or there is none */
export async function decide(
  tx: WriteHandle,
  id: string,
  decision: { state: 'approved' | 'rejected'; reason: string; by: string },
  at: Temporal.Instant,
): Promise<Application | null> {
  const { rows } = await tx.query<Application>(
    `UPDATE agents.application SET state = $2, reason = $3, decided_by = $4, decided_at = $5
     WHERE id = $1 AND state = 'waiting'
     RETURNING ${COLUMNS}`,
    [id, decision.state, decision.reason, decision.by, at.toString()],
  );
  return rows[0] ?? null;
}
