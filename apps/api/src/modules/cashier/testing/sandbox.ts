import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
