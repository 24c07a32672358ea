import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@champa/db';
import { insertSession } from '../../apps/api/src/modules/sessions/sessions.repo.ts';
import { createPool, inTransaction, type Pool } from '../../apps/api/src/platform/database.ts';
import { randomToken, tokenHash } from '../../apps/api/src/platform/ids.ts';
import { serverEnvironment } from '../../apps/api/src/testing/server-process.ts';
import { fillWith } from '../bench/api-process.ts';
import { fillWallet, type Seat } from '../bench/wallet-api.ts';
import { createPlatformDatabase, type DatabaseCluster, startDatabases } from './database-cluster.ts';
import { replicaAddress, site } from './layout.ts';
import { type Platform, startPlatform, startProxy } from './platform.ts';
import { stopProgram } from './process.ts';
import { installPrograms } from './programs.ts';
import { Follower, Reader } from './readers.ts';
import { WalletLoad } from './wallet-load.ts';

const PLAYERS = 24;
const FOLLOWERS = 12;
const READERS = 4;

/** A whole brand on this machine, and its players. */
export type Brand = {
  folder: string;
  cluster: DatabaseCluster;
  platform: Platform;
  load: WalletLoad;
  readers: readonly Reader[];
  followers: readonly Follower[];
  databaseUrl: string;
  secretsKeyFile: string;
  pool: Pool;
  /** The balance and the number of entries of each player before the load. */
  opening: ReadonlyMap<string, Standing>;
};

export type Standing = { balance: bigint; version: bigint };

/** Raises the brand, lets `work` have it, and takes everything down; the logs stay where it failed. */
export async function withBrand<T>(say: (line: string) => void, work: (brand: Brand) => Promise<T>): Promise<T> {
  await installPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-cluster-'));
  await chmod(folder, 0o755); // PostgreSQL and etcd run as another user
  say(`raising three machines of etcd, Patroni and PostgreSQL, and HAProxy; logs in ${folder}`);
  const resources = new AsyncDisposableStack();
  // Everything has a process group of its own: whoever ends us must not leave it behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void resources.disposeAsync().finally(() => process.exit(1)));
  }
  const result = await raise(folder, resources, say, work)
    .catch((error: unknown) => {
      say(`it failed; the logs are in ${folder}`);
      throw error;
    })
    .finally(() => resources.disposeAsync());
  await rm(folder, { recursive: true, force: true });
  return result;
}

async function raise<T>(
  folder: string,
  resources: AsyncDisposableStack,
  say: (line: string) => void,
  work: (brand: Brand) => Promise<T>,
): Promise<T> {
  const proxy = startProxy(folder);
  resources.defer(async () => void (await stopProgram(proxy)));
  const cluster = await startDatabases(folder);
  resources.defer(cluster.stop);
  await cluster.pgbackrest(await cluster.untilWhole(), 'stanza-create');
  const databaseUrl = await createPlatformDatabase(cluster);
  await migrate(databaseUrl);

  const environment = await serverEnvironment(databaseUrl);
  resources.defer(() => rm(environment.CACHE_DIR, { recursive: true, force: true }));
  const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const seats = (await fillWith(environment, (composed, deps) => fillWallet(composed, deps, vendor.publicKey))).slice(
    0,
    PLAYERS,
  );
  const pool = createPool(databaseUrl, 2);
  resources.defer(() => pool.end());
  const tokens = await signIn(pool, seats);

  say('starting two web servers, a live server and a worker');
  const replica = new URL(databaseUrl);
  replica.host = replicaAddress;
  const settings = {
    ...environment,
    DATABASE_REPLICA_URL: replica.href,
    TRUSTED_PROXIES: site.host,
    LOG_LEVEL: 'warn',
  };
  const platform = await startPlatform(folder, settings);
  resources.defer(platform.stop);

  const opening = await standings(
    pool,
    seats.map(({ user }) => user),
  );
  const load = new WalletLoad(seats, vendor.privateKey);
  resources.defer(() => load.stop());
  const readers = tokens.slice(0, READERS).map((token) => new Reader(token));
  resources.defer(async () => void (await Promise.all(readers.map((reader) => reader.stop()))));
  const followers = tokens.slice(0, FOLLOWERS).map((token) => new Follower(token));
  resources.defer(() => followers.forEach((follower) => follower.stop()));
  const secretsKeyFile = environment.SECRETS_KEY_FILE;
  return work({ folder, cluster, platform, load, readers, followers, databaseUrl, secretsKeyFile, pool, opening });
}

async function signIn(pool: Pool, seats: readonly Seat[]): Promise<string[]> {
  const now = Temporal.Now.instant();
  return inTransaction(pool, async (tx) => {
    const tokens: string[] = [];
    for (const { user: memberId } of seats) {
      const token = randomToken();
      await insertSession(tx, {
        tokenHash: tokenHash(token),
        memberId,
        now,
        endsAt: now.add({ hours: 12 }),
        ip: '127.0.0.1',
        method: 'password',
        userAgent: 'cluster',
        language: 'lo',
        timeZone: 'Asia/Vientiane',
        country: null,
      });
      tokens.push(token);
    }
    return tokens;
  });
}

/** What the ledger says of these players' cash. */
async function standings(pool: Pool, members: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await pool.query<Standing & { member: string }>(
    `SELECT a.owner_id AS member, b.balance, b.version
     FROM ledger.accounts AS a JOIN ledger.balances AS b ON b.account = a.id
     WHERE a.owner_type = 'member' AND a.purpose = 'cash' AND a.owner_id = ANY($1)`,
    [members],
  );
  return new Map(rows.map(({ member, ...standing }) => [member, standing]));
}

export type MoneyCheck = { acknowledged: number; lost: number; doubled: number; wrongBalances: number };

/** Compares what was acknowledged with the ledger, while nothing is under way. */
export async function checkMoney({
  load,
  pool,
  opening,
}: Pick<Brand, 'load' | 'pool' | 'opening'>): Promise<MoneyCheck> {
  await load.pause();
  const now = await standings(pool, [...opening.keys()]);
  const check: MoneyCheck = { acknowledged: 0, lost: 0, doubled: 0, wrongBalances: 0 };
  for (const [member, before] of opening) {
    const { movements, change } = load.played.get(member)!;
    const standing = now.get(member)!;
    const difference = Number(standing.version - before.version) - movements;
    check.acknowledged += movements;
    check.lost += Math.max(0, -difference);
    check.doubled += Math.max(0, difference);
    check.wrongBalances += standing.balance === before.balance + change ? 0 : 1;
  }
  load.resume();
  return check;
}
