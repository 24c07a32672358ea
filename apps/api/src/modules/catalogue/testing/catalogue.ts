import pg from 'pg';

/** Runs SQL with the owner's rights: what no role of the application may do. */
export async function asOwner(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export function emptyCatalogue(databaseUrl: string): Promise<void> {
  return asOwner(databaseUrl, 'TRUNCATE catalogue.vendor, catalogue.game RESTART IDENTITY');
}
