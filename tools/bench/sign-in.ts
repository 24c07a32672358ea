import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '@champa/db';
import { startTestServer, TEMPLATE } from '@champa/testkit/server';
import { startHashers } from './hash-rate.ts';
import type { BenchResult } from './result.ts';
import { type SignInApi, startSignInApi } from './sign-in-api.ts';
import { deal, publishedKey, signInRequests, tokenOf } from './sign-in-requests.ts';
import { type Round, type Storm, summarise } from './sign-in-summary.ts';
import { askSteadily, type Question } from './steady-load.ts';
import { sendAll, type WalletLoad } from './wallet-load.ts';

const GOAL = 0.85;
const ROUNDS = 5;
const SECONDS = 4;
/** Sign-ins under way at once: enough that no hashing thread ever waits for one. */
const CONNECTIONS = 32;
const SUCCESS = '"success":true';
/** How often the other calls are asked, all together. */
const OTHERS_PER_SECOND = 200;
const OUTBREAK_MS = 500;

/**
 * Sign-ins over HTTP, through the whole API in a process of its own, against the password checks that as many threads make with
 * nothing around; and how long other calls take, asked at a steady rate, in a storm of sign-ins against without one. All
 * take turns, so that whatever else the machine does meets each.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startTestServer({ fsync: 'on', synchronous_commit: 'on' });
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'sign_in', TEMPLATE);
  const api = await startSignInApi(server.url('sign_in'));
  resources.defer(api.stop);
  const hashers = startHashers(availableParallelism()); // as many as the platform takes
  resources.defer(hashers.stop);

  let expected = await hashers.measure(1);
  const others = await otherCalls(api);
  await askSteadily(api.port, others, OTHERS_PER_SECOND, signIn(api, expected * 2)); // compiled, not counted

  const rounds: Round[] = [];
  for (let number = 0; number < ROUNDS; number++) {
    expected = await hashers.measure(SECONDS);
    rounds.push({
      hashesPerSecond: expected,
      signIns: await signIn(api, expected * SECONDS),
      quiet: await askSteadily(api.port, others, OTHERS_PER_SECOND, pause(SECONDS * 1000)),
      ...(await askInStorm(api, others, expected * SECONDS)),
    });
  }
  const { ratio, detail } = summarise(rounds);
  return { name: 'sign-in', ratio, goal: GOAL, detail };
}

async function signIn(api: SignInApi, count: number): Promise<WalletLoad> {
  return sendAll(api.port, await dealtRequests(api, count), SUCCESS);
}

/** Asks while a storm breaks out, all its connections in the same moment, and then while it lasts. */
async function askInStorm(api: SignInApi, others: readonly Question[], count: number): Promise<Storm> {
  const lists = await dealtRequests(api, count);
  const storm = sendAll(api.port, lists, SUCCESS);
  const outbreak = await askSteadily(api.port, others, OTHERS_PER_SECOND, pause(OUTBREAK_MS));
  return { outbreak, storm: await askSteadily(api.port, others, OTHERS_PER_SECOND, storm) };
}

/** Sealed before the clock starts. */
async function dealtRequests({ port, accounts }: SignInApi, count: number): Promise<Buffer[][]> {
  return deal(await signInRequests(accounts, Math.round(count), await publishedKey(port)), CONNECTIONS);
}

/** One answered from memory, one by the database for a member who is signed in. */
async function otherCalls({ port, accounts }: SignInApi): Promise<Question[]> {
  const token = await tokenOf(port, accounts[0]!);
  return [
    { name: 'games', path: '/api/games?category=RNG', headers: {} },
    { name: 'balance', path: '/api/wallet/balance', headers: { authorization: `Bearer ${token}` } },
  ];
}
