import { randomUUID } from 'node:crypto';
import { createRawStream } from '@champa/fairness';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { createTitles } from '../catalogue/titles.ts';
import { createPool } from '../platform/database.ts';
import { createInFlight } from '../rounds/in-flight.ts';
import type { Studio } from '../studio.ts';
import { createOwnWallet } from '../wallets/own-wallet.ts';
import { createPlayMoney } from '../wire/play-money.ts';
import { choosePurse } from '../wire/purse.ts';
import { createWallet } from '../wire/wallet.ts';
import type { Operator } from './operator.ts';
import { keepsBalance, TEST_POTS, TEST_TITLES } from './titles.ts';

export type TestStudio = {
  app: FastifyInstance;
  studio: Studio;
  /** Advances the studio's clock. */
  pass: (milliseconds: number) => void;
  /** Launches a game like the operator; returns a client of the game protocol. */
  launch: (gameCode: string, changes?: Record<string, unknown>) => Promise<Client>;
  launchRaw: (path: string, body: string, signature?: string) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

// Loosely typed on purpose: tests read fields of answers and of errors alike, and check them.
type Answer = { status: number; body: any };
export type Client = {
  session: string;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: object) => Promise<Answer>;
};

// Two studios of one run never generate the same session secret or server seed.
let started = 0;

const VENDOR = '/vendors/NAGASPIN/operator/generic/v2';

/** A whole studio on a test's database, with an operator on a real socket. Its randomness is fixed, its clock can be advanced. */
export async function startStudio(
  databaseUrl: string,
  operator: Operator,
  clientFolder = '/nowhere',
  titles = TEST_TITLES,
): Promise<TestStudio> {
  let offset = 0;
  const pool = createPool(databaseUrl, () => undefined);
  const stream = createRawStream(new Uint8Array(32).fill(7), `studio ${(started += 1)}`);
  const wallet = createWallet({
    walletUrl: operator.url,
    vendorKey: operator.vendorKey,
    timeoutMs: 30_000, // only ends what hangs: a call that gets no answer loses its connection
    newUuid: randomUUID,
  });
  const studio: Studio = {
    pool,
    purse: choosePurse({
      wallet,
      playMoney: createPlayMoney(pool),
      ownWallet: createOwnWallet(pool, Date.now),
      keepsBalance,
    }),
    keepsBalance,
    titles: createTitles(titles, TEST_POTS),
    inFlight: createInFlight(),
    settings: {
      cycleMs: { slot: 2_500, roulette: 5_000, arcade: 600 },
      hasAutoplay: true,
      openRoundMs: 24 * 3_600_000,
      crashBettingMs: 250,
      crashPauseMs: 50,
      publicUrl: 'http://studio.test',
    },
    log: pino({ level: 'silent' }),
    now: () => Date.now() + offset,
    newUuid: randomUUID,
    randomBytes: (count) => {
      const block = new Uint8Array(32);
      stream.fill(block);
      return block.slice(0, count);
    },
  };
  const app = await buildApp({
    studio,
    operatorKey: operator.operatorPublicKey,
    vendorKey: operator.vendorKey,
    frameAncestors: [],
    clientFolder,
  });
  const launchRaw: TestStudio['launchRaw'] = (path, body, signature = operator.sign(body)) =>
    app.inject({
      method: 'POST',
      url: `${path.startsWith('/vendors') ? '' : VENDOR}${path}`,
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
      payload: body,
    });
  return {
    app,
    studio,
    pass: (milliseconds) => (offset += milliseconds),
    launchRaw,
    launch: async (gameCode, changes = {}) => {
      const answer = await launchRaw('/game/url', JSON.stringify({ ...LAUNCH, game_code: gameCode, ...changes }));
      const url = new URL(answer.json<{ url: string }>().url);
      return client(app, url.hash.slice('#s='.length));
    },
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

const LAUNCH = {
  operator_id: 1,
  currency: 'LAK',
  country: 'LA',
  lang: 'lo',
  lobby_url: 'https://lobby.test/games',
  user: 'bounmy',
  token: 'token-1',
  deposit_url: 'https://lobby.test/deposit',
  platform: 'GPL_MOBILE',
  ip: '127.0.0.1',
};

function client(app: FastifyInstance, session: string): Client {
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${session}` };
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { session, get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}
