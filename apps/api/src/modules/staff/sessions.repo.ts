import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Held } from './domain/rights.ts';
import type { OpenSession, SignInEntry } from './domain/session.ts';
import { HELD } from './roles.repo.ts';
import type { StaffRow } from './staff.repo.ts';

/** The longest that is kept of what a browser says of itself. */
const USER_AGENT_LENGTH = 300;

type NewSession = {
  tokenHash: Buffer;
  staff: StaffRow;
  now: Temporal.Instant;
  endsAt: Temporal.Instant;
  ip: string;
  userAgent: string;
};

/**
 * Opens a session. The employee's row is locked until the transaction ends, so that a later disabling, new password or removed second factor
 * finds this session to end.
 *
 * @returns `false` where they were disabled, or given another password, since the check
 */
export async function insertStaffSession(tx: WriteHandle, session: NewSession): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO staff.session (token_hash, staff_id, created_at, last_used_at, confirmed_at, ends_at, ip, user_agent)
     SELECT $1, who.id, $4, $4, $4, $5, $6, $7
       FROM staff.staff AS who
      WHERE who.id = $2 AND who.password_hash = $3 AND who.status = 'active'
        FOR SHARE`,
    [
      session.tokenHash,
      session.staff.id,
      session.staff.password_hash,
      session.now.toString(),
      session.endsAt.toString(),
      session.ip,
      session.userAgent.slice(0, USER_AGENT_LENGTH),
    ],
  );
  return rowCount === 1;
}

/** The employee of a session, with what they hold and what they have proven. */
type SignedInRow = {
  id: bigint;
  username: string;
  name: string;
  sessionId: bigint;
  usedAt: Temporal.Instant;
  confirmedAt: Temporal.Instant;
  secondFactors: number;
  mustEnrol: boolean;
} & Held;

/** @param usedSince when a session must have been used last, at the earliest */
export async function selectStaffOfSession(
  db: ReadHandle,
  tokenHash: Buffer,
  { now, usedSince }: { now: Temporal.Instant; usedSince: Temporal.Instant },
): Promise<SignedInRow | null> {
  const { rows } = await db.query<SignedInRow>(
    `SELECT who.id, who.username, who.name, session.id AS "sessionId", session.last_used_at AS "usedAt",
            session.confirmed_at AS "confirmedAt", who.must_enrol AS "mustEnrol",
            (SELECT count(*)::integer FROM staff.authenticator AS own WHERE own.staff_id = who.id)
              + (SELECT count(*)::integer FROM staff.passkey AS own WHERE own.staff_id = who.id) AS "secondFactors",
            ${HELD}
       FROM staff.session AS session
       JOIN staff.staff AS who ON who.id = session.staff_id
      WHERE session.token_hash = $1 AND session.ends_at > $2 AND session.last_used_at > $3 AND who.status = 'active'`,
    [tokenHash, now.toString(), usedSince.toString()],
  );
  return rows[0] ?? null;
}

/** Notes that a session is in use. */
export async function touchStaffSession(db: ReadHandle, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await db.query('UPDATE staff.session SET last_used_at = $2 WHERE token_hash = $1', [tokenHash, now.toString()]);
}

/** Notes that the employee of a session proved again who they are. */
export async function confirmStaffSession(tx: WriteHandle, id: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE staff.session SET confirmed_at = $2 WHERE id = $1', [id, now.toString()]);
}

export async function deleteStaffSession(tx: WriteHandle, tokenHash: Buffer): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE token_hash = $1', [tokenHash]);
}

/** @returns `false` where the employee has no such session */
export async function deleteSessionOf(tx: WriteHandle, staffId: bigint, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM staff.session WHERE staff_id = $1 AND id = $2', [staffId, id]);
  return rowCount === 1;
}

/** Ends the sessions of an employee but `kept`; with null all. */
export async function deleteSessionsOf(tx: WriteHandle, staffId: bigint, kept: string | null = null): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE staff_id = $1 AND id IS DISTINCT FROM $2::bigint', [staffId, kept]);
}

/** Deletes expired sessions. */
export async function deleteEndedSessions(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM staff.session WHERE ends_at <= $1', [now.toString()]);
}

/** The open sessions of an employee, the newest first. */
export async function selectOpenSessions(
  db: ReadHandle,
  staffId: bigint,
  { now, usedSince }: { now: Temporal.Instant; usedSince: Temporal.Instant },
): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>(
    `SELECT id, user_agent AS "userAgent", host(ip) AS ip, created_at AS "openedAt", last_used_at AS "usedAt",
            ends_at AS "endsAt"
       FROM staff.session
      WHERE staff_id = $1 AND ends_at > $2 AND last_used_at > $3
      ORDER BY id DESC
      LIMIT 100`,
    [staffId, now.toString(), usedSince.toString()],
  );
  return rows;
}

/** The last sign-ins of an employee, as the audit log has them. */
export async function selectSignIns(db: ReadHandle, staffId: bigint, limit: number): Promise<SignInEntry[]> {
  const { rows } = await db.query<SignInEntry>(
    `SELECT number, at, host(ip) AS ip, detail
       FROM staff.access_log
      WHERE staff_id = $1 AND action = 'sign_in'
      ORDER BY number DESC
      LIMIT $2`,
    [staffId, limit],
  );
  return rows;
}
