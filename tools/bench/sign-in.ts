import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
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
/** Simultaneous sign-ins: enough that no hashing thread ever waits for one. */
const CONNECTIONS = 32;
const SUCCESS = '"success":true';
/** Other calls per second, in total. */
const OTHERS_PER_SECOND = 200;
const OUTBREAK_MS = 500;

/**
 * Compares sign-ins over HTTP, through the whole API in its own process, with the password checks of the same number of threads
 * with nothing else running; and the times of other calls at a steady rate during a storm of sign-ins with those without. All
 * alternate, so that other work on the machine affects each.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'sign_in', TEMPLATE);
  const api = await startSignInApi(server.url('sign_in'));
  resources.defer(api.stop);
  const hashers = startHashers(availableParallelism()); // as many as the platform uses
  resources.defer(hashers.stop);

  let expected = await hashers.measure(1);
  const others = await otherCalls(api);
  await askSteadily(api.port, others, OTHERS_PER_SECOND, signIn(api, expected * 2)); // warm-up, not counted

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

/** Makes calls while a storm begins, with all its connections at once, and then while it lasts. */
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

/** One call answered from memory, one from the database for a signed-in member. */
async function otherCalls({ port, accounts }: SignInApi): Promise<Question[]> {
  const token = await tokenOf(port, accounts[0]!);
  return [
    { name: 'games', path: '/api/games?category=RNG', headers: {} },
    { name: 'balance', path: '/api/wallet/balance', headers: { authorization: `Bearer ${token}` } },
  ];
}
