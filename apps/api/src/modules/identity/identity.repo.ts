import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Credential = {
  /** Null where the member has no password: he signs in by SMS. */
  passwordHash: string | null;
  /** Null where the member has not set a payment password. */
  paymentHash: string | null;
  isDefault: boolean;
  changedAt: Temporal.Instant;
  firstLoginSeen: boolean;
};

export type NewCredential = { passwordHash: string | null; paymentHash: string | null; isDefault: boolean };

export async function insertCredential(
  tx: WriteHandle,
  memberId: string,
  { passwordHash, paymentHash, isDefault }: NewCredential,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO identity.credential (member_id, password_hash, payment_hash, is_default, changed_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [memberId, passwordHash, paymentHash, isDefault, now.toString()],
  );
}

type CredentialRow = {
  password_hash: string | null;
  payment_hash: string | null;
  is_default: boolean;
  changed_at: Temporal.Instant;
  first_login_seen_at: Temporal.Instant | null;
};

const CREDENTIAL = 'password_hash, payment_hash, is_default, changed_at, first_login_seen_at';

function credentialOf(row: CredentialRow): Credential {
  return {
    passwordHash: row.password_hash,
    paymentHash: row.payment_hash,
    isDefault: row.is_default,
    changedAt: row.changed_at,
    firstLoginSeen: row.first_login_seen_at !== null,
  };
}

export async function selectCredential(db: ReadHandle, memberId: string): Promise<Credential | null> {
  const { rows } = await db.query<CredentialRow>(`SELECT ${CREDENTIAL} FROM identity.credential WHERE member_id = $1`, [
    memberId,
  ]);
  return rows[0] ? credentialOf(rows[0]) : null;
}

/** What a sign-in by password is judged by. */
export type Standing = {
  credential: Credential;
  hasAuthenticator: boolean;
  /** Whether this is the address of an earlier sign-in; null where there was none yet. */
  isKnownAddress: boolean | null;
};

const SELECT_STANDING = {
  name: 'identity_standing',
  text: `
    SELECT ${CREDENTIAL},
      EXISTS (
        SELECT FROM identity.authenticator AS a WHERE a.member_id = $1 AND a.confirmed_at IS NOT NULL
      ) AS "hasAuthenticator",
      (SELECT bool_or(k.ip = $2::inet) FROM identity.known_address AS k WHERE k.member_id = $1) AS "isKnownAddress"
    FROM identity.credential
    WHERE member_id = $1`,
};

/** In one statement, which every sign-in waits for. */
export async function selectStanding(db: ReadHandle, memberId: string, ip: string): Promise<Standing | null> {
  const { rows } = await db.query<CredentialRow & Omit<Standing, 'credential'>>(SELECT_STANDING, [memberId, ip]);
  const row = rows[0];
  if (!row) return null;
  return { credential: credentialOf(row), hasAuthenticator: row.hasAuthenticator, isKnownAddress: row.isKnownAddress };
}

const HOLD_PASSWORD = {
  name: 'identity_hold_password',
  text: 'SELECT FROM identity.credential WHERE member_id = $1 AND password_hash = $2 FOR SHARE',
};

/** Keeps a password as it is until this transaction ends. @returns `false` where it is another by now */
export async function holdPassword(tx: WriteHandle, memberId: string, passwordHash: string): Promise<boolean> {
  const { rowCount } = await tx.query(HOLD_PASSWORD, [memberId, passwordHash]);
  return rowCount === 1;
}

/** Makes other changes to the account's ways in wait for this transaction. */
export async function lockPasswordHash(tx: WriteHandle, memberId: string): Promise<string | null> {
  const { rows } = await tx.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM identity.credential WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  return rows[0]?.password_hash ?? null;
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

export async function updatePaymentPassword(
  tx: WriteHandle,
  memberId: string,
  hash: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE identity.credential SET payment_hash = $2, payment_changed_at = $3 WHERE member_id = $1', [
    memberId,
    hash,
    now.toString(),
  ]);
}

export async function markFirstLoginSeen(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    'UPDATE identity.credential SET first_login_seen_at = $2 WHERE member_id = $1 AND first_login_seen_at IS NULL',
    [memberId, now.toString()],
  );
}

/** Takes something out of an allowance. @returns how much of it has been taken in the window, and when that began */
export async function takeAllowance(
  db: ReadHandle,
  key: string,
  now: Temporal.Instant,
  windowStart: Temporal.Instant,
): Promise<{ used: number; startedAt: Temporal.Instant }> {
  const { rows } = await db.query<{ used: number; started_at: Temporal.Instant }>(
    `INSERT INTO identity.allowance AS known (key, used, started_at) VALUES ($1, 1, $2)
     ON CONFLICT (key) DO UPDATE
       SET used = CASE WHEN known.started_at <= $3 THEN 1 ELSE known.used + 1 END,
           started_at = CASE WHEN known.started_at <= $3 THEN $2 ELSE known.started_at END
     RETURNING used, started_at`,
    [key, now.toString(), windowStart.toString()],
  );
  return { used: rows[0]!.used, startedAt: rows[0]!.started_at };
}

export type Attempt = { key: string; failures: number; last_at: Temporal.Instant };

const SELECT_ATTEMPTS = {
  name: 'identity_attempts',
  text: 'SELECT key, failures, last_at FROM identity.attempt WHERE key = ANY ($1)',
};

export async function selectAttempts(db: ReadHandle, keys: readonly string[]): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(SELECT_ATTEMPTS, [keys]);
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

/** Clears away what has run out: codes, challenges, payloads, allowances, old failures. */
export async function deleteExpired(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  const dayAgo = now.subtract({ hours: 24 }).toString();
  await tx.query('DELETE FROM identity.code WHERE expires_at < $1', [dayAgo]);
  await tx.query('DELETE FROM identity.challenge WHERE expires_at < $1', [now.toString()]);
  await tx.query('DELETE FROM identity.payload_seen WHERE expires_at < $1', [now.toString()]);
  await tx.query('DELETE FROM identity.allowance WHERE started_at < $1', [dayAgo]);
  await tx.query('DELETE FROM identity.attempt WHERE last_at < $1', [dayAgo]);
}
