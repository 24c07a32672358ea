import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Credential = { passwordHash: string; isDefault: boolean; firstLoginSeen: boolean };

export async function insertCredential(
  tx: WriteHandle,
  memberId: string,
  hash: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO identity.credential (member_id, password_hash, changed_at) VALUES ($1, $2, $3)', [
    memberId,
    hash,
    now.toString(),
  ]);
}

export async function selectCredential(db: ReadHandle, memberId: string): Promise<Credential | null> {
  const { rows } = await db.query<{
    password_hash: string;
    is_default: boolean;
    first_login_seen_at: Temporal.Instant | null;
  }>('SELECT password_hash, is_default, first_login_seen_at FROM identity.credential WHERE member_id = $1', [memberId]);
  const row = rows[0];
  return row
    ? { passwordHash: row.password_hash, isDefault: row.is_default, firstLoginSeen: row.first_login_seen_at !== null }
    : null;
}

export async function updatePassword(
  tx: WriteHandle,
  memberId: string,
  hash: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'UPDATE identity.credential SET password_hash = $2, is_default = false, changed_at = $3 WHERE member_id = $1',
    [memberId, hash, now.toString()],
  );
}

export async function markFirstLoginSeen(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    'UPDATE identity.credential SET first_login_seen_at = $2 WHERE member_id = $1 AND first_login_seen_at IS NULL',
    [memberId, now.toString()],
  );
}

export type NewSession = {
  tokenHash: Buffer;
  memberId: string;
  now: Temporal.Instant;
  endsAt: Temporal.Instant;
  ip: string;
  userAgent: string;
};

export async function insertSession(tx: WriteHandle, session: NewSession): Promise<void> {
  await tx.query(
    `INSERT INTO identity.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
     VALUES ($1, $2, $3, $3, $4, $5, $6)`,
    [
      session.tokenHash,
      session.memberId,
      session.now.toString(),
      session.endsAt.toString(),
      session.ip,
      session.userAgent,
    ],
  );
}

/** `type` is null when the member is no longer active. */
export type SessionRow = { id: bigint; member_id: bigint; type: number | null; seen_at: Temporal.Instant };

/** The live session of a token: not ended, not past its end, seen after `idleSince`. */
export async function selectSession(
  db: ReadHandle,
  tokenHash: Buffer,
  now: Temporal.Instant,
  idleSince: Temporal.Instant,
): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(
    `SELECT id, member_id, member.active_type(member_id) AS type, seen_at
       FROM identity.session
      WHERE token_hash = $1
        AND ended_at IS NULL
        AND ends_at > $2
        AND seen_at > $3`,
    [tokenHash, now.toString(), idleSince.toString()],
  );
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
       SELECT FROM identity.session
        WHERE id = $1 AND ended_at IS NULL AND ends_at > $2 AND seen_at > $3
     ) AS live`,
    [id, now.toString(), idleSince.toString()],
  );
  return rows[0]!.live;
}

export async function touchSession(db: ReadHandle, id: bigint, now: Temporal.Instant): Promise<void> {
  await db.query('UPDATE identity.session SET seen_at = $2 WHERE id = $1', [id, now.toString()]);
}

export async function endSession(tx: WriteHandle, id: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE identity.session SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [id, now.toString()]);
}

export async function endOtherSessions(
  tx: WriteHandle,
  memberId: string,
  kept: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE identity.session SET ended_at = $3 WHERE member_id = $1 AND id <> $2 AND ended_at IS NULL', [
    memberId,
    kept,
    now.toString(),
  ]);
}

export type Attempt = { key: string; failures: number; last_at: Temporal.Instant };

export async function selectAttempts(db: ReadHandle, keys: readonly string[]): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>('SELECT key, failures, last_at FROM identity.attempt WHERE key = ANY ($1)', [
    keys,
  ]);
  return rows;
}

/** Counts a failure; one that comes after `forgetBefore` starts from one again. */
export async function countFailure(
  db: ReadHandle,
  keys: readonly string[],
  now: Temporal.Instant,
  forgetBefore: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO identity.attempt AS known (key, failures, last_at)
     SELECT key, 1, $2 FROM unnest($1::text[]) AS key ORDER BY key
     ON CONFLICT (key) DO UPDATE
       SET failures = CASE WHEN known.last_at < $3 THEN 1 ELSE known.failures + 1 END,
           last_at = $2`,
    [keys, now.toString(), forgetBefore.toString()],
  );
}

export async function forgetFailures(db: ReadHandle, keys: readonly string[]): Promise<void> {
  await db.query('DELETE FROM identity.attempt WHERE key = ANY ($1)', [keys]);
}
