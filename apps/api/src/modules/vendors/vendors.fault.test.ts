import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signBody } from './adapters/hub88/signature.ts';
import { brokenInvariants } from './testing/invariants.ts';
import type { Player } from './testing/player.ts';
import { createWorld, operatorKeys, vendorKeys, type World } from './testing/world.ts';
import { betOf } from './testing/hub88-vendor.ts';

const PLAYERS = 12;
const ROUNDS_EACH = examples(15, 40);
const KILLS = examples(2, 4);

let world: World;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  world = await createWorld();
  await startServer();
});
afterAll(async () => {
  server.kill('SIGKILL');
  await world.close();
});

test('a server killed again and again in the middle of load loses no acknowledged call and does nothing twice', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => world.addPlayer({ balance: 100n * SCALE })));
  let answered = 0;
  const acknowledged: string[] = [];
  const count = (key: string) => {
    acknowledged.push(key);
    answered += 1;
  };
  const load = Promise.all(players.map((player) => playRounds(player, count)));
  const total = PLAYERS * ROUNDS_EACH * 2;
  for (let kill = 1; kill <= KILLS; kill++) {
    while (answered < (total * kill) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 5));
    await restartServer();
  }
  await load;

  expect(answered).toBe(total);
  const { rows } = await world.pool.query<{ tx_id: string }>('SELECT tx_id FROM vendors.transaction');
  expect(new Set(rows.map(({ tx_id: key }) => key))).toEqual(new Set(acknowledged));
  // Each round stakes 2 and wins 1.
  for (const { account } of players)
    expect(await world.ledger.balance(account)).toBe((100n - BigInt(ROUNDS_EACH)) * SCALE);
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

async function playRounds(player: Player, acknowledge: (key: string) => void): Promise<void> {
  for (let number = 0; number < ROUNDS_EACH; number++) {
    const round = randomUUID();
    const bet = betOf(player, { round, amount: 200_000 });
    const reference = { reference_transaction_uuid: bet['transaction_uuid'], round_closed: true };
    const win = betOf(player, { round, amount: 100_000, ...reference });
    await untilOk('bet', bet);
    acknowledge(String(bet['transaction_uuid']));
    await untilOk('win', win);
    acknowledge(String(win['transaction_uuid']));
  }
}

/** Sends the same call under the same key until it is answered, as a vendor does. */
async function untilOk(action: 'bet' | 'win', fields: Record<string, unknown>): Promise<void> {
  const body = Buffer.from(JSON.stringify(fields));
  const headers = { 'x-hub88-signature': signBody(body, vendorKeys.privateKey) };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/wallet/NAGASPIN/transaction/${action}`, {
      method: 'POST',
      headers,
      body,
    })
      .then((response) => response.json() as Promise<{ status: string }>)
      .catch(() => null);
    if (answer?.status === 'RS_OK') return;
    if (answer) throw new Error(`${action}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function restartServer(): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
  await startServer();
}

async function startServer(): Promise<void> {
  server = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/server-process.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: world.databaseUrl,
      OPERATOR_KEY: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await new Promise((resolve) => server.stdout!.once('data', (line) => resolve(Number(line))));
}
