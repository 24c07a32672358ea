import { createDatabase, type TestDatabase } from '@champa/testkit';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrayOf, arrayOfRows } from './array-literal.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

// PostgreSQL's text holds every character except zero.
const text = fc.oneof(
  fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0')),
  fc.constantFrom('', 'NULL', 'null', ' ', ',', '{}', '()', '"', '\\', '\\"', '""', "'", '\n', 'a b', '₭'),
);

test('any rows arrive as they were sent', async () => {
  const row = fc.record({
    source: text,
    key: fc.option(text),
    debit: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    zero: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
      const sent = rows.map(({ source, key, debit, zero }) => [
        source,
        key,
        null,
        debit,
        1n,
        1n,
        'a',
        'b',
        'c',
        null,
        zero,
      ]);
      const { rows: got } = await client.query(
        `SELECT source, key, kind, debit::text, cover, allow_zero AS zero FROM unnest($1::ledger.movement[])`,
        [arrayOfRows(sent)],
      );
      expect(got).toEqual(rows.map((each) => ({ ...each, debit: String(each.debit), kind: null, cover: null })));
    }),
    { numRuns: 300 },
  );
});

test('any array of values arrives as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text), { maxLength: 8 }), async (values) => {
      const { rows } = await client.query('SELECT $1::text[] AS got', [arrayOf(values)]);
      expect(rows[0].got).toEqual(values);
    }),
    { numRuns: 300 },
  );
});
