import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { demoTitles } from '@champa/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../platform/database.ts';
import { Game, type Round } from '../protocol.ts';
import { type Operator, startOperator } from '../testing/operator.ts';
import { type StudioProcess, studioProcess } from '../testing/studio-process.ts';

const PLAYERS = 6;
const KILLS = 5;
const RICH = parseAmount('100000000');
/** Tiles of one, and raises of the other: half of the players each. */
const titles = (['mines', 'blackjack'] as const).map((wanted) => demoTitles().find(({ engine }) => engine === wanted)!);
const titleOf = (player: string) => titles[player.charCodeAt(0) % 2]!;

let database: TestDatabase;
let operator: Operator;
let studio: StudioProcess;
let records: Pool;

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

test('a studio that is killed in the middle of moves and cash-outs ends every round once, and pays it once', async () => {
  const players = Array.from({ length: PLAYERS }, () => randomUUID());
  for (const player of players) operator.balances.set(player, RICH);
  let sessions = await Promise.all(players.map(launch));
  for (let turn = 0; turn < KILLS; turn += 1) {
    // Each player is at another point of a round when the process dies: before, in or after a call.
    const calls = sessions.map((session, index) => playSome(session, index + turn));
    await Promise.race(calls);
    await studio.kill();
    await Promise.all(calls);
    await studio.start();
    sessions = await Promise.all(players.map(launch));
  }
  for (const session of sessions) await finish(session);
  await expect.poll(undelivered, { timeout: 30_000 }).toBe(0);
  for (const player of players) {
    const { rows } = await records.query<{ net: bigint; rounds: bigint; open: bigint }>(
      `SELECT coalesce(sum(round.win - round.stake - round.raised) FILTER (WHERE state = 'settled'), 0)::bigint AS net,
              count(*) FILTER (WHERE state = 'settled') AS rounds, count(*) FILTER (WHERE state = 'standing') AS open
       FROM studio.round JOIN studio.seat ON seat.id = round.seat_id WHERE seat.player = $1`,
      [player],
    );
    expect(rows[0]!.open).toBe(0n);
    expect(operator.balances.get(player)).toBe(RICH + rows[0]!.net);
  }
});

/** Goes on with the round that is open, or opens one, for some moves, until the studio is gone. */
async function playSome(session: string, moves: number): Promise<void> {
  const game = await call<Game>(session, '/game').catch(() => null);
  if (!game) return;
  let round: Round | null =
    game.open ??
    (await call<{ round: Round | null }>(session, '/play', playOf(game)).catch(() => ({ round: null }))).round;
  for (let move = 0; round?.state === 'open' && move < moves; move += 1) round = await moveOn(session, round);
}

async function moveOn(session: string, round: Round): Promise<Round | null> {
  const step = round.acts.length;
  const act = 'spots' in round.bet ? nextAct(step) : step >= 3 ? 'cashOut' : { tile: step * 7 };
  const answer = await call<{ round: Round }>(session, `/rounds/${round.id}/acts`, { step, act }).catch(() => null);
  return answer?.round ?? null;
}

async function finish(session: string): Promise<void> {
  for (let round = await current(session); round?.state === 'open'; round = await current(session))
    await moveOn(session, round);
}

async function current(session: string): Promise<Round | null> {
  return Game.parse(await call(session, '/game')).open;
}

/** A double where the rules allow it; it ends the round. */
function nextAct(step: number): object {
  return { act: step === 0 ? 'double' : 'stand' };
}

function playOf({ engine, stakes }: Game): object {
  const bet = engine === 'mines' ? { mines: 3 } : { spots: { hand: 1 } };
  return { requestId: randomUUID(), stake: stakes[0], bet };
}

async function undelivered(): Promise<number> {
  const { rows } = await records.query(`SELECT FROM studio.delivery WHERE answer IS NULL`);
  return rows.length;
}

async function launch(player: string): Promise<string> {
  const title = titleOf(player);
  const body = JSON.stringify({
    operator_id: 1,
    currency: 'LAK',
    country: 'LA',
    lang: 'lo',
    lobby_url: 'https://lobby.test/games',
    user: player,
    token: `token-${player}`,
    deposit_url: 'https://lobby.test/deposit',
    platform: 'GPL_MOBILE',
    ip: '127.0.0.1',
    game_code: title.gameCode,
  });
  const response = await fetch(`${studio.url}/vendors/${title.vassalage}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub88-signature': operator.sign(body) },
    body,
  });
  const { url } = (await response.json()) as { url: string };
  return new URL(url).hash.slice('#s='.length);
}

async function call<T>(session: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${studio.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
