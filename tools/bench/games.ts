import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { demoTitles } from '@champa/titles';
import { studioProcess } from '../../studio/src/testing/studio-process.ts';
import { SIGNATURE_HEADER, signBody } from '../../studio/src/wire/signature.ts';
import { median, round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';
import { type Seat, startWalletApi } from './wallet-api.ts';
import { sendAll, type WalletLoad } from './wallet-load.ts';
import { signedRequests } from './wallet-requests.ts';

const GOAL = 0.5;
const ROUNDS = 5;
const CONNECTIONS = 32;
/** Some seconds' worth of each. */
const CALLS = 8_000;
const PLAYS = 2_000;
/** A round of one request: a bet, a decision, a win. */
const TITLE = demoTitles().find(({ engine, gameType }) => engine === 'dice' && gameType === 'MINI')!;
const PLAYED = { vendor: TITLE.vassalage, game: TITLE.gameCode };
const CALLS_OF_A_ROUND = 2;

/**
 * Plays rounds of the studio over HTTP, through the whole platform, each in its own process, and compares them with the same bets
 * and wins sent straight to the platform. A round is two calls of the wallet, a bet and a win, so the ratio is rounds a second
 * compared with half of the calls a second; alternating, on one server with synchronous commit. Everything is signed as by a vendor;
 * the calls of the comparison are signed in advance.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'wallet', TEMPLATE);
  await createDatabase(server.url('postgres'), 'studio');
  const api = await startWalletApi(server.url('wallet'), PLAYED);
  resources.defer(api.stop);
  const operator = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const studio = await studioProcess(server.url('studio'), {
    url: `http://127.0.0.1:${api.port}/wallet`,
    vendorKey: api.vendorKey,
    operatorPublicKey: operator.publicKey,
  });
  resources.defer(studio.close);
  await studio.start();
  const sessions = await Promise.all(
    api.seats.slice(0, CONNECTIONS).map((seat) => launch(studio.url, seat, operator.privateKey)),
  );
  const port = Number(new URL(studio.url).port);
  const wallet = async (): Promise<WalletLoad> => sendAll(api.port, await callsOf(api.seats, api.vendorKey));
  const games = (plays: number): Promise<WalletLoad> =>
    sendAll(
      port,
      sessions.map((session) => Array.from({ length: plays / CONNECTIONS }, () => playOf(session))),
      '"state":"settled"',
    );

  await games(PLAYS / 2);
  await wallet();
  const rounds: { wallet: WalletLoad; games: WalletLoad }[] = [];
  for (let n = 0; n < ROUNDS; n++) rounds.push({ wallet: await wallet(), games: await games(PLAYS) });
  const ratios = rounds.map((each) => (each.games.perSecond * CALLS_OF_A_ROUND) / each.wallet.perSecond);
  const detail = {
    roundsPerSecond: median(rounds.map((each) => each.games.perSecond)),
    roundP99Ms: median(rounds.map((each) => each.games.p99Ms)),
    walletCallsPerSecond: median(rounds.map((each) => each.wallet.perSecond)),
    roundsToCalls: round(median(ratios) / CALLS_OF_A_ROUND),
    rounds,
  };
  return { name: 'games', ratio: round(median(ratios)), goal: GOAL, detail };
}

/** Each connection has seats of its own. */
function callsOf(seats: readonly Seat[], key: KeyObject): Promise<Buffer[][]> {
  const share = Math.floor(seats.length / CONNECTIONS);
  return Promise.all(
    Array.from({ length: CONNECTIONS }, (_, number) =>
      signedRequests(seats.slice(number * share, (number + 1) * share), CALLS / CONNECTIONS, key, PLAYED),
    ),
  );
}

/** Opens the game as the platform does; the session's secret. */
async function launch(url: string, { user, token }: Seat, operatorKey: KeyObject): Promise<string> {
  const body = JSON.stringify({ game_code: PLAYED.game, currency: 'LAK', user, token });
  const signature = signBody(Buffer.from(body), operatorKey);
  const answer = await fetch(`${url}/vendors/${PLAYED.vendor}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
  });
  if (!answer.ok) throw new Error(`the studio answered: ${await answer.text()}`);
  const { url: opened } = (await answer.json()) as { url: string };
  return new URL(opened).hash.slice('#s='.length);
}

function playOf(session: string): Buffer {
  const bet = { side: 'over', winning: 4_950 };
  const body = JSON.stringify({ requestId: randomUUID(), stake: `${TITLE.minBet}.00`, bet });
  const head =
    `POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `Authorization: Bearer ${session}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.from(head + body);
}
