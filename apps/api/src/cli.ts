import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, planMigration, type SchemaChanges } from '@champa/db';
import { Command } from 'commander';
import { commands } from './commands.ts';
import { type Composed, composeModules } from './modules.ts';
import type { Deps } from './module.ts';
import { systemClock } from './platform/clock.ts';
import { errorText } from './platform/command-line.ts';
import { readConfig, readKeys } from './platform/config.ts';
import { createPool } from './platform/database.ts';
import { LiveHub } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { seedDemo } from './seed/demo.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// File arguments are relative to the folder from which the operator called.
process.chdir(process.env['CHAMPA_CALLER_FOLDER'] ?? process.cwd());

const program = new Command('champa')
  .description('Champa’s operator command line. Works on DATABASE_URL, or on the copy that bin/start is running.')
  .showHelpAfterError()
  .configureHelp({ sortSubcommands: true });

program
  .command('migrate')
  .description('bring the database to the newest schema; safe to run again and from several servers')
  .option('--plan', 'say what would be done, and change nothing')
  .action(async ({ plan }: { plan?: true }) => {
    const url = environment()['DATABASE_URL'] ?? '';
    process.stdout.write(describeChanges(await (plan ? planMigration(url) : migrate(url))));
  });

program
  .command('seed')
  .description('fill an empty brand')
  .command('demo')
  .description(
    'the demo brand: 40 vendors, 10,000 games, its content, the sandbox payment provider and the demo accounts',
  )
  .action(() => withPlatform((composed, deps, compose) => seedDemo(composed, deps, process.env, compose)));

program.command('fairness', 'recompute a round of the studio from its revealed seed: fairness verify --help', {
  executableFile: path.join(ROOT, 'studio/src/fairness.ts'),
});

for (const add of commands) add(program, withPlatform);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}

/** The changes that a migration makes or made, a line each. */
function describeChanges({ migrations, added, replaced, dropped }: SchemaChanges): string {
  const lines = [
    ...migrations.map((name) => `apply migration ${name}`),
    ...added.map((name) => `add function ${name}`),
    ...replaced.map((name) => `replace function ${name}`),
    ...dropped.map((name) => `drop function ${name}`),
  ];
  return `${lines.length > 0 ? lines.join('\n') : 'nothing to do'}\n`;
}

/** Composes the platform without serving it, runs one piece of work, and closes. */
async function withPlatform(
  work: (composed: Composed, deps: Deps, compose: (deps: Deps) => Composed) => Promise<void>,
): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'error', ...environment() });
  const log = createLog(config.LOG_LEVEL, 'champa');
  const pool = createPool(config.DATABASE_URL, 4);
  const live = new LiveHub(pool, config.DATABASE_URL, log);
  const deps: Deps = { config, pool, clock: systemClock, log, metrics: createMetrics(), live };
  const keys = await readKeys(config);
  const compose = (given: Deps): Composed => composeModules(given, keys);
  try {
    await work(compose(deps), deps, compose);
  } finally {
    await pool.end();
  }
}

/** The platform's environment: our own where it names a database, else that of the copy bin/start is running. */
function environment(): Record<string, string | undefined> {
  if (process.env['DATABASE_URL']) return process.env;
  const file = path.join(process.env['DATA_DIR'] ?? path.join(ROOT, '.data'), 'environment.json');
  if (!existsSync(file)) throw new Error('Nothing is running here: start it with bin/start, or set DATABASE_URL.');
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>), ...process.env };
}
