import type { Amount } from '@champa/money';
import type { PotRun } from '../engines/pot/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { PotKey } from './pots.repo.ts';

/** A run of a must-hit-by pot, with the secret of its point. */
export type RunRow = PotRun & { number: number; serverSeed: Uint8Array; serverSeedHash: string };

const COLUMNS = `number, begins, ends, server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash"`;

export async function insertRun(db: Queryable, { code, currency }: PotKey, run: RunRow, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO studio.pot_run (code, currency, number, begins, ends, server_seed, server_seed_hash, begun_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [code, currency, run.number, run.begins, run.ends, run.serverSeed, run.serverSeedHash, at],
  );
}

/** The run that stakes now feed; undefined before the first. */
export async function openRun(db: Queryable, { code, currency }: PotKey): Promise<RunRow | undefined> {
  const found = await db.query<RunRow>(
    `SELECT ${COLUMNS} FROM studio.pot_run WHERE code = $1 AND currency = $2 AND won_by IS NULL`,
    [code, currency],
  );
  return found.rows[0];
}

export async function readRun(db: Queryable, { code, currency }: PotKey, number: number): Promise<RunRow | undefined> {
  const found = await db.query<RunRow>(
    `SELECT ${COLUMNS} FROM studio.pot_run WHERE code = $1 AND currency = $2 AND number = $3`,
    [code, currency, number],
  );
  return found.rows[0];
}

export async function markRunWon(
  db: Queryable,
  { code, currency }: PotKey,
  number: number,
  round: { id: string; at: Date },
): Promise<void> {
  await db.query(
    `UPDATE studio.pot_run SET won_by = $4, won_at = $5
     WHERE code = $1 AND currency = $2 AND number = $3 AND won_by IS NULL`,
    [code, currency, number, round.id, round.at],
  );
}

/** Before which amounts the runs under way are won, by pot. */
export async function readEnds(
  db: Queryable,
  codes: readonly string[],
  currency: string,
): Promise<Map<string, Amount>> {
  const found = await db.query<{ code: string; ends: bigint }>(
    `SELECT code, ends FROM studio.pot_run WHERE code = ANY ($1) AND currency = $2 AND won_by IS NULL`,
    [codes, currency],
  );
  return new Map(found.rows.map(({ code, ends }) => [code, ends]));
}
