import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type NewChallenge = {
  idHash: Buffer;
  kind: string;
  answer: string;
  memberId: string | null;
  now: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/**
 * Asks something, or something else under the same id, unless the last was asked after `notBefore`.
 *
 * @returns whether it was asked
 */
export async function upsertChallenge(
  db: ReadHandle,
  challenge: NewChallenge,
  notBefore: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO verification.challenge AS known (id_hash, kind, answer, member_id, asked_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id_hash) DO UPDATE SET answer = $3, asked_at = $5, expires_at = $6
     WHERE known.kind = $2 AND known.asked_at <= $7`,
    [
      challenge.idHash,
      challenge.kind,
      challenge.answer,
      challenge.memberId,
      challenge.now.toString(),
      challenge.expiresAt.toString(),
      notBefore.toString(),
    ],
  );
  return rowCount === 1;
}

export type ChallengeRow = { answer: string; member_id: bigint | null };

/** Removes a challenge: it is answered once, rightly or wrongly. */
export async function takeChallenge(
  db: ReadHandle,
  kind: string,
  idHash: Buffer,
  now: Temporal.Instant,
): Promise<ChallengeRow | null> {
  const { rows } = await db.query<ChallengeRow>(
    `DELETE FROM verification.challenge WHERE id_hash = $1 AND kind = $2 AND expires_at > $3 RETURNING answer, member_id`,
    [idHash, kind, now.toString()],
  );
  return rows[0] ?? null;
}

export async function selectChallenge(
  db: ReadHandle,
  kind: string,
  idHash: Buffer,
  now: Temporal.Instant,
): Promise<ChallengeRow | null> {
  const { rows } = await db.query<ChallengeRow>(
    'SELECT answer, member_id FROM verification.challenge WHERE id_hash = $1 AND kind = $2 AND expires_at > $3',
    [idHash, kind, now.toString()],
  );
  return rows[0] ?? null;
}

export async function deleteExpiredChallenges(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM verification.challenge WHERE expires_at < $1', [now.toString()]);
}
