import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type NewCode = {
  purpose: string;
  target: string;
  codeHash: Buffer;
  tries: number;
  now: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** @returns `false` while the last code still runs and was not used */
export async function upsertCode(tx: WriteHandle, code: NewCode): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO verification.code AS last (purpose, target, code_hash, tries_left, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (purpose, target) DO UPDATE
       SET code_hash = $3, tries_left = $4, sent_at = $5, expires_at = $6, used_at = NULL
     WHERE last.expires_at <= $5 OR last.used_at IS NOT NULL`,
    [code.purpose, code.target, code.codeHash, code.tries, code.now.toString(), code.expiresAt.toString()],
  );
  return rowCount === 1;
}

export async function selectCodeEnd(db: ReadHandle, purpose: string, target: string): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ expires_at: Temporal.Instant }>(
    'SELECT expires_at FROM verification.code WHERE purpose = $1 AND target = $2 AND used_at IS NULL',
    [purpose, target],
  );
  return rows[0]?.expires_at ?? null;
}

/** Takes one try of a code that still holds. @returns its hash, or null where none does */
export async function takeTry(
  db: ReadHandle,
  purpose: string,
  target: string,
  now: Temporal.Instant,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ code_hash: Buffer }>(
    `UPDATE verification.code SET tries_left = tries_left - 1
      WHERE purpose = $1 AND target = $2 AND used_at IS NULL AND expires_at > $3 AND tries_left > 0
      RETURNING code_hash`,
    [purpose, target, now.toString()],
  );
  return rows[0]?.code_hash ?? null;
}

/** Uses a code up. @returns `false` when it was used meanwhile */
export async function useCode(
  tx: WriteHandle,
  purpose: string,
  target: string,
  codeHash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE verification.code SET used_at = $4
      WHERE purpose = $1 AND target = $2 AND code_hash = $3 AND used_at IS NULL AND expires_at > $4`,
    [purpose, target, codeHash, now.toString()],
  );
  return rowCount === 1;
}

export async function deleteExpiredCodes(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM verification.code WHERE expires_at < $1', [before.toString()]);
}
