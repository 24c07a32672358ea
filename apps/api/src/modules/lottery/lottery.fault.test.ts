import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { SCALE } from '@champa/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { houseGame } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { betOn, createWorld, kip, type Player, type World } from './testing/world.ts';

const TOP = '123456';
const START = 1_000_000n * SCALE;

let world: World;
let workers: ChildProcess[] = [];

beforeAll(async () => {
  world = await createWorld({ betsAtATime: 4 });
});
afterEach(async () => {
  await Promise.all(workers.map(kill));
  workers = [];
});
afterAll(() => world.close());

/** Players who bet on 56, which is drawn, on 11, which is not, or on both. */
async function bettors(
  count: number,
  draws: Parameters<World['place']>[2],
  game: Parameters<World['place']>[1],
): Promise<Player[]> {
  const players = await Promise.all(Array.from({ length: count }, () => world.addPlayer()));
  await Promise.all(
    players.map((player, index) =>
      world.place(player, game, draws, [
        betOn('top2', [index % 3 === 0 ? ['56'] : index % 3 === 1 ? ['11'] : ['11', '56']]),
      ]),
    ),
  );
  return players;
}

function expectedOf(index: number): bigint {
  return START + (index % 3 === 0 ? kip('182') : index % 3 === 1 ? -kip('2') : kip('180'));
}

test('two workers that are killed again and again settle each draw once', async () => {
  const game = await world.addGame();
  const draws = [await world.addDraw(game, 60_000), await world.addDraw(game, 61_000)];
  const players = await bettors(30, draws, game);
  await world.passTime(70_000);
  const ended = async () =>
    (await Promise.all(draws.map(({ id }) => world.draw(id)))).every(({ phase }) => phase === 'settled');
  let kills = 0;
  while (!(await ended())) {
    // Each worker lives longer than the last, so that every step is interrupted somewhere, and on a busy machine it
    // ends too.
    workers = await Promise.all([startWorker(8 * 1.4 ** kills), startWorker(5 * 1.6 ** kills)]);
    await Promise.all(workers.map(gone));
    kills += 1;
  }
  expect(kills).toBeGreaterThan(1);
  for (const [index, { account }] of players.entries()) {
    expect(await world.ledger.balance(account)).toBe(START + (expectedOf(index) - START) * 2n);
  }
  expect(await brokenInvariants(world.pool)).toEqual([]);
}, 180_000);

test('a database that drops all connections in the middle of a settlement loses and doubles nothing', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game, 60_000);
  const players = await bettors(30, [draw], game);
  await world.passTime(70_000);
  workers.push(await startWorker(), await startWorker());
  for (let cut = 0; (await world.draw(draw.id)).phase !== 'settled'; cut += 1) {
    await world.pool
      .query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'champa' AND state <> 'idle'`,
      )
      .catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 5 * cut));
  }
  for (const [index, { account }] of players.entries())
    expect(await world.ledger.balance(account)).toBe(expectedOf(index));
  expect(await brokenInvariants(world.pool)).toEqual([]);
}, 60_000);

test('a draw whose clock jumps forth and back is locked once and settled once', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game, 30_000);
  const [player] = await bettors(1, [draw], game);
  world.feeds.fill(null);
  await world.passTime(60_000);
  await world.lottery.draws.advance();
  await world.passTime(-120_000);
  await expect(world.place(player!, game, [draw], [betOn('top2', [['11']])])).rejects.toMatchObject({
    code: 'LOTTERY_CLOSED',
  });
  await world.lottery.draws.advance();
  await world.passTime(120_000);
  workers.push(await startWorker());
  await expect.poll(async () => (await world.draw(draw.id)).phase).toBe('settled');
  expect(await world.balanceOf(player!)).toBe(expectedOf(0));
});

test('voiding and settling at the same moment leave a draw settled once or void once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const game = await world.addGame({ ...houseGame });
    const draw = await world.addDraw(game, 60_000);
    const player = await world.addPlayer();
    await world.place(player, game, [draw], [betOn('position', [['1', '2', '3', '4', '5'], [], [], [], []])]);
    await world.passTime(61_000);
    const other = world.another();
    await Promise.all([
      world.lottery.draws.takeOn(draw.id),
      other.draws.takeOn(draw.id),
      (async () => {
        await other.draws.lock(draw.id, true);
        await other.draws.results.void(draw.id, 'test', 'staff:vilay');
        await other.draws.takeOn(draw.id);
      })(),
    ]);
    await world.lottery.draws.takeOn(draw.id);
    const { phase } = await world.draw(draw.id);
    expect(['settled', 'void']).toContain(phase);
    if (phase === 'void') expect(await world.balanceOf(player)).toBe(START);
  }
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

async function startWorker(killAfterMs?: number): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/worker-process.ts')], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl, TOP, KILL_AFTER_MS: String(killAfterMs ?? '') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => worker.stdout!.once('data', resolve));
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await gone(worker);
}

async function gone(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  await new Promise((resolve) => worker.once('exit', resolve));
}
