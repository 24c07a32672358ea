import pg from 'pg';

/**
 * Makes a database on the server that `adminUrl` names, as a copy of `template` where one is given. Its files are copied as they
 * are, which takes half the time of writing each page to the log and wants a checkpoint: for servers of tests.
 */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const from = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy` : '';
  await execute(adminUrl, `CREATE DATABASE ${pg.escapeIdentifier(name)}${from}`);
}

const OBJECT_IN_USE = '55006';

/**
 * Drops a database: the server waits some seconds for those who are just leaving, whose programs an error would meet without a
 * listener; who stays longer is cut off.
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
