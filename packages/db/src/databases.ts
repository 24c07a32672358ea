import pg from 'pg';

/**
 * Creates a database on the server of `adminUrl`, as a copy of `template` if one is given. Its files are copied directly, which
 * takes half the time of writing each page to the WAL but needs a checkpoint: for servers of tests.
 */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const from = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy` : '';
  await execute(adminUrl, `CREATE DATABASE ${pg.escapeIdentifier(name)}${from}`);
}

const OBJECT_IN_USE = '55006';

/**
 * Drops a database. The server waits some seconds for sessions that are just ending, because an error would reach their programs
 * without a listener; the remaining ones are terminated.
 */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`;
  await execute(adminUrl, drop).catch((error: { code?: string }) => {
    if (error.code !== OBJECT_IN_USE) throw error;
    return execute(adminUrl, `${drop} WITH (FORCE)`);
  });
}

export async function databaseExists(adminUrl: string, name: string): Promise<boolean> {
  const rows = await execute(adminUrl, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return rows.length > 0;
}

async function execute(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
