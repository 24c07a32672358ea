import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, migrate } from '@champa/db';
import { freePort, type PostgresServer, startPostgres } from '@champa/db/postgres';
import { quickFolder } from './quick-folder.ts';

export const TEMPLATE = 'champa_template';

export type TestServer = PostgresServer & {
  /** Where its files are. */
  dataDir: string;
  /** Restarts it on the same data and port, after `stop` or `kill`. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A temporary PostgreSQL with a migrated template database, in memory if possible. `settings` override its defaults. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  return startIn(await quickFolder(), settings);
}

/** The same as a brand runs it: on the disk, with every commit on it before it is answered. For measurements. */
export function startDurableServer(settings: Record<string, string> = {}): Promise<TestServer> {
  return startIn(tmpdir(), { fsync: 'on', synchronous_commit: 'on', max_wal_size: '1GB', ...settings });
}

async function startIn(parent: string, settings: Record<string, string>): Promise<TestServer> {
  const folder = await mkdtemp(path.join(parent, 'champa-test-'));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as another user, who must be able to enter
  const options = { dataDir: path.join(folder, 'postgres'), settings, port: await freePort() };
  let server = await startPostgres(options);
  await createDatabase(server.url('postgres'), TEMPLATE);
  await migrate(server.url(TEMPLATE));
  return {
    dataDir: options.dataDir,
    get pid() {
      return server.pid;
    },
    get ended() {
      return server.ended;
    },
    url: (database) => server.url(database),
    stop: () => server.stop(),
    kill: () => server.kill(),
    restart: async () => {
      server = await startPostgres(options);
    },
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
