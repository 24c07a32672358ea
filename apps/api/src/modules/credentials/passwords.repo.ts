import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Credential = {
  /** Null where the member has no password: they sign in by SMS. */
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
    `INSERT INTO credentials.credential (member_id, password_hash, payment_hash, is_default, changed_at)
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
  const { rows } = await db.query<CredentialRow>(
    `SELECT ${CREDENTIAL} FROM credentials.credential WHERE member_id = $1`,
    [memberId],
  );
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
  name: 'credentials_standing',
  text: `
    SELECT ${CREDENTIAL},
      EXISTS (
        SELECT FROM credentials.authenticator AS a WHERE a.member_id = $1 AND a.confirmed_at IS NOT NULL
      ) AS "hasAuthenticator",
      sessions.is_known_address($1, $2) AS "isKnownAddress"
    FROM credentials.credential
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
  name: 'credentials_hold_password',
  text: 'SELECT FROM credentials.credential WHERE member_id = $1 AND password_hash = $2 FOR SHARE',
};

/** Keeps a password as it is until this transaction ends. @returns `false` where it is another by now */
export async function holdPassword(tx: WriteHandle, memberId: string, passwordHash: string): Promise<boolean> {
  const { rowCount } = await tx.query(HOLD_PASSWORD, [memberId, passwordHash]);
  return rowCount === 1;
}

/** Makes other changes to the account's ways in wait for this transaction. */
export async function lockPasswordHash(tx: WriteHandle, memberId: string): Promise<string | null> {
  const { rows } = await tx.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM credentials.credential WHERE member_id = $1 FOR UPDATE',
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
    'UPDATE credentials.credential SET password_hash = $2, is_default = false, changed_at = $3 WHERE member_id = $1',
    [memberId, hash, now.toString()],
  );
}

export async function updatePaymentPassword(
  tx: WriteHandle,
  memberId: string,
  hash: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE credentials.credential SET payment_hash = $2, payment_changed_at = $3 WHERE member_id = $1', [
    memberId,
    hash,
    now.toString(),
  ]);
}

export async function markFirstLoginSeen(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    'UPDATE credentials.credential SET first_login_seen_at = $2 WHERE member_id = $1 AND first_login_seen_at IS NULL',
    [memberId, now.toString()],
  );
}
