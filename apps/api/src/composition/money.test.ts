import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Composed } from '../modules.ts';
import { signedHeaders } from '../modules/payments/testing/signed.ts';
import { inTransaction } from '../platform/database.ts';
import { createServer } from '../platform/http/server.ts';
import { createBrand, type TestBrand } from '../seed/testing/brand.ts';

// The platform as it is composed: what a provider reports reaches the module it is about, and all that follows from it.
const SECRET = 'a secret of enough characters';
let brand: TestBrand;
let composed: Composed;
let app: FastifyInstance;
let folder: string;
let member: string;

beforeAll(async () => {
  brand = await createBrand();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-wiring-'));
  const secretFile = path.join(folder, 'secret');
  await writeFile(secretFile, SECRET);
  const { deps } = brand;
  composed = brand.compose({ ...deps, config: { ...deps.config, SANDPAY_SECRET_FILE: secretFile } });
  await composed.payments.seedDemo();
  await composed.deposits.seedDemo();
  app = createServer({
    log: deps.log,
    metrics: deps.metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  await composed.modules.find(({ name }) => name === 'payment-callbacks')!.routes!(app);
  member = await inTransaction(brand.pool, async (tx) => {
    const details = { type: 0, currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
    const { id } = (await composed.members.create(tx, { username: 'wiring', ...details, affiliateCode: '' }))!;
    const owner = { type: 'member', id } as const;
    for (const purpose of ['cash', 'bonus']) await composed.ledger.openAccount(tx, { owner, purpose, currency: 'LAK' });
    return id;
  });
});

afterAll(async () => {
  await app.close();
  await brand.close();
  await rm(folder, { recursive: true });
});

async function report(content: object): Promise<string> {
  const payload = JSON.stringify(content);
  const headers = signedHeaders(SECRET, payload, brand.deps.clock.now());
  const response = await app.inject({ method: 'POST', url: '/callbacks/payments/sandpay', headers, payload });
  return `${response.statusCode} ${response.body}`;
}

test('a paid deposit is credited once, with its wagering requirement, its fact and its message', async () => {
  await brand.pool.query(
    `INSERT INTO deposits.deposit (member_id, method, kind, provider, amount, currency, state, merchant_ref, return_url,
       idempotency_key, created_at, expires_at, updated_at)
     VALUES ($1, 'laoqr', 'qr', 'sandpay', 25000000000, 'LAK', 'pending', 'wiring-1', '/', gen_random_uuid(), now(),
       now() + interval '1 hour', now())`,
    [member],
  );
  const paid = {
    eventId: 'one',
    orderId: 'order',
    merchantRef: 'wiring-1',
    amount: '250000.00',
    currency: 'LAK',
    status: 'paid',
  };
  for (const eventId of ['one', 'one', 'two']) expect(await report({ ...paid, eventId })).toBe('200 OK');

  const cash = (await composed.ledger.balances(member)).find(({ purpose }) => purpose === 'cash');
  expect(cash?.balance).toBe(25_000_000_000n);
  const count = async (from: string) =>
    (await brand.pool.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${from}`, [member])).rows[0]!.n;
  expect(await count('turnover.wagering_requirement WHERE member_id = $1')).toBe(1);
  expect(await count(`facts.fact WHERE member_id = $1 AND kind = 'deposit_credited'`)).toBe(1);
  expect(await count('inbox.message WHERE member_id = $1')).toBe(1);
});

test('what is about a payout reaches withdrawals, not deposits', async () => {
  const told = { eventId: 'three', payoutId: 'payout', amount: '250000.00', currency: 'LAK', status: 'paid' };
  expect(await report({ ...told, merchantRef: 'wiring-1' })).toBe('404 UNKNOWN PAYOUT');
});
