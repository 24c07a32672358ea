import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { createDatabase, examples, isLong, type TestDatabase } from '@champa/testkit';
import { demoTitles, demoVendors } from '@champa/titles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool, type Pool } from '../platform/database.ts';
import { Game, type Round } from '../protocol.ts';
import { type Moment, type Operator, startOperator } from '../testing/operator.ts';
import { type Plan, PLANS } from '../testing/plans.ts';
import { type StudioProcess, studioProcess } from '../testing/studio-process.ts';

const RICH = parseAmount('100000000');
const TURNS = examples(1, 6);

/** `at`: the call of the wallet at which somebody dies; null: between the moves of an open round. */
type Player = { id: string; engine: string; plan: Plan; session: string; at: Moment | null };

/**
 * Where a process dies: at a call of the wallet, before or after its effect. `raises`: only games whose moves add to the stake. Those that
 * are not daily are played with `--long`.
 */
const MOMENTS: readonly { at: Moment; raises?: true; daily?: true }[] = [
  { at: { route: 'bet', when: 'before', ofRaise: false } },
  { at: { route: 'bet', when: 'after', ofRaise: false }, daily: true },
  { at: { route: 'bet', when: 'before', ofRaise: true }, raises: true },
  { at: { route: 'bet', when: 'after', ofRaise: true }, raises: true, daily: true },
  { at: { route: 'win', when: 'before' } },
  { at: { route: 'win', when: 'after' }, daily: true },
];

let database: TestDatabase;
let operator: Operator;
let studio: StudioProcess;
let records: Pool;
/** One for each kind of round at each of the moments, so that a single death meets them all. */
let players: Player[];

beforeAll(async () => {
  database = await createDatabase('empty');
  operator = await startOperator();
  studio = await studioProcess(database.url, operator);
  await studio.start();
  records = createPool(database.url, () => undefined);
  const kinds = Object.entries(PLANS);
  const seats = MOMENTS.filter(({ daily }) => daily || isLong).flatMap(({ at, raises }) =>
    kinds.filter(([, plan]) => !raises || plan.raises).map(([engine, plan]) => ({ engine, plan, at })),
  );
  const between = kinds.filter(([, plan]) => plan.move).map(([engine, plan]) => ({ engine, plan, at: null }));
  players = await Promise.all([...seats, ...between].map(sitDown));
});

afterAll(async () => {
  await studio.close();
  await operator.close();
  await records.end();
  await database.drop();
});

beforeEach(() => {
  operator.calls.length = 0;
});

test('a studio that is killed at each call of the wallet, and between moves, ends each round of every kind once, and pays it once', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const moving = players.filter(({ at }) => at === null);
    const open = await Promise.all(moving.map((player) => openOne(player)));
    await interrupt(studio.kill);
    await studio.start();
    const resumed = await Promise.all(moving.map((player) => current(player)));
    expect(resumed.map((round) => round?.id)).toEqual(open.map(({ id }) => id));
    await Promise.all(moving.map(finish));
  }
  await endAll();
});

test('a wallet that dies at each of its calls has each round of every kind ended once, and pays it once', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await interrupt(async () => undefined);
  await endAll();
});

/** Lets every player come to the call of the wallet at which the other side dies, none of which is answered; then somebody dies. */
async function interrupt(die: () => Promise<void>): Promise<void> {
  const taking = players.filter(({ at }) => at !== null);
  const moments = new Map(taking.map(({ id, at }) => [id, at]));
  const waiting = new Set(moments.keys());
  const { promise: allHeld, resolve: reached } = Promise.withResolvers<void>();
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  operator.hold = {
    at: (id) => moments.get(id) ?? null,
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
  for (const { id, engine, at } of players) {
    const { net, unfinished } = books.get(id) ?? { net: 0n, unfinished: 0n };
    expect([engine, at, unfinished, operator.balances.get(id)]).toEqual([engine, at, 0n, RICH + net]);
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
async function sitDown({ engine, plan, at }: Pick<Player, 'engine' | 'plan' | 'at'>): Promise<Player> {
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
  return { id, engine, plan, at, session: new URL(url).hash.slice('#s='.length) };
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
