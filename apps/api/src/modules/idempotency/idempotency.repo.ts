import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Claim = { holder: string; key: string; wish: Buffer; at: Temporal.Instant };

const INSERT = {
  name: 'idempotency_claim',
  text: `
    INSERT INTO idempotency.claimed_key (holder, key, wish, claimed_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (holder, key) DO NOTHING`,
};

/** Commits by itself, before what was asked for is done. @returns whether the key is new */
export async function insertClaim(pool: Pool, { holder, key, wish, at }: Claim): Promise<boolean> {
  const { rowCount } = await pool.query(INSERT, [holder, key, wish, at.toString()]);
  return rowCount === 1;
}

export async function selectWish(db: ReadHandle, holder: string, key: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ wish: Buffer }>(
    'SELECT wish FROM idempotency.claimed_key WHERE holder = $1 AND key = $2',
    [holder, key],
  );
  return rows[0]?.wish ?? null;
}

export async function deleteClaimsBefore(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM idempotency.claimed_key WHERE claimed_at < $1', [before.toString()]);
}
