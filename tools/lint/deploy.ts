import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readEnvironmentFile } from '../cluster/env-file.ts';
import { isThere } from '../cluster/programs.ts';

// Has the configuration in deploy/ checked by the programs that it is for, where this machine has them, and says where not.

const ROOT = path.resolve(import.meta.dirname, '../..');

type Check = {
  program: string;
  what: string;
  args: () => Promise<string[]> | string[];
  environment?: () => Promise<Record<string, string>>;
  /** What a program says that lacks a part of itself. */
  absent?: RegExp;
  /** Lines of the output that are no fault here. */
  harmless?: RegExp;
};

const filesOf = (pattern: string): Promise<string[]> => Array.fromAsync(glob(pattern, { cwd: ROOT }));
const sample = async (name: string): Promise<Record<string, string>> =>
  readEnvironmentFile(await readFile(path.join(ROOT, 'deploy/env', `${name}.env`), 'utf8'));

const checks: readonly Check[] = [
  {
    program: 'haproxy',
    what: 'deploy/haproxy/haproxy.cfg',
    args: () => ['-c', '-q', '-f', 'deploy/haproxy/haproxy.cfg'],
    environment: () => sample('haproxy'),
  },
  {
    program: 'systemd-analyze',
    what: 'deploy/systemd',
    args: async () => ['verify', '--man=no', ...(await filesOf('deploy/systemd/*.{service,timer}'))],
    // The release is not laid out where the units expect it, nor is HAProxy's or Patroni's unit installed.
    harmless: /is not executable: No such file or directory/,
  },
  { program: 'kubectl', what: 'deploy/kubernetes', args: () => ['kustomize', 'deploy/kubernetes'], harmless: /./ },
  {
    program: 'docker',
    what: 'deploy/container/compose.yaml',
    args: () => ['compose', '-f', 'deploy/container/compose.yaml', 'config', '-q'],
    environment: async () => ({ DATABASE_PASSWORD: 'sample', CHAMPA_ENV: '../env/champa.env' }),
    absent: /unknown command|unknown shorthand flag|is not a docker command/,
  },
  {
    program: 'pgbackrest',
    what: 'deploy/pgbackrest/pgbackrest.conf',
    args: () => [
      `--config=${ROOT}/deploy/pgbackrest/pgbackrest.conf`,
      '--stanza=champa',
      '--output=json',
      '--repo1-type=posix',
      'info',
    ],
    environment: async () => ({ PGBACKREST_REPO1_CIPHER_PASS: 'sample', PGBACKREST_LOG_LEVEL_FILE: 'off' }),
    harmless: /^\[|^$/,
  },
  {
    program: 'promtool',
    what: 'deploy/prometheus/prometheus.yml',
    args: () => ['check', 'config', 'deploy/prometheus/prometheus.yml'],
    harmless: /./,
  },
  {
    program: 'promtool',
    what: 'deploy/prometheus/champa.rules.yml',
    args: () => ['test', 'rules', 'deploy/prometheus/champa.rules.test.yml'],
    harmless: /./,
  },
  { program: 'sh', what: 'deploy/backup/secrets', args: () => ['-n', 'deploy/backup/secrets'] },
];

let wrong = 0;
for (const check of checks) wrong += await judge(check);
process.exit(wrong > 0 ? 1 : 0);

async function judge({ program, what, args, environment, harmless, absent }: Check): Promise<number> {
  if (!isThere(program)) {
    say(`${what}: not checked, as there is no ${program} on this machine`);
    return 0;
  }
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...(await environment?.()) };
  const { failed, output } = await promisify(execFile)(program, await args(), { cwd: ROOT, env }).then(
    ({ stdout, stderr }) => ({ failed: false, output: stdout + stderr }),
    (error: Error & { stdout?: string; stderr?: string }) => ({
      failed: true,
      output: `${error.stdout ?? ''}${error.stderr ?? error.message}`,
    }),
  );
  if (failed && absent?.test(output)) {
    say(`${what}: not checked, as ${program} here lacks a part`);
    return 0;
  }
  const faults = output.split('\n').filter((line) => line.trim() !== '' && !harmless?.test(line));
  const isHarmlessEnd = harmless !== undefined && harmless.source !== '.' && faults.length === 0;
  if (faults.length === 0 && (!failed || isHarmlessEnd)) {
    say(`${what}: right, says ${program}`);
    return 0;
  }
  say(`${what}: ${program} says\n${(faults.length > 0 ? faults.join('\n') : output).trim()}`);
  return 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
