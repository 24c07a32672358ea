import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SCALE } from '@champa/money';
import { freePort } from '@champa/db/postgres';
import { importGames } from '../../apps/api/src/modules/catalogue/index.ts';
import type { Deps } from '../../apps/api/src/module.ts';
import { composeModules } from '../../apps/api/src/modules.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { createPool, inTransaction } from '../../apps/api/src/platform/database.ts';
import { LiveHub } from '../../apps/api/src/platform/live.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics.ts';

export const VENDOR = 'BENCH';
export const GAME = 'bench-slot';
export const PLAYERS = 1000;

export type Seat = { token: string; user: string };

/** The API in a process of its own, as `bin/start` runs it, with a vendor and members who have money and sessions. */
export type WalletApi = { port: number; vendorKey: KeyObject; seats: Seat[]; stop: () => Promise<void> };

/** Enough for any run: a thousand million. */
const MONEY = 10n ** 9n * SCALE;

export async function startWalletApi(databaseUrl: string): Promise<WalletApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-bench-'));
  const operator = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = path.join(folder, 'operator.pem');
  await writeFile(keyFile, operator.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    BACKOFFICE_PORT: String(await freePort()),
    CACHE_DIR: folder,
    OPERATOR_PRIVATE_KEY_FILE: keyFile,
    LOG_LEVEL: 'error',
  };
  const seats = await seed(environment, operator.privateKey, vendor.publicKey);
  const api = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../apps/api/src/main.ts'), '--roles=web'],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await untilReady(api, environment.PORT);
  return {
    port: Number(environment.PORT),
    vendorKey: vendor.privateKey,
    seats,
    stop: async () => {
      api.kill('SIGTERM');
      if (api.exitCode === null) await once(api, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function seed(
  environment: Record<string, string>,
  operatorKey: KeyObject,
  vendorKey: KeyObject,
): Promise<Seat[]> {
  const config = readConfig(environment);
  const log = createLog('error', 'bench');
  const pool = createPool(config.DATABASE_URL, 8);
  const live = new LiveHub(pool, config.DATABASE_URL, log);
  const deps: Deps = { config, pool, clock: systemClock, log, metrics: createMetrics(), live };
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const { vendors, members, ledger } = composeModules(deps, { operatorKey: operatorKey.export(pem).toString() });

  const publicKey = vendorKey.export({ type: 'spki', format: 'pem' }).toString();
  await vendors.service.add(
    { code: VENDOR, dialect: 'hub88', publicKey, launchUrl: null, displayName: VENDOR, gameType: 'RNG' },
    false,
    'bench',
  );
  const game = { vassalage: VENDOR, gameCode: GAME, gameName: 'Bench' };
  await importGames({
    pool,
    file: Readable.from([Buffer.from(JSON.stringify(game))]),
    now: systemClock.now(),
    onBadRow: ({ reason }) => {
      throw new Error(reason);
    },
  });
  const wire = (await vendors.service.list())[0]!;
  const seats = await inTransaction(pool, async (tx) => {
    const house = await ledger.openAccount(tx, {
      owner: { type: 'house', id: 'bench' },
      purpose: 'opening',
      currency: 'LAK',
    });
    const taken: Seat[] = [];
    for (let number = 0; number < PLAYERS; number++) {
      const nothing = { registerUrl: '', referralCode: '', affiliateCode: '' };
      const member = await members.create(tx, {
        username: `bench${number}`,
        type: 0,
        currency: 'LAK',
        country: 'LA',
        language: 'lo',
        ...nothing,
      });
      const memberId = member!.id;
      const session = { vendor: wire, memberId, currency: 'LAK', gameCode: GAME };
      taken.push({ token: await vendors.service.openSession(tx, session), user: memberId });
      const cash = await ledger.openAccount(tx, {
        owner: { type: 'member', id: memberId },
        purpose: 'cash',
        currency: 'LAK',
      });
      await ledger.post(tx, {
        source: 'bench',
        key: memberId,
        kind: 'adjustment',
        debit: house,
        credit: cash,
        amount: MONEY,
        reference: { type: 'bench', id: memberId },
        actor: 'system',
      });
    }
    return taken;
  });
  await pool.end();
  return seats;
}

async function untilReady(api: ChildProcess, port: string): Promise<void> {
  const ended = once(api, 'exit').then(() => Promise.reject(new Error('the API ended before it was ready')));
  const answers = async (): Promise<void> => {
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.race([answers(), ended]);
}
