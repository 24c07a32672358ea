import type pg from 'pg';

export type RowsRead = {
  /** How often a table was read in full. */
  full: number;
  /** How many rows were fetched by an index. */
  fetched: number;
};

/** What was read of tables (`schema.table`) so far. A pool of one connection tells all of it; others tell theirs by and by. */
export async function rowsRead(pool: Pick<pg.Pool, 'query'>, ...tables: readonly string[]): Promise<RowsRead> {
  await pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await pool.query<RowsRead & { known: number }>(
    `SELECT count(*)::integer AS known, coalesce(sum(seq_scan), 0)::integer AS full,
       coalesce(sum(idx_tup_fetch), 0)::integer AS fetched
     FROM pg_stat_user_tables WHERE schemaname || '.' || relname = ANY ($1)`,
    [tables],
  );
  const { known, ...read } = rows[0]!;
  if (known !== tables.length) throw new Error(`of the tables ${tables.join(', ')} only ${known} are there`);
  return read;
}
