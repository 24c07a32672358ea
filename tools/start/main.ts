import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate, SchemaRefusal } from '@champa/db';
import { buildApps } from './builds.ts';
import { checkPorts, lockDataDir } from './checks.ts';
import { type Databases, openDatabases } from './databases.ts';
import { ensureKeys, type KeyFiles } from './keys.ts';
import { type Program, type RunningProgram, runProgram } from './program.ts';
import { step } from './progress.ts';
import { readStartSettings, StartError, type StartSettings } from './settings.ts';

/** Clean-up functions, run in reverse order at the end. */
const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

/** Tells what became of PostgreSQL, and stops everything where it does not stay up. */
const watchDatabase = {
  onEnded: (): void => void process.stderr.write('! PostgreSQL ended; starting it again\n'),
  onGivenUp: (): void => {
    process.stderr.write('! PostgreSQL keeps ending; stopping everything\n');
    void stop(1);
  },
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  await start(readStartSettings(process.env));
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError || error instanceof SchemaRefusal ? error.message : ((error as Error).stack ?? error)}\n`,
  );
  await stop(1);
}

async function start(settings: StartSettings): Promise<void> {
  await checkPorts(settings);
  undo.push(await lockDataDir(settings.dataDir));
  await buildApps(settings.root, (line) => process.stderr.write(`· ${line}\n`));
  const databases = await step('starting PostgreSQL', () => openDatabases(settings, watchDatabase));
  undo.push(databases.stop);
  await step('migrating', () => migrate(databases.platform));
  const keys = await ensureKeys(settings.dataDir);
  const programs = describePrograms(settings, databases, keys);
  await publishEnvironment(settings, programs.api.environment);
  await step('seeding the demo brand', () => seed(settings, programs.api.environment, keys));

  await step('starting sandbox, studio and platform', async () => {
    // Stopped in reverse order: first the games, which settle their rounds in the platform's wallet, last the sandbox.
    const running = [programs.sandbox, programs.api, programs.studio].map((one) => run(one, settings));
    for (const program of running) undo.push(program.stop);
    await Promise.all(running.map(({ ready }) => ready));
  });
  announce(settings);
}

function run(program: Program, { root, dataDir }: StartSettings): RunningProgram {
  return runProgram(program, root, dataDir, (name) => {
    process.stderr.write(`! ${name} keeps ending; stopping everything\n`);
    void stop(1);
  });
}

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const work of undo.toReversed())
      await work().catch((error: Error) => process.stderr.write(`${error.message}\n`));
    process.exit(code);
  })();
  return stopping;
}

function describePrograms(
  settings: StartSettings,
  databases: Databases,
  keys: KeyFiles,
): Record<'api' | 'studio' | 'sandbox', Program> {
  const { ports, publicUrl, logLevel } = settings;
  const reachable = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host;
  const local = (port: number): string => `http://${reachable}:${port}`;
  const host = new URL(publicUrl).hostname;
  const common = { LOG_LEVEL: logLevel, NODE_ENV: 'demo', HOST: settings.host };
  return {
    api: {
      name: 'platform',
      main: 'apps/api/src/main.ts',
      readyUrl: `${local(ports.site)}/health/ready`,
      environment: {
        ...common,
        PORT: String(ports.site),
        BACKOFFICE_PORT: String(ports.backoffice),
        BACKOFFICE_URL: `http://${host}:${ports.backoffice}`,
        METRICS_PORT: String(ports.metrics),
        DATABASE_URL: databases.platform,
        PUBLIC_URL: publicUrl,
        CALLBACK_URL: local(ports.site),
        CACHE_DIR: settings.cacheDir,
        PICTURES: settings.pictures,
        TRUSTED_PROXIES: settings.trustedProxies,
        OPERATOR_PRIVATE_KEY_FILE: keys.operatorPrivate,
        WEB_DIST: path.join(settings.root, 'apps/web/dist'),
        BACKOFFICE_DIST: path.join(settings.root, 'apps/backoffice/dist'),
        SANDPAY_URL: local(ports.sandbox),
        LOTTERY_SOURCES: ['alpha', 'beta'].map((name) => `${local(ports.sandbox)}/lottery/${name}`).join(','),
        SANDPAY_SECRET_FILE: keys.merchantSecret,
        SECRETS_KEY_FILE: keys.secretsKey,
        SMTP_URL: `smtp://${reachable}:${ports.sandboxMail}`,
        MAIL_FROM: 'Champa <no-reply@champa.example>',
        SMS_URL: local(ports.sandbox),
        SMS_ACCOUNT: 'champa',
        SMS_SECRET_FILE: keys.smsSecret,
        SMS_FROM: 'Champa',
        BREACHED_PASSWORDS_URL: `${local(ports.sandbox)}/passwords`,
        PROVIDER_SECRETS_DIR: keys.signInSecrets,
        STUDIO_URL: local(ports.studio),
        STUDIO_PUBLIC_URL: `http://${host}:${ports.studio}`,
        STUDIO_PUBLIC_KEY_FILE: keys.studioPublic,
        DEMO: 'true',
      },
    },
    studio: {
      name: 'studio',
      main: 'studio/src/main.ts',
      readyUrl: `${local(ports.studio)}/health/ready`,
      environment: {
        ...common,
        PORT: String(ports.studio),
        DATABASE_URL: databases.studio,
        PUBLIC_URL: `http://${host}:${ports.studio}`,
        WALLET_URL: `${local(ports.site)}/wallet`,
        VENDOR_PRIVATE_KEY_FILE: keys.studioPrivate,
        OPERATOR_PUBLIC_KEY_FILE: keys.operatorPublic,
      },
    },
    sandbox: {
      name: 'sandbox',
      main: 'sandbox/src/main.ts',
      readyUrl: `${local(ports.sandbox)}/health/ready`,
      environment: {
        ...common,
        PORT: String(ports.sandbox),
        DATABASE_URL: databases.sandbox,
        PUBLIC_URL: `http://${host}:${ports.sandbox}`,
        MERCHANT_SECRET_FILE: keys.merchantSecret,
        MAIL_PORT: String(ports.sandboxMail),
        SMS_SECRET_FILE: keys.smsSecret,
        SITE_URL: publicUrl,
        SIGN_IN_SECRET_FILE: path.join(keys.signInSecrets, 'mekong-id'),
      },
    },
  };
}

/** Writes the platform's environment where `bin/champa` finds it while the platform runs. */
async function publishEnvironment({ dataDir }: StartSettings, environment: Record<string, string>): Promise<void> {
  const file = path.join(dataDir, 'environment.json');
  await writeFile(file, JSON.stringify(environment, null, 2), { mode: 0o600 });
  undo.push(() => rm(file, { force: true }));
}

async function seed({ root }: StartSettings, environment: Record<string, string>, keys: KeyFiles): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/api/src/cli.ts', 'seed', 'demo'],
    {
      cwd: root,
      env: { ...process.env, ...environment, LOG_LEVEL: 'error', STUDIO_PUBLIC_KEY_FILE: keys.studioPublic },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new StartError(`The demo brand was not seeded:\n${errors}`);
}

function announce({ ports, publicUrl }: StartSettings): void {
  const host = new URL(publicUrl).hostname;
  const lines = [
    '',
    `  Site         ${publicUrl}`,
    `  API          ${publicUrl}/api/docs`,
    `  Back office  http://${host}:${ports.backoffice}`,
    `  Studio       http://${host}:${ports.studio}`,
    `  Sandbox      http://${host}:${ports.sandbox}`,
    '',
    '  Demo accounts are in README.md. Ctrl-C stops everything; your data is kept.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
