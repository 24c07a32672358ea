import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '@champa/db';
import { verifyLedger } from '../../apps/api/src/modules/ledger/ledger.verify.ts';
import { ROOT } from '../test/command.ts';
import { type Brand, checkMoney, type MoneyCheck, withBrand } from './brand.ts';
import { platformNodes } from './layout.ts';
import { longestGap } from './wallet-load.ts';

// bin/test rolling [--json]: an upgrade of a whole brand under load, as docs/OPERATING.md has an operator do it.

const CALM_MS = 2000;

type Step = MoneyCheck & {
  step: string;
  seconds: number;
  /** Calls of vendors that had to be repeated, and pages that failed. */
  repeats: number;
  failedPages: number;
  /** The longest time without an acknowledged bet. */
  walletSeconds: number;
};

const { values } = parseArgs({ args: process.argv.slice(2), options: { json: { type: 'boolean', default: false } } });
const say = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);

const { steps, brokenRules, isOwnEnd } = await withBrand(say, async (brand) => {
  await sleep(CALM_MS);
  const ends: boolean[] = [];
  const restart = async (): Promise<void> => {
    for (const node of platformNodes) ends.push(await brand.platform.restart(node));
  };
  const done = [
    await step(brand, 'every server restarted, one after another', restart),
    await step(brand, 'the database migrated: a column and an index of the journal, the function of every bet', () =>
      upgrade(brand),
    ),
    await step(brand, 'every server restarted on the new schema', restart),
    await step(brand, 'the primary switched over on purpose', () => switchOver(brand)),
  ];
  const report = await verifyLedger(brand.pool);
  return { steps: done, brokenRules: report.broken.map(({ name }) => name), isOwnEnd: ends.every(Boolean) };
});

if (values.json) process.stdout.write(`${JSON.stringify({ steps, brokenRules, isOwnEnd })}\n`);
const wrong = steps.reduce((sum, { lost, doubled, wrongBalances }) => sum + lost + doubled + wrongBalances, 0);
if (!isOwnEnd) say('a server did not end by itself within 15 seconds');
say(brokenRules.length === 0 ? 'every rule of the ledger holds' : `broken: ${brokenRules.join(', ')}`);
process.exit(wrong + brokenRules.length === 0 && isOwnEnd ? 0 : 1);

async function step(brand: Brand, name: string, work: () => Promise<void>): Promise<Step> {
  const { load, readers } = brand;
  const startedAt = performance.now();
  const before = { repeats: repeatsOf(brand), failed: failuresOf(brand) };
  await work();
  await sleep(CALM_MS);
  const result = {
    step: name,
    seconds: rounded((performance.now() - startedAt) / 1000),
    repeats: repeatsOf(brand) - before.repeats,
    failedPages: failuresOf(brand) - before.failed,
    walletSeconds: rounded(longestGap(load.acknowledgedAt, startedAt)),
    ...(await checkMoney(brand)),
  };
  const { lost, doubled, wrongBalances, acknowledged } = result;
  say(
    `${name}: ${result.seconds} s; acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, wrong balances ${wrongBalances}; ` +
      `repeated calls ${result.repeats}, failed pages ${result.failedPages} of ${readers.reduce((sum, { answeredAt }) => sum + answeredAt.length, 0)}, ` +
      `longest without a bet ${result.walletSeconds} s`,
  );
  return result;
}

/** Today's schema and a release after it, while everybody plays. */
async function upgrade({ databaseUrl }: Brand): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-upgrade-'));
  const folders = { migrations: path.join(folder, 'migrations'), functions: path.join(folder, 'functions') };
  await cp(path.join(ROOT, 'packages/db/migrations'), folders.migrations, { recursive: true });
  await cp(path.join(ROOT, 'apps/api/src'), folders.functions, {
    recursive: true,
    filter: (source) => !path.extname(source) || source.endsWith('.sql'),
  });
  const write = (name: string, text: string) => writeFile(path.join(folders.migrations, `29990101${name}.sql`), text);
  await write('000000_ledger_note', 'ALTER TABLE ledger.journal ADD COLUMN note text;');
  await write(
    '000100_ledger_note_index',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS journal_note ON ledger.journal (note, id);',
  );
  const postBatch = path.join(folders.functions, 'modules/ledger/sql/post_batch.sql');
  await writeFile(postBatch, `${await readFile(postBatch, 'utf8')}\n-- of the release after\n`);
  const { migrations, replaced } = await migrate(databaseUrl, folders);
  await rm(folder, { recursive: true });
  if (migrations.length !== 2 || replaced.length !== 1) throw new Error('the upgrade was not what it should be');
  // Servers of today start on it, as after a release that was taken back; only `migrate` refuses a newer schema.
}

async function switchOver({ cluster }: Brand): Promise<void> {
  const primary = await cluster.untilWhole();
  await cluster.switchOver(primary);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    const now = await cluster.untilWhole();
    if (now !== primary) return;
  }
  throw new Error('the primary did not change');
}

function repeatsOf({ load }: Brand): number {
  return [...load.repeats.values()].reduce((sum, count) => sum + count, 0);
}

function failuresOf({ readers }: Brand): number {
  return readers.reduce((sum, { failures }) => sum + failures, 0);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
