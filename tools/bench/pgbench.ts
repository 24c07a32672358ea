import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';

const run = promisify(execFile);

/** Rows of TPC-B's branches; its documentation asks for at least as many as there are clients. */
const SCALE = 32;

/** The protocol of TPC-B: `simple` is pgbench's default, `prepared` its fastest. */
export type Protocol = 'simple' | 'prepared';

export type Pgbench = {
  /** Transactions per second of TPC-B with this number of clients. */
  measure: (clients: number, seconds: number, protocol?: Protocol) => Promise<number>;
};

/** Fills an empty database for pgbench's TPC-B. Installs pgbench from Debian if it is missing and the user is root. */
export async function preparePgbench(databaseUrl: string): Promise<Pgbench> {
  const pgbench = findPgbench() ?? installPgbench();
  await run(pgbench, ['--initialize', '--quiet', `--scale=${SCALE}`, databaseUrl]);
  return {
    measure: async (clients, seconds, protocol = 'simple') => {
      const flags = [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, `--protocol=${protocol}`, '--no-vacuum'];
      const { stdout } = await run(pgbench, [...flags, databaseUrl]);
      const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
      if (!tps) throw new Error(`pgbench said no tps:\n${stdout}`);
      return Number(tps);
    },
  };
}

function findPgbench(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1);
}

function installPgbench(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const;
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql-contrib'], options);
  }
  const found = findPgbench();
  if (!found) throw new Error('pgbench is missing: install Debian’s package postgresql-contrib');
  return found;
}
