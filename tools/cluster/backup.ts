import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { ROOT } from '../test/command.ts';
import { type Brand, withBrand } from './brand.ts';
import { site } from './layout.ts';

// bin/test backup [--json]: backs a brand up under load, and restores it to a moment in between.

const PLAY_MS = 8000;

const { values } = parseArgs({ args: process.argv.slice(2), options: { json: { type: 'boolean', default: false } } });
const say = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);

type Drill = {
  ok: boolean;
  secretsOpen: boolean | null;
  movements: number;
  restoredTo: string;
  restoreSeconds: number;
  recoverSeconds: number;
};

const result = await withBrand(say, async (brand) => {
  const { cluster, load, pool } = brand;
  const primary = await cluster.untilWhole();
  await fetch(`http://${site.host}:${site.port}/api/payload-key`); // now there is something sealed
  const timed = async (kind: string): Promise<number> => {
    const started = performance.now();
    await cluster.pgbackrest(primary, `--type=${kind}`, 'backup');
    return rounded((performance.now() - started) / 1000);
  };
  const fullSeconds = await timed('full');
  say(`a full backup under load: ${fullSeconds} s`);
  await sleep(PLAY_MS);
  const incrementalSeconds = await timed('incr');
  say(`an incremental one: ${incrementalSeconds} s`);
  await sleep(PLAY_MS);

  await load.pause();
  const { rows } = await pool.query<{ at: Temporal.Instant; movements: bigint }>(
    'SELECT clock_timestamp() AS at, count(*) AS movements FROM ledger.journal',
  );
  const { at, movements } = rows[0]!;
  load.resume();
  await sleep(PLAY_MS);
  await cluster.pgbackrest(primary, 'check'); // switches the WAL segment and waits until it is in the archive

  const drill = await drillOf(brand, at.toString());
  say(`restored to ${drill.restoredTo}: ${drill.restoreSeconds} s, its archive ${drill.recoverSeconds} s`);
  return { fullSeconds, incrementalSeconds, wanted: Number(movements), played: load.acknowledgedAt.length, ...drill };
});

if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
const isRight = result.ok && result.secretsOpen === true && result.movements === result.wanted;
say(
  `${result.movements} movements restored of ${result.wanted} at that moment; ${isRight ? 'every rule holds' : 'WRONG'}`,
);
process.exit(isRight ? 0 : 1);

async function drillOf({ cluster, secretsKeyFile }: Brand, to: string): Promise<Drill> {
  const node = await cluster.primary();
  const { stdout } = await promisify(execFile)(
    path.join(ROOT, 'bin/champa'),
    ['backup', 'drill', '--to', to, '--secrets-key', secretsKeyFile, '--json'],
    {
      env: { ...process.env, ...cluster.backupEnvironmentOf(node) },
      maxBuffer: 2 ** 26,
    },
  );
  return JSON.parse(stdout) as Drill;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
