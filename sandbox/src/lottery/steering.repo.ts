import type { Pool } from '../database.ts';
import type { Source } from './results.ts';

export const modes = ['normal', 'silent', 'broken', 'other', 'told'] as const;
export type Steering = { mode: (typeof modes)[number]; result: object | null };

/** The mode of a source for a station: its own, else the one for all stations. */
export async function selectSteering(pool: Pool, source: Source, station: string): Promise<Steering> {
  const { rows } = await pool.query<Steering>(
    `SELECT mode, result FROM lottery.steering
     WHERE source = $1 AND station IN ($2, '*')
     ORDER BY station = '*'
     LIMIT 1`,
    [source, station],
  );
  return rows[0] ?? { mode: 'normal', result: null };
}

export async function upsertSteering(
  pool: Pool,
  source: Source,
  station: string,
  { mode, result }: Steering,
): Promise<void> {
  await pool.query(
    `INSERT INTO lottery.steering (source, station, mode, result) VALUES ($1, $2, $3, $4)
     ON CONFLICT (source, station) DO UPDATE SET mode = excluded.mode, result = excluded.result`,
    [source, station, mode, result === null ? null : JSON.stringify(result)],
  );
}
