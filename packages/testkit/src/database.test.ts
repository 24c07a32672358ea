import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});

afterAll(() => database.drop());

test('a test database is migrated, and the application role can enqueue in it only through the function', async () => {
  const client = new pg.Client({ connectionString: database.url, options: '-c role=champa_app' });
  await client.connect();
  await client.query(`SELECT platform.enqueue('some_task', '{}')`);
  await expect(client.query('SELECT * FROM graphile_worker._private_jobs')).rejects.toThrow(/permission denied/);
  await client.end();
});
