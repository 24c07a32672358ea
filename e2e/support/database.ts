import pg from 'pg';
import { databaseUrlOf, type Platform } from './platform.ts';
import { thisPlatform } from './this-platform.ts';

/** One statement on the running copy's database: for what the site cannot do yet. */
export async function sql<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: await databaseUrlOf(thisPlatform() as Platform),
    connectionTimeoutMillis: 30_000,
    query_timeout: 60_000,
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Changes the type of a member's account. */
export async function becomeType(username: string, type: number): Promise<void> {
  await sql('UPDATE member.member SET type = $2 WHERE username = $1', [username, type]);
}
