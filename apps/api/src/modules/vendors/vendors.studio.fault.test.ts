import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SCALE } from '@champa/money';
import { createDatabase, examples, type TestDatabase } from '@champa/testkit';
import { demoTitles } from '@champa/titles';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { signBody } from './adapters/hub88/signature.ts';
import { vendorWith } from './testing/compose.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { createWorld, operatorKeys, vendorKeys, type World } from './testing/world.ts';

const PLATFORM = path.join(import.meta.dirname, 'testing/server-process.ts');
const STUDIO = path.resolve(import.meta.dirname, '../../../../../studio/src/main.ts');
const ROUNDS_EACH = examples(3, 30);
const KILLS = examples(2, 8);
const RICH = 1_000_000n * SCALE;

/** Bets of the studio's games, and the first move of those that have moves; a raise where the rules have one. */
const PLAYS: Readonly<Record<string, { vendor: string; play: object; move?: object }>> = {
  ...Object.fromEntries(
    ['ways-243', 'changing-reels', 'hold-win', 'cluster-storm', 'expanding-wilds', 'classic-reels'].map((engine) => [
      engine,
      { vendor: 'NAGASPIN', play: { bet: {} } },
    ]),
  ),
  slot: { vendor: 'NAGASPIN', play: {} },
  baccarat: { vendor: 'CHAMPA', play: { bet: { spots: { banker: 1 } } } },
  blackjack: { vendor: 'CHAMPA', play: { bet: { spots: { hand: 1 } } }, move: { act: 'double' } },
  'casino-holdem': { vendor: 'CHAMPA', play: { bet: { spots: { ante: 1 } } }, move: { act: 'call' } },
  'jacks-or-better': { vendor: 'CHAMPA', play: { bet: { coins: 1, value: 1 } }, move: { hold: [0, 2] } },
  scratch: { vendor: 'CHAMPA', play: { bet: {} }, move: { panels: [4] } },
  mines: { vendor: 'CHAMPA', play: { bet: { mines: 3 } }, move: { tile: 7 } },
  plinko: { vendor: 'CHAMPA', play: { bet: { rows: 12, risk: 'medium' } } },
};

type Program = { url: string; restart: () => Promise<void>; stop: () => Promise<void> };
type Seat = { memberId: string; account: bigint; session: string; play: object; move: object | undefined };

let world: World;
let store: TestDatabase;
let folder: string;
let platform: Program;
let studio: Program;
let records: pg.Pool;

beforeAll(async () => {
  world = await createWorld();
  store = await createDatabase('empty');
  folder = await mkdtemp(path.join(tmpdir(), 'champa-kills-'));
  const publicKey = vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await world.vendors.service.add(vendorWith('CHAMPA', publicKey, null), false, 'test');
  await writeFile(path.join(folder, 'vendor.pem'), vendorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(path.join(folder, 'operator.pem'), operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }));
  platform = await startProgram(PLATFORM, '/wallet/NAGASPIN/transaction/bet', () => ({
    DATABASE_URL: world.databaseUrl,
    OPERATOR_KEY: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ANY_GAME: 'true',
  }));
  studio = await startProgram(STUDIO, '/health/ready', (url) => ({
    DATABASE_URL: store.url,
    WALLET_URL: `${platform.url}/wallet`,
    PUBLIC_URL: url,
    VENDOR_PRIVATE_KEY_FILE: path.join(folder, 'vendor.pem'),
    OPERATOR_PUBLIC_KEY_FILE: path.join(folder, 'operator.pem'),
    SLOT_CYCLE_MS: '0',
    ARCADE_CYCLE_MS: '0',
    LOG_LEVEL: 'silent',
  }));
  records = new pg.Pool({ connectionString: store.url, max: 1 });
});

afterAll(async () => {
  await studio.stop();
  await platform.stop();
  await records.end();
  await store.drop();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

test('studio and platform are killed in turn while rounds of many kinds are played: each ends once, and is paid once', async () => {
  const seats = await Promise.all(Object.keys(PLAYS).map(sitDown));
  let ended = 0;
  const load = Promise.all(seats.map((seat) => playRounds(seat, () => (ended += 1))));
  for (let kill = 0; kill < KILLS; kill += 1) {
    while (ended < (seats.length * ROUNDS_EACH * (kill + 1)) / (KILLS + 1)) await pause(5);
    await (kill % 2 === 0 ? platform : studio).restart();
  }
  await load;
  await expect.poll(owed, { timeout: 120_000 }).toBe(0);

  for (const { memberId, account } of seats) {
    const { rows } = await records.query<{ net: string; unfinished: string }>(
      `SELECT coalesce(sum(round.win - round.stake - round.raised) FILTER (WHERE state = 'settled'), 0) AS net,
              count(*) FILTER (WHERE state NOT IN ('settled', 'returned', 'refused')) AS unfinished
       FROM studio.round JOIN studio.seat ON seat.id = round.seat_id WHERE seat.player = $1`,
      [memberId],
    );
    const balance = await world.ledger.balance(account);
    expect([rows[0]!.unfinished, balance]).toEqual(['0', RICH + BigInt(rows[0]!.net)]);
  }
  const kept = await world.pool.query<{ ref: string; stake: bigint; win: bigint }>(
    'SELECT ref, stake, win FROM vendors.round WHERE stake > 0',
  );
  const played = await records.query<{ ref: string; stake: string; win: string }>(
    `SELECT id AS ref, stake + raised AS stake, win FROM studio.round WHERE state = 'settled'`,
  );
  const sorted = (rows: { ref: string; stake: bigint | string; win: bigint | string }[]) =>
    rows.map(({ ref, stake, win }) => `${ref} ${stake} ${win}`).toSorted();
  expect(sorted(kept.rows)).toEqual(sorted(played.rows));
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

/** Plays until so many rounds have ended; whatever fails meanwhile is asked again, as a client does. */
async function playRounds(seat: Seat, onEnd: () => void): Promise<void> {
  for (let round = 0; round < ROUNDS_EACH; round += 1) {
    while (!(await playOne(seat).catch(() => false))) await pause(20);
    onEnd();
  }
}

/** Ends the round that is open, or plays one. False: it did not come to its end. */
async function playOne(seat: Seat): Promise<boolean> {
  const game = await call(seat, '/game');
  let round = game['open']?.['state'] === 'open' ? game['open'] : null;
  round ??= (await call(seat, '/play', { requestId: randomUUID(), stake: game['stakes'][0], ...seat.play }))['round'];
  for (let tries = 0; round?.['state'] === 'open' && tries < 4; tries += 1) {
    const step = round['acts'].length as number;
    const act = step === 0 ? seat.move : 'cashOut';
    const answer = await call(seat, `/rounds/${round['id']}/acts`, { step, act });
    round = answer['round'];
  }
  return round?.['state'] === 'settled' || round?.['state'] === 'settling';
}

async function call({ session }: Seat, at: string, body?: object): Promise<Record<string, any>> {
  const answer = await fetch(`${studio.url}/api${at}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, any>;
}

async function owed(): Promise<number> {
  const { rows } = await records.query(
    `SELECT FROM studio.delivery WHERE answer IS NULL
     UNION ALL SELECT FROM studio.round WHERE state NOT IN ('settled', 'returned', 'refused')`,
  );
  return rows.length;
}

async function sitDown(engine: string): Promise<Seat> {
  const { vendor: code, play, move } = PLAYS[engine]!;
  const { gameCode } = demoTitles().find((each) => each.engine === engine && each.vassalage === code && !each.pot)!;
  const { memberId, account } = await world.addPlayer({ balance: RICH });
  const vendor = (await world.vendors.service.list()).find((each) => each.code === code)!;
  const opening = { vendor: { id: vendor.id, code }, memberId, currency: 'LAK', gameCode };
  const token = await inTransaction(world.pool, (tx) => world.vendors.service.openSession(tx, opening));
  const body = JSON.stringify({ game_code: gameCode, currency: 'LAK', user: memberId, token });
  const answer = await fetch(`${studio.url}/vendors/${code}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': signBody(Buffer.from(body), operatorKeys.privateKey),
    },
    body,
  });
  const { url } = (await answer.json()) as { url: string };
  return { memberId, account, session: new URL(url).hash.slice('#s='.length), play, move };
}

/** A program that can be killed as a crash does, and started again at the same address. */
async function startProgram(
  main: string,
  ready: string,
  environment: (url: string) => Record<string, string>,
): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), ...environment(url) };
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await answers(url + ready))) {
      if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
      await pause(50);
    }
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
