import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, unprivilegedUser } from '@champa/db/postgres';
import type { Command } from 'commander';
import { verifyLedger } from './modules/ledger/index.ts';
import { fitsDatabase } from './modules/verification/index.ts';
import { line, show } from './platform/command-line.ts';
import { createPool } from './platform/database.ts';
import { isDatabaseAway } from './platform/database-faults.ts';
import { replayedTo } from './platform/replica.ts';
import { createSecretBox, type SecretBox } from './platform/secret-box.ts';

type DrillOptions = {
  to?: string;
  place?: string;
  secretsKey?: string;
  stanza: string;
  database: string;
  postgresBin: string;
  json?: true;
};

/** What a drill found. Times are in seconds. */
type Drill = {
  backup: string;
  /** The commit that the restored database ends with. */
  restoredTo: string | null;
  restoreSeconds: number;
  recoverSeconds: number;
  verifySeconds: number;
  /** Whether the secrets key that was given opens what is sealed; null where none was given, or nothing is sealed yet. */
  secretsOpen: boolean | null;
  ok: boolean;
  broken: string[];
  movements: number;
  /** Of the ledger's chain: compare it with the one that is kept elsewhere. */
  head: string | null;
};

const run = promisify(execFile);
const RECOVERS_WITHIN_MS = 6 * 60 * 60_000;
const MOST_OUTPUT = 2 ** 26;

/** bin/champa backup … */
export function backupCommands(program: Command): void {
  program
    .command('backup')
    .description('backups by pgBackRest: deploy/pgbackrest')
    .command('drill')
    .description(
      'restore the newest backup in another place, verify the ledger there and remove it; exit code 1 where a rule is broken',
    )
    .option(
      '--to <time>',
      'the moment to restore, such as 2026-11-27T12:00:00Z; without it, the newest that the archive has',
    )
    .option('--place <folder>', 'where to restore; a new folder of the temporary one without it')
    .option('--secrets-key <file>', 'a copy of SECRETS_KEY_FILE, to see whether it opens what the backup has sealed')
    .option('--stanza <name>', 'of pgBackRest', 'champa')
    .option('--database <name>', 'the database of the platform', 'champa')
    .option('--postgres-bin <folder>', 'the binaries of PostgreSQL', '/usr/lib/postgresql/15/bin')
    .option('--json', 'print what was found as JSON')
    .action(async (options: DrillOptions) => {
      const drill = await drillBackup(options);
      if (!drill.ok) process.exitCode = 1;
      if (options.json) return show(drill);
      const { backup, restoredTo, restoreSeconds, recoverSeconds, verifySeconds, movements } = drill;
      line(
        `restored ${backup} in ${restoreSeconds} s, and its archive to ${restoredTo ?? 'its end'} in ${recoverSeconds} s`,
      );
      line(
        drill.ok ? `every rule of the ledger holds over ${movements} movements` : `BROKEN: ${drill.broken.join('; ')}`,
      );
      line(`verified in ${verifySeconds} s; ready for service after ${rounded(restoreSeconds + recoverSeconds)} s`);
    });
}

/**
 * Restores as an operator would after the loss of all machines, but beside what runs: the copy listens on a socket in a folder of its
 * own only, archives nothing and follows nobody.
 */
async function drillBackup(options: DrillOptions): Promise<Drill> {
  const user = unprivilegedUser() ?? undefined;
  const folder = await mkdtemp(path.join(options.place ?? tmpdir(), 'champa-drill-'));
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  if (user) for (const made of [folder, dataDir]) await chown(made, user.uid, user.gid);
  const pgbackrest = (...args: string[]) =>
    run('pgbackrest', [`--stanza=${options.stanza}`, ...args], { ...user, cwd: folder, maxBuffer: MOST_OUTPUT });
  let server: ChildProcess | undefined;
  try {
    const backup = newestOf((await pgbackrest('info', '--output=json')).stdout, options.to);
    const target = options.to ? ['--type=time', `--target=${inPostgres(options.to)}`, '--target-action=promote'] : [];
    const restoring = performance.now();
    await pgbackrest(`--pg1-path=${dataDir}`, '--archive-mode=off', ...target, 'restore');
    const recovering = performance.now();
    const port = await freePort();
    server = await startCopy({ ...options, folder, dataDir, port, user });
    const pool = createPool(`postgres://postgres@/${options.database}?host=${folder}&port=${port}`, 1);
    try {
      const restoredTo = await untilRecovered(server, () => replayedTo(pool));
      const verifying = performance.now();
      const { ok, broken, journal } = await verifyLedger(pool);
      const secretsOpen = options.secretsKey ? await fitsDatabase(pool, await boxOf(options.secretsKey)) : null;
      return {
        backup,
        restoredTo: restoredTo?.toString() ?? null,
        restoreSeconds: rounded((recovering - restoring) / 1000),
        recoverSeconds: rounded((verifying - recovering) / 1000),
        verifySeconds: rounded((performance.now() - verifying) / 1000),
        secretsOpen,
        ok: ok && secretsOpen !== false,
        broken: broken.map(({ name, count }) => `${name} (${count})`),
        movements: journal.movements,
        head: journal.head,
      };
    } finally {
      await pool.end();
    }
  } finally {
    if (server && server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function boxOf(file: string): Promise<SecretBox> {
  return createSecretBox(Buffer.from((await readFile(file, 'utf8')).trim()));
}

type Info = { backup: { label: string; timestamp: { stop: number } }[] }[];

function newestOf(info: string, to: string | undefined): string {
  const before = to === undefined ? Infinity : Temporal.Instant.from(to).epochMilliseconds / 1000;
  const backups = (JSON.parse(info) as Info).flatMap(({ backup }) => backup);
  const newest = backups.findLast(({ timestamp }) => timestamp.stop <= before);
  if (!newest) throw new Error(to ? `There is no backup of before ${to}.` : 'There is no backup yet.');
  return newest.label;
}

/** The form of a moment that PostgreSQL reads as `recovery_target_time`. */
function inPostgres(moment: string): string {
  return Temporal.Instant.from(moment).toString({ smallestUnit: 'microsecond' }).replace('T', ' ').replace('Z', '+00');
}

type Copy = Pick<DrillOptions, 'postgresBin'> & {
  folder: string;
  dataDir: string;
  port: number;
  user: { uid: number; gid: number } | undefined;
};

async function startCopy({ postgresBin, folder, dataDir, port, user }: Copy): Promise<ChildProcess> {
  const postgres = path.join(postgresBin, 'postgres');
  await access(postgres).catch(() => {
    throw new Error(`There is no ${postgres}: name the folder of PostgreSQL's binaries by --postgres-bin.`);
  });
  const rights = path.join(folder, 'pg_hba.conf');
  await writeFile(rights, 'local all postgres trust\n');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    hba_file: rights,
    archive_mode: 'off',
    synchronous_standby_names: '',
    // A copy that accepts nobody before its end need not have the primary's limits.
    hot_standby: 'off',
    logging_collector: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
}

async function untilRecovered<T>(server: ChildProcess, ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + RECOVERS_WITHIN_MS; ;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended before it had recovered; it says why above.');
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
