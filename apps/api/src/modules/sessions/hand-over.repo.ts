import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type NewHandOver = {
  ticketHash: Buffer;
  memberId: string;
  issuer: 'session' | 'operator';
  sessionId: string | null;
  host: string;
  now: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

export async function insertHandOver(tx: WriteHandle, made: NewHandOver): Promise<void> {
  await tx.query(
    `INSERT INTO sessions.hand_over (ticket_hash, member_id, issuer, session_id, host, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      made.ticketHash,
      made.memberId,
      made.issuer,
      made.sessionId,
      made.host,
      made.now.toString(),
      made.expiresAt.toString(),
    ],
  );
}

/** When tickets count: `idleSince` is the latest use of a session that has run out since. */
export type Times = { now: Temporal.Instant; idleSince: Temporal.Instant };

type Wanted = Times & { ticketHash: Buffer; host: string };

/** A ticket that nobody has used, in its minute, at its address, whose session (if a session made it) goes on. */
const HOLDS = `
  ticket.ticket_hash = $1 AND ticket.host = $2 AND ticket.used_at IS NULL AND ticket.expires_at > $3
  AND (ticket.session_id IS NULL OR EXISTS (
    SELECT FROM sessions.session AS issuing
     WHERE issuing.id = ticket.session_id AND issuing.ended_at IS NULL AND issuing.ends_at > $3
       AND issuing.seen_at > $4
  ))`;

const wanted = ({ ticketHash, host, now, idleSince }: Wanted): unknown[] => [
  ticketHash,
  host,
  now.toString(),
  idleSince.toString(),
];

/** Whose ticket it is; null where it does not hold. */
export async function selectHandOver(db: ReadHandle, ticket: Wanted): Promise<string | null> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT ticket.member_id FROM sessions.hand_over AS ticket WHERE ${HOLDS}`,
    wanted(ticket),
  );
  return rows[0] ? String(rows[0].member_id) : null;
}

export type TakenHandOver = {
  member_id: bigint;
  is_active: boolean;
  /** When the session that made it ends. */
  ends_at: Temporal.Instant | null;
};

/**
 * Uses a ticket up. Two at once: the second waits for the first one's lock and finds it used. The member's open sessions are
 * locked before the ticket is judged, in the order of `lockOpenSessions`: whatever ends them all meanwhile finds the new one,
 * too, and neither waits for the other in a circle.
 */
export async function takeHandOver(tx: WriteHandle, ticket: Wanted): Promise<TakenHandOver | null> {
  await tx.query(
    `SELECT FROM sessions.session
      WHERE member_id = (SELECT member_id FROM sessions.hand_over WHERE ticket_hash = $1) AND ended_at IS NULL
      ORDER BY id
        FOR UPDATE`,
    [ticket.ticketHash],
  );
  const { rows } = await tx.query<TakenHandOver>(
    `UPDATE sessions.hand_over AS ticket SET used_at = $3 WHERE ${HOLDS}
      RETURNING ticket.member_id, member.active_type(ticket.member_id) IS NOT NULL AS is_active,
                (SELECT issuing.ends_at FROM sessions.session AS issuing WHERE issuing.id = ticket.session_id) AS ends_at`,
    wanted(ticket),
  );
  return rows[0] ?? null;
}

export async function deleteExpiredHandOvers(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM sessions.hand_over WHERE expires_at < $1', [before.toString()]);
}
