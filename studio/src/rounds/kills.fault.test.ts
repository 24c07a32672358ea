import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { createDatabase, examples, isLong, type TestDatabase } from '@champa/testkit';
import { demoTitles, demoVendors } from '@champa/titles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool, type Pool } from '../platform/database.ts';
import { Game, type Round } from '../protocol.ts';
import { type Hold, type Operator, startOperator } from '../testing/operator.ts';
import { type Plan, PLANS } from '../testing/plans.ts';
import { type StudioProcess, studioProcess } from '../testing/studio-process.ts';

const RICH = parseAmount('100000000');
const TURNS = examples(1, 6);

type Player = { id: string; plan: Plan; session: string };

let database: TestDatabase;
let operator: Operator;
let studio: StudioProcess;
let records: Pool;
let players: Player[];

beforeAll(async () => {
  database = await createDatabase('empty');
  operator = await startOperator();
  studio = await studioProcess(database.url, operator);
  await studio.start();
  records = createPool(database.url, () => undefined);
});

afterAll(async () => {
  await studio.close();
  await operator.close();
  await records.end();
  await database.drop();
});

beforeEach(async () => {
  operator.calls.length = 0;
  players = await Promise.all(Object.entries(PLANS).map(([engine, plan]) => sitDown(engine, plan)));
});

/**
 * Where a process dies: at a call of the wallet, before or after its effect. `raises`: only games whose moves add to the
 * stake. The others are played with `--long`. */
const MOMENTS: readonly { name: string; at: Pick<Hold, 'route' | 'when' | 'ofRaise'>; raises?: true; daily?: true }[] =
  [
    { name: 'before the stake is taken', at: { route: 'bet', when: 'before', ofRaise: false } },
    { name: 'after the stake was taken', at: { route: 'bet', when: 'after', ofRaise: false }, daily: true },
    { name: 'before a raise is taken', at: { route: 'bet', when: 'before', ofRaise: true }, raises: true },
    { name: 'after a raise was taken', at: { route: 'bet', when: 'after', ofRaise: true }, raises: true, daily: true },
    { name: 'before the win is paid', at: { route: 'win', when: 'before' } },
    { name: 'after the win was paid', at: { route: 'win', when: 'after' }, daily: true },
  ];

describe.each(MOMENTS.filter(({ daily }) => daily || isLong))('$name', ({ at, raises }) => {
  test('a studio that is killed in rounds of every kind ends each once, and pays it once', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await interrupt(at, raises, studio.kill);
      await studio.start();
    }
    await endAll();
  });

  test('a wallet that dies in rounds of every kind has each ended once, and pays it once', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await interrupt(at, raises, async () => undefined);
    await endAll();
  });
});

test('a studio that is killed between the moves of rounds goes on with each', async () => {
  const moving = players.filter(({ plan }) => plan.move);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const open = await Promise.all(moving.map((player) => openOne(player)));
    await studio.kill();
    await studio.start();
    for (const [index, player] of moving.entries()) expect((await current(player))?.id).toBe(open[index]!.id);
    await Promise.all(moving.map(finish));
  }
  await endAll();
});

/** Lets every player come to the same call of the wallet, none of which is answered; then somebody dies. */
async function interrupt(
  at: (typeof MOMENTS)[number]['at'],
  raises: true | undefined,
  die: () => Promise<void>,
): Promise<void> {
  const taking = players.filter(({ plan }) => !raises || plan.raises);
  const waiting = new Set(taking.map(({ id }) => id));
  const { promise: allHeld, resolve: reached } = Promise.withResolvers<void>();
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  operator.hold = {
    ...at,
    until,
    onHeld: (id) => {
      waiting.delete(id);
      if (waiting.size === 0) reached();
    },
  };
  const playing = taking.map((player) => playUntil(player, () => !waiting.has(player.id)));
  await allHeld;
  await die();
  operator.hold = null;
  letGo();
  await Promise.all(playing);
}

/** Plays rounds until one is kept at the wallet: some hands end before they can be raised. */
async function playUntil(player: Player, isHeld: () => boolean): Promise<void> {
  while (!isHeld()) {
    const round = await begin(player).catch(() => null);
    for (let at = round; at?.state === 'open' && !isHeld();) at = await moveOn(player, at).catch(() => null);
  }
}

/** A round that waits for a move. */
async function openOne(player: Player): Promise<Round> {
  for (;;) {
    const round = await begin(player);
    if (round.state === 'open') return round;
  }
}

/** Everything under way comes to its end, and every player has what the rounds say. */
async function endAll(): Promise<void> {
  await Promise.all(players.map(finish));
  await expect.poll(undelivered, { timeout: 60_000 }).toBe(0);
  const { rows } = await records.query<{ player: string; net: bigint; unfinished: bigint }>(
    `SELECT seat.player, coalesce(sum(round.win - round.stake - round.raised) FILTER (WHERE state = 'settled'), 0)::bigint AS net,
            count(*) FILTER (WHERE state NOT IN ('settled', 'returned')) AS unfinished
     FROM studio.round JOIN studio.seat ON seat.id = round.seat_id
     WHERE seat.player = ANY ($1) GROUP BY seat.player`,
    [players.map(({ id }) => id)],
  );
  const books = new Map(rows.map((row) => [row.player, row]));
  for (const { id } of players) {
    const { net, unfinished } = books.get(id) ?? { net: 0n, unfinished: 0n };
    expect([unfinished, operator.balances.get(id)]).toEqual([0n, RICH + net]);
  }
  const wins = Map.groupBy(
    operator.calls.filter(({ route }) => route === 'win'),
    ({ body }) => body['round'],
  );
  for (const calls of wins.values()) expect(new Set(calls.map(({ body }) => body['transaction_uuid'])).size).toBe(1);
}

async function finish(player: Player): Promise<void> {
  for (let round = await current(player); round?.state === 'open'; round = await current(player))
    await moveOn(player, round);
}

/** The plan's move if none was made, then the end; what the rules refuse here changes nothing. */
async function moveOn(player: Player, round: Round): Promise<Round> {
  const step = round.acts.length;
  const wished = step === 0 ? player.plan.move! : 'cashOut';
  const acts = step === 0 ? [wished, 'cashOut' as const] : [wished];
  for (const act of acts) {
    const { status, body } = await call(player, `/rounds/${round.id}/acts`, { step, act });
    if (status === 200) return body.round;
    if (body.code !== 'MOVE_NOT_ALLOWED') throw new Error(`${act}: ${body.code}`);
  }
  throw new Error(`no move in ${JSON.stringify(round)}`);
}

async function begin(player: Player): Promise<Round> {
  const game = Game.parse((await call(player, '/game')).body);
  const stake = game.stakes[0]!;
  const play = JSON.parse(JSON.stringify(player.plan.play).replace('"stake"', `"${stake}"`)) as object;
  const { status, body } = await call(player, '/play', { requestId: randomUUID(), stake, ...play });
  if (status !== 200) throw new Error(`${game.title.gameCode}: ${body.code} ${body.message}`);
  return body.round;
}

async function current(player: Player): Promise<Round | null> {
  const { open } = Game.parse((await call(player, '/game')).body);
  return open?.state === 'open' ? open : null;
}

async function undelivered(): Promise<number> {
  const { rows } = await records.query(`SELECT FROM studio.delivery WHERE answer IS NULL`);
  return rows.length;
}

/** A title of an engine whose vendor plays on the operator's wallet. */
async function sitDown(engine: string, plan: Plan): Promise<Player> {
  const own = demoVendors.filter(({ wallet }) => wallet === 'transfer').map(({ vassalage }) => vassalage);
  const title = demoTitles().find((each) => each.engine === engine && !own.includes(each.vassalage))!;
  const id = randomUUID();
  operator.balances.set(id, RICH);
  const request = { currency: 'LAK', lang: 'lo', user: id, token: `token-${id}`, game_code: title.gameCode };
  const body = JSON.stringify(request);
  const response = await fetch(`${studio.url}/vendors/${title.vassalage}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub88-signature': operator.sign(body) },
    body,
  });
  const { url } = (await response.json()) as { url: string };
  return { id, plan, session: new URL(url).hash.slice('#s='.length) };
}

type Answer = { status: number; body: { round: Round; code: string; message: string } };

async function call({ session }: Player, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${studio.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
