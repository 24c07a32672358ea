import type { ReadHandle } from '../../platform/database.ts';

export type Ticket = { memberId: string; sessionId: string };

export async function insertTicket(
  db: ReadHandle,
  hash: Buffer,
  ticket: Ticket,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await db.query('INSERT INTO live.ticket (token_hash, member_id, session_id, expires_at) VALUES ($1, $2, $3, $4)', [
    hash,
    ticket.memberId,
    ticket.sessionId,
    expiresAt.toString(),
  ]);
}

/** Finds and deletes the ticket in one statement: of two clients with the same ticket, one opens the stream. */
export async function takeTicket(db: ReadHandle, hash: Buffer, now: Temporal.Instant): Promise<Ticket | null> {
  const { rows } = await db.query<{ member_id: bigint; session_id: bigint }>(
    'DELETE FROM live.ticket WHERE token_hash = $1 AND expires_at > $2 RETURNING member_id, session_id',
    [hash, now.toString()],
  );
  const row = rows[0];
  return row ? { memberId: String(row.member_id), sessionId: String(row.session_id) } : null;
}

export async function deleteExpiredTickets(db: ReadHandle, now: Temporal.Instant): Promise<void> {
  await db.query('DELETE FROM live.ticket WHERE expires_at <= $1', [now.toString()]);
}
