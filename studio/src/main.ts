import { randomBytes, randomUUID } from 'node:crypto';
import { untilReachable } from '@champa/db';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { createTitles } from './catalogue/titles.ts';
import { keepsBalance } from './catalogue/vendors.ts';
import { migrate } from './migrate.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createPool } from './platform/database.ts';
import { becomeTheOnlyOne } from './platform/only-one.ts';
import { createInFlight } from './rounds/in-flight.ts';
import { startJobs } from './rounds/jobs.ts';
import { recover } from './rounds/recover.ts';
import type { Studio } from './studio.ts';
import { createOwnWallet } from './wallets/own-wallet.ts';
import { createPlayMoney } from './wire/play-money.ts';
import { choosePurse } from './wire/purse.ts';
import { createWallet } from './wire/wallet.ts';

const config = readConfig(process.env);
const log: FastifyBaseLogger = pino({ name: 'studio', level: config.logLevel });

await untilReachable(config.databaseUrl, (error) => log.warn({ err: error }, 'waiting for the database'));
await migrate(config.databaseUrl);
const place = await becomeTheOnlyOne(config.databaseUrl, log, () => process.kill(process.pid, 'SIGTERM'));
const studio = compose(config);
const { operatorKey, vendorKey, frameAncestors } = config;
const app = await buildApp({ studio, operatorKey, vendorKey, frameAncestors });
await recover(studio);
const jobs = startJobs(studio);
await app.listen({ port: config.port, host: config.host });

let stopping: Promise<void> | undefined;
// `disconnect`: the process that started this one has died.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void (stopping ??= stop()));
process.channel?.unref();

async function stop(): Promise<void> {
  log.info('stopping: rounds under way come to their end');
  await app.close();
  await jobs.stop();
  await studio.pool.end();
  await place.leave();
  log.info('stopped');
}

function compose({ databaseUrl, walletUrl, vendorKey, walletTimeoutMs, ...settings }: Config): Studio {
  const pool = createPool(databaseUrl, (error) => log.warn({ err: error }, 'a database connection broke'));
  const wallet = createWallet({ walletUrl, vendorKey, timeoutMs: walletTimeoutMs, newUuid: randomUUID });
  return {
    pool,
    purse: choosePurse({
      wallet,
      playMoney: createPlayMoney(pool),
      ownWallet: createOwnWallet(pool, Date.now),
      keepsBalance,
    }),
    keepsBalance,
    titles: createTitles(),
    inFlight: createInFlight(),
    settings,
    log,
    now: Date.now,
    newUuid: randomUUID,
    randomBytes,
  };
}
