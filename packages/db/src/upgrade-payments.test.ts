import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { layOutRelease } from './releases.ts';
import type { SchemaFolders } from './sql-files.ts';

// How providers of deposits and of payouts became one: docs/decisions/0049-payments.md.
let folder: string;
let released: { folders: SchemaFolders; data: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'champa-payments-'));
  released = await layOutRelease('2026-11-24', folder);
});

afterAll(() => rm(folder, { recursive: true }));

/** A database of the release, with more in it; `look` sees it after today's migrations. */
async function upgraded<T>(more: string, look: (client: pg.Client, database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await createDatabase('empty');
  await migrate(database.url, released.folders);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(released.data);
    await client.query(more);
    return await look(client, database);
  } finally {
    await client.end();
    await database.drop();
  }
}

const OTHERS = `
  INSERT INTO withdrawals.provider (code, adapter, settings, kinds, enabled)
  VALUES ('bank-wire', 'sandpay', '{"baseUrl": "http://wire.example", "secretFile": "wire.secret"}', '{BANK}', false);
  UPDATE cashier.provider SET enabled = false WHERE code = 'sandpay';
  INSERT INTO withdrawals.part (withdrawal_id, amount, provider, merchant_ref, state, created_at, created_by)
  SELECT id, 1000, 'bank-wire', 'part-1', 'created', now(), 'staff:vilay' FROM withdrawals.withdrawal;
  INSERT INTO cashier.callback (provider, event_id, body_hash, merchant_ref, status, amount, currency, outcome, body, received_at)
  VALUES ('sandpay', 'one', '\\x01', 'release-1', 'paid', 5, 'LAK', 'changed', 'a body', now());
  INSERT INTO withdrawals.callback (provider, event_id, body_hash, merchant_ref, status, outcome, body, received_at)
  VALUES ('sandpay', 'one', '\\x01', 'part-0', 'failed', 'asked', 'the same body, sent about a payout', now());
  INSERT INTO cashier.correction (member_id, amount, currency, reason, actor, idempotency_key, at)
  VALUES (100028, -7, 'LAK', 'a mistake', 'staff:vilay', '00000000-0000-4000-8000-000000000009', now());
`;

test('providers of deposits and payouts become one a code, each switched as it was; callbacks and corrections come along', async () => {
  await upgraded(OTHERS, async (client, { url }) => {
    await migrate(url);
    const rows = async (query: string): Promise<unknown[]> => (await client.query(query)).rows;
    expect(
      await rows(
        `SELECT code, adapter, settings->>'secretFile' AS file, credential, takes_deposits, pays_out, payee_kinds
           FROM payments.provider ORDER BY code`,
      ),
    ).toEqual([
      provider('bank-wire', 'sandpay', 'wire.secret', {
        takes_deposits: false,
        pays_out: false,
        payee_kinds: ['BANK'],
      }),
      provider('house-bank', 'by_hand', null, { takes_deposits: true, pays_out: false, payee_kinds: [] }),
      provider('sandpay', 'sandpay', 'merchant.secret', {
        takes_deposits: false,
        pays_out: true,
        payee_kinds: ['BANK', 'E_WALLET', 'CRYPTO'],
      }),
    ]);
    expect(await rows('SELECT about, merchant_ref, outcome, amount FROM payments.callback ORDER BY about')).toEqual([
      { about: 'deposit', merchant_ref: 'release-1', outcome: 'changed', amount: '5' },
      { about: 'payout', merchant_ref: 'part-0', outcome: 'asked', amount: null },
    ]);
    expect(await rows('SELECT provider, merchant_ref FROM withdrawals.part')).toEqual([
      { provider: 'bank-wire', merchant_ref: 'part-1' },
    ]);
    expect(await rows('SELECT amount, reason FROM wallet.correction')).toEqual([{ amount: '-7', reason: 'a mistake' }]);
    expect(await rows(`SELECT merchant_ref FROM deposits.deposit WHERE state = 'pending'`)).toEqual([
      { merchant_ref: 'release-1' },
    ]);
  });
});

test('one code with two settings is left to a person: nothing is changed', async () => {
  const differing = `UPDATE withdrawals.provider SET settings = settings || '{"secretFile": "payouts.secret"}'`;
  await upgraded(differing, async (client, { url }) => {
    await expect(migrate(url)).rejects.toThrow(/differ in adapter or settings of sandpay: make them equal/);
    expect((await client.query('SELECT code FROM cashier.provider ORDER BY code')).rows).toHaveLength(2);
  });
});

function provider(code: string, adapter: string, file: string | null, switches: object): object {
  return { code, adapter, file, credential: null, ...switches };
}
