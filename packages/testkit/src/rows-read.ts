import type pg from 'pg';

export type RowsRead = {
  /** Number of full reads of a table. */
  full: number;
  /** Number of rows fetched by an index. */
  fetched: number;
};

/** The reads of tables (`schema.table`) so far. Exact for a pool of one connection; other connections report with a delay. */
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
