import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDecimal, parseAmount } from '@champa/money';
import { buildSandbox, createPool, migrate } from '@champa/sandbox';
import { createDatabase } from '@champa/testkit';
import type { Clock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';

export type Sandbox = {
  url: string;
  secret: string;
  secretFile: string;
  /** Presses a button of the hosted page, as a browser would. */
  press: (paymentUrl: string, outcome: 'pay' | 'decline' | 'cancel' | 'payLate', delivery?: string) => Promise<void>;
  /** Reads a payment code in the bank's app and pays it. @returns what the app says */
  payCode: (payload: string, delivery?: string) => Promise<string>;
  /** Sends coins to an address. */
  sendCoins: (address: string, coins: string) => Promise<void>;
  /** Finds so many blocks upon them. */
  mine: (address: string, blocks: number, delivery?: string) => Promise<void>;
  /** What was given back of an order, in the provider's books. */
  refundsOf: (merchantRef: string) => Promise<string[]>;
  /** Somebody at the provider gives an order back by hand. */
  refundElsewhere: (merchantRef: string, amount: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The real sandbox, listening, on a database of its own. */
export async function startSandbox(clock: Clock): Promise<Sandbox> {
  const database = await createDatabase('empty');
  await migrate(database.url);
  const pool = createPool(database.url);
  // Dropping the database may end connections that the pool is just closing.
  pool.on('error', () => undefined);
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-secret-'));
  const secret = randomBytes(32).toString('base64url');
  const secretFile = path.join(folder, 'secret');
  await writeFile(secretFile, secret);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = createLog('silent', 'sandbox');
  const app = buildSandbox({
    pool,
    log,
    now: clock.now,
    secret,
    smsSecret: secret,
    siteUrl: 'http://localhost:8080',
    signInSecret: secret,
    merchantName: 'Champa',
    publicUrl: url,
    lookEveryMs: 20,
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    secret,
    secretFile,
    press: async (paymentUrl, outcome, delivery = 'prompt') => {
      const body = new URLSearchParams({ outcome, delivery, method: 'qr' });
      const response = await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' });
      if (response.status !== 303) throw new Error(`the page answered ${response.status}`);
    },
    payCode: async (payload, delivery = 'prompt') => {
      const response = await fetch(`${url}/bank?lang=en`, {
        method: 'POST',
        body: new URLSearchParams({ payload, delivery }),
      });
      return response.text();
    },
    sendCoins: (address, coins) => onChain(url, { act: 'send', address, coins }),
    mine: async (address, blocks, delivery = 'prompt') => {
      for (let block = 0; block < blocks; block++) await onChain(url, { act: 'mine', address, delivery });
    },
    refundsOf: async (merchantRef) => {
      const { rows } = await pool.query<{ amount: bigint }>(
        'SELECT r.amount FROM pay.refunds r JOIN pay.orders o ON o.id = r.order_id WHERE o.merchant_ref = $1',
        [merchantRef],
      );
      return rows.map(({ amount }) => formatDecimal(amount));
    },
    refundElsewhere: async (merchantRef, amount) => {
      await pool.query(
        `INSERT INTO pay.refunds (refund_ref, order_id, amount, reason, created_at)
         SELECT $2, id, $3, 'by hand', now() FROM pay.orders WHERE merchant_ref = $1`,
        [merchantRef, randomBytes(12).toString('hex'), parseAmount(amount)],
      );
    },
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onChain(url: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${url}/chain`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`the chain answered ${response.status}`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
