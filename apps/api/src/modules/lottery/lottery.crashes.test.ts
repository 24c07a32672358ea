import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@champa/db';
import { isLong } from '@champa/testkit';
import { startTestServer, TEMPLATE, type TestServer } from '@champa/testkit/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Game } from './domain/game.ts';
import type { Draw } from './draws.repo.ts';
import { lotteryOn } from './testing/compose.ts';
import { laoResult } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { betOn, createWorld, kip, type Player, type World } from './testing/world.ts';

const PATIENCE = { timeout: 20_000, interval: 5 };
const TOP = '123456';
const BALANCE = kip('1000');
/** 56 comes and pays 92 for one, 11 does not. */
const SLIP = [betOn('top2', [['11', '56']])];
const AFTER_WIN = BALANCE - kip('4') + kip('184');

let server: TestServer;
let world: World;
let servers: { kill: () => Promise<void> }[] = [];

beforeAll(async () => {
  server = await startTestServer({ fsync: 'on', synchronous_commit: 'on', recovery_init_sync_method: 'syncfs' });
  await createDatabase(server.url('postgres'), 'crashes', TEMPLATE);
  const database = { url: server.url('crashes'), drop: async () => undefined };
  world = await createWorld({ betsAtATime: 4, database });
}, 60_000);
afterEach(async () => {
  await Promise.all(servers.map((each) => each.kill()));
  servers = [];
});
afterAll(async () => {
  await world.close();
  await server.remove();
});

/** Where a server is stopped, by the statement it reaches. */
const moments = {
  'a bet': 'lottery.place',
  locked: 'SET phase = $3|locked',
  drawing: 'SET phase = $3|drawing',
  result: 'SET phase = $3|result',
  settling: 'SET phase = $3|settling',
  'a part paid': 'lottery.settle_part',
  settled: 'lottery.finish',
} as const;
const voidMoments = { 'a part given back': 'lottery.void_part', void: 'lottery.finish' } as const;

type Victim = 'server' | 'database';
const both: Victim[] = ['database', 'server'];

const deaths: { commit: 'before' | 'after'; victims: Victim[] }[] = [
  { commit: 'before', victims: ['server'] },
  { commit: 'before', victims: ['database'] },
  { commit: 'after', victims: ['server'] },
];
/** Each moment, with each fault; in the daily run with one of them, in turn. */
const cases = Object.entries(moments).flatMap(([phase, moment], place) =>
  deaths.filter((_, turn) => isLong || turn === place % 3).map((death) => ({ phase, moment, ...death })),
);
const voidCases = Object.entries(voidMoments).flatMap(([phase, moment], place) =>
  [both, ['database' as const], ['server' as const]]
    .filter((_, turn) => isLong || turn === place)
    .map((victims: Victim[]) => ({ phase, moment, victims })),
);

test.each([...cases, { phase: 'settled', moment: moments.settled, commit: 'before' as const, victims: both }])(
  'a draw whose $victims is killed just $commit "$phase" is committed settles once',
  async ({ moment, commit, victims }) => {
    const { game, draw, players } = await begin();
    const doomed = await startDoomed({ moment, after: commit === 'after' });
    const wish = wishOf(players[0]!, game, draw);
    doomed.place(wish);
    if (moment !== moments['a bet']) {
      expect(await doomed.answers(wish.nonce)).toBe('taken');
      await world.passTime(7_200_000);
    }
    await doomed.comesThere();
    const second = startSecond();
    await kill(victims, doomed);
    // The member got no answer, or is not sure of it: they send the slip again, and have bet once.
    expect(['taken', 'lost']).toContain(await second.place(wish));
    if (moment === moments['a bet']) {
      await world.place(players[0]!, game, [draw], SLIP, { nonce: wish.nonce });
      await world.passTime(7_200_000);
    }
    await until(draw, 'settled');
    await expectPaid(players, 2n);
  },
  30_000,
);

test.each(voidCases)(
  'a draw whose $victims is killed just before "$phase" is committed is void once',
  async ({ moment, victims }) => {
    const { draw, players } = await begin();
    await world.passTime(7_200_000);
    await world.lottery.draws.lock(draw.id);
    expect(await world.lottery.draws.results.void(draw.id, 'test', 'staff:vilay')).toBe(true);
    const doomed = await startDoomed({ moment });
    await doomed.comesThere();
    startSecond();
    await kill(victims, doomed);
    await until(draw, 'void');
    for (const player of players) expect(await world.balanceOf(player)).toBe(BALANCE);
    expect(await brokenInvariants(world.pool)).toEqual([]);
  },
  30_000,
);

test('bets during kills of servers and the database are taken once if they were acknowledged, and at most once', async () => {
  const { game, draw, players } = await begin(6);
  const wishes = Array.from({ length: 60 }, (_, index) => wishOf(players[index % players.length]!, game, draw));
  const acknowledged = new Set<string>();
  for (const victims of [['server'], ['database'], both] satisfies Victim[][]) {
    const doomed = await startDoomed();
    doomed.onAnswer((nonce, said) => said === 'taken' && acknowledged.add(nonce));
    for (const wish of wishes) doomed.place(wish);
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, PATIENCE).toBeGreaterThanOrEqual(Math.min(before + 1, 60));
    await kill(victims, doomed);
    await doomed.kill();
  }
  const { rows } = await world.pool.query<{ nonce: string }>(
    'SELECT s.nonce FROM lottery.slip AS s JOIN lottery.ticket AS t ON t.slip_id = s.id WHERE t.draw_id = $1',
    [draw.id],
  );
  const stored = rows.map(({ nonce }) => nonce);
  expect(new Set(stored).size).toBe(stored.length);
  for (const nonce of acknowledged) expect(stored).toContain(nonce);
  await Promise.all(
    wishes.map(({ nonce }, index) => world.place(players[index % players.length]!, game, [draw], SLIP, { nonce })),
  );
  startSecond();
  await world.passTime(7_200_000);
  await until(draw, 'settled');
  await expectPaid(players, 11n);
}, 60_000);

/** A draw on which all players have bet once, some of them alone in a part. */
async function begin(count = 5): Promise<{ game: Game; draw: Draw; players: Player[] }> {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const players = await Promise.all(Array.from({ length: count }, () => world.addPlayer(BALANCE)));
  await Promise.all(players.map((player) => world.place(player, game, [draw], SLIP)));
  return { game, draw, players };
}

/** The first player has bet so many times, the others once or, where all did, as often. */
async function expectPaid(players: readonly Player[], times: bigint): Promise<void> {
  const each = AFTER_WIN - BALANCE;
  for (const [index, player] of players.entries())
    expect(await world.balanceOf(player)).toBe(BALANCE + each * (index === 0 || times > 2n ? times : 1n));
  expect(await brokenInvariants(world.pool)).toEqual([]);
}

function wishOf({ memberId }: Player, game: Game, draw: Draw) {
  const on = { gameCode: game.code, revision: game.revision, draws: [{ id: String(draw.id), times: 1 }] };
  return { memberId, nonce: randomUUID(), ...on, stopOnWin: false, bets: SLIP };
}

async function kill(victims: readonly Victim[], doomed: Doomed): Promise<void> {
  for (const victim of victims) await (victim === 'server' ? doomed.kill() : server.kill());
  if (victims.includes('database')) await server.restart();
}

async function until({ id }: Draw, phase: 'settled' | 'void'): Promise<void> {
  const now = () =>
    world.draw(id).then(
      (draw) => draw.phase,
      () => 'the database is not back',
    );
  await expect.poll(now, PATIENCE).toBe(phase);
}

/** A server that is never killed, on connections of its own. */
function startSecond(): { place: (wish: ReturnType<typeof wishOf>) => Promise<string> } {
  const pool = createPool(world.databaseUrl, 6);
  const result = laoResult(TOP);
  const lottery = lotteryOn(pool, { feeds: [result, result], told: [], events: [], betsAtATime: 4 });
  let isOver = false;
  const serve = async () => {
    while (!isOver) {
      await lottery.draws.advance().catch(() => undefined);
      await sleep(2);
    }
  };
  const served = serve();
  const kill = async () => {
    isOver = true;
    await served;
    await lottery.slips.drain();
    await pool.end();
  };
  servers.push({ kill });
  return {
    place: (wish) =>
      lottery.slips.place(wish).then(
        () => 'taken',
        (error: unknown) => (error instanceof ApiError ? error.code : 'lost'),
      ),
  };
}

type Doomed = {
  place: (wish: ReturnType<typeof wishOf>) => void;
  /** The outcome of a slip. */
  answers: (nonce: string) => Promise<string>;
  onAnswer: (told: (nonce: string, said: string) => void) => void;
  comesThere: () => Promise<void>;
  kill: () => Promise<void>;
};

async function startDoomed({ moment = '', after = false }: { moment?: string; after?: boolean } = {}): Promise<Doomed> {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/doomed-process.ts')], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl, TOP, MOMENT: moment, AFTER: after ? 'yes' : '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdin!.on('error', () => undefined);
  const said = new Map<string, string>();
  const words = new Set<string>();
  let tell: (nonce: string, said: string) => void = () => undefined;
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (!line.startsWith('{')) return words.add(line);
    const answer = JSON.parse(line) as { nonce: string; said: string };
    said.set(answer.nonce, answer.said);
    return tell(answer.nonce, answer.said);
  });
  const says = (word: string) => expect.poll(() => words.has(word), PATIENCE).toBe(true);
  await says('ready');
  const doomed: Doomed = {
    place: (wish) => child.stdin!.write(`${JSON.stringify(wish)}\n`),
    answers: async (nonce) => {
      await expect.poll(() => said.has(nonce), PATIENCE).toBe(true);
      return said.get(nonce)!;
    },
    onAnswer: (told) => (tell = told),
    comesThere: () => says('here'),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
  servers.push(doomed);
  return doomed;
}
