import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type NewSession = {
  tokenHash: Buffer;
  memberId: string;
  now: Temporal.Instant;
  endsAt: Temporal.Instant;
  method: string;
  ip: string;
  userAgent: string;
  language: string;
  timeZone: string;
  country: string | null;
};

const INSERT_SESSION = {
  name: 'sessions_insert',
  text: `
    WITH known AS (
      INSERT INTO sessions.known_address (member_id, ip, seen_at)
      SELECT $2::bigint, $6::inet, $3::timestamptz WHERE $5 <> 'handOver'
      ON CONFLICT (member_id, ip) DO UPDATE SET seen_at = $3
    )
    INSERT INTO sessions.session
      (token_hash, member_id, created_at, seen_at, ends_at, method, ip, user_agent, language, time_zone, country)
    VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10)
    RETURNING id`,
};

/** Opens a session, and notes the address as one its member signs in from; a hand-over proves nothing about its address. */
export async function insertSession(tx: WriteHandle, session: NewSession): Promise<string> {
  const { rows } = await tx.query<{ id: bigint }>(INSERT_SESSION, [
    session.tokenHash,
    session.memberId,
    session.now.toString(),
    session.endsAt.toString(),
    session.method,
    session.ip,
    session.userAgent,
    session.language,
    session.timeZone,
    session.country,
  ]);
  return String(rows[0]!.id);
}

/** `type` is null when the member is no longer active. */
export type SessionRow = { id: bigint; member_id: bigint; type: number | null; seen_at: Temporal.Instant };

const SELECT_SESSION = {
  name: 'sessions_find',
  text: `
    SELECT id, member_id, member.active_type(member_id) AS type, seen_at
    FROM sessions.session
    WHERE token_hash = $1
      AND ended_at IS NULL
      AND ends_at > $2
      AND seen_at > $3`,
};

/** The live session of a token: not ended, not past its end, seen after `idleSince`. */
export async function selectSession(
  db: ReadHandle,
  tokenHash: Buffer,
  now: Temporal.Instant,
  idleSince: Temporal.Instant,
): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(SELECT_SESSION, [tokenHash, now.toString(), idleSince.toString()]);
  return rows[0] ?? null;
}

/** Whether a session has not ended, without counting as its use. */
export async function selectIsSessionLive(
  db: ReadHandle,
  id: string,
  now: Temporal.Instant,
  idleSince: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await db.query<{ live: boolean }>(
    `SELECT EXISTS (
       SELECT FROM sessions.session
        WHERE id = $1 AND ended_at IS NULL AND ends_at > $2 AND seen_at > $3
     ) AS live`,
    [id, now.toString(), idleSince.toString()],
  );
  return rows[0]!.live;
}

export async function touchSession(db: ReadHandle, id: bigint, now: Temporal.Instant): Promise<void> {
  await db.query('UPDATE sessions.session SET seen_at = $2 WHERE id = $1', [id, now.toString()]);
}

/** @returns `false` when the member has no such open session */
export async function endSession(
  tx: WriteHandle,
  memberId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE sessions.session SET ended_at = $3 WHERE id = $2 AND member_id = $1 AND ended_at IS NULL',
    [memberId, id, now.toString()],
  );
  return rowCount === 1;
}

/** Waits for whoever opens a session from one of these. */
export async function lockOpenSessions(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('SELECT FROM sessions.session WHERE member_id = $1 AND ended_at IS NULL ORDER BY id FOR UPDATE', [
    memberId,
  ]);
}

/** Ends the sessions of a member but `kept`; without it all. */
export async function endOtherSessions(
  tx: WriteHandle,
  memberId: string,
  kept: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE sessions.session SET ended_at = $3
      WHERE member_id = $1 AND id IS DISTINCT FROM $2::bigint AND ended_at IS NULL`,
    [memberId, kept, now.toString()],
  );
}

/** When an open session of this id was opened. */
export async function selectSessionOpenedAt(db: ReadHandle, id: string): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ created_at: Temporal.Instant }>(
    'SELECT created_at FROM sessions.session WHERE id = $1 AND ended_at IS NULL',
    [id],
  );
  return rows[0]?.created_at ?? null;
}

/** Lets none of a member's sessions last longer than so many minutes. */
export async function shortenSessions(tx: WriteHandle, memberId: string, minutes: number): Promise<void> {
  await tx.query(
    `UPDATE sessions.session SET ends_at = least(ends_at, created_at + $2 * interval '1 minute')
      WHERE member_id = $1 AND ended_at IS NULL`,
    [memberId, minutes],
  );
}

export type SignInRow = {
  id: bigint;
  method: string;
  ip: string;
  user_agent: string;
  language: string;
  time_zone: string;
  created_at: Temporal.Instant;
  seen_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  ended_at: Temporal.Instant | null;
  country: string | null;
};

const SIGN_IN =
  'id, method, host(ip) AS ip, country, user_agent, language, time_zone, created_at, seen_at, ends_at, ended_at';

/** The newest first. */
export async function selectLiveSessions(
  db: ReadHandle,
  memberId: string,
  now: Temporal.Instant,
  idleSince: Temporal.Instant,
): Promise<SignInRow[]> {
  const { rows } = await db.query<SignInRow>(
    `SELECT ${SIGN_IN}
       FROM sessions.session
      WHERE member_id = $1 AND ended_at IS NULL AND ends_at > $2 AND seen_at > $3
      ORDER BY id DESC
      LIMIT 100`,
    [memberId, now.toString(), idleSince.toString()],
  );
  return rows;
}

/** The newest first. */
export async function selectSignIns(db: ReadHandle, memberId: string, limit: number): Promise<SignInRow[]> {
  const { rows } = await db.query<SignInRow>(
    `SELECT ${SIGN_IN} FROM sessions.session WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, limit],
  );
  return rows;
}
