import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** What a code is for, where it goes, and (hashed) who asked for it. */
export type CodeKey = { purpose: string; target: string; holder: Buffer };

export type NewCode = CodeKey & {
  codeHash: Buffer;
  tries: number;
  now: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** @returns `false` while the last code still runs and was not used */
export async function upsertCode(tx: WriteHandle, code: NewCode): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO verification.code AS last (purpose, target, holder, code_hash, tries_left, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (purpose, target, holder) DO UPDATE
       SET code_hash = $4, tries_left = $5, sent_at = $6, expires_at = $7, used_at = NULL
     WHERE last.expires_at <= $6 OR last.used_at IS NOT NULL`,
    [code.purpose, code.target, code.holder, code.codeHash, code.tries, code.now.toString(), code.expiresAt.toString()],
  );
  return rowCount === 1;
}

export async function selectCodeEnd(
  db: ReadHandle,
  { purpose, target, holder }: CodeKey,
): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ expires_at: Temporal.Instant }>(
    'SELECT expires_at FROM verification.code WHERE purpose = $1 AND target = $2 AND holder = $3 AND used_at IS NULL',
    [purpose, target, holder],
  );
  return rows[0]?.expires_at ?? null;
}

/** Takes one try of a code that still holds. @returns its hash, or null where none does */
export async function takeTry(
  db: ReadHandle,
  { purpose, target, holder }: CodeKey,
  now: Temporal.Instant,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ code_hash: Buffer }>(
    `UPDATE verification.code SET tries_left = tries_left - 1
      WHERE purpose = $1 AND target = $2 AND holder = $3 AND used_at IS NULL AND expires_at > $4 AND tries_left > 0
      RETURNING code_hash`,
    [purpose, target, holder, now.toString()],
  );
  return rows[0]?.code_hash ?? null;
}

/** Uses a code up. @returns `false` when it was used meanwhile */
export async function useCode(
  tx: WriteHandle,
  { purpose, target, holder }: CodeKey,
  codeHash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE verification.code SET used_at = $5
      WHERE purpose = $1 AND target = $2 AND holder = $3 AND code_hash = $4 AND used_at IS NULL AND expires_at > $5`,
    [purpose, target, holder, codeHash, now.toString()],
  );
  return rowCount === 1;
}

export async function deleteExpiredCodes(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM verification.code WHERE expires_at < $1', [before.toString()]);
}
