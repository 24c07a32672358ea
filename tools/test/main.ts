import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checks } from './checks.ts';
import { reached } from './changed.ts';
import { runBehind, runCommand } from './command.ts';
import { readOptions } from './options.ts';
import { closingLines, type PartReport } from './report.ts';

const options = readOptions(process.argv.slice(2));
const seed = process.env['TEST_SEED'] ?? String(randomInt(2 ** 31));
const environment = { TEST_SEED: seed, TEST_LONG: String(options.isLong) };
const times = new Map<string, number>();
const nothing: PartReport = { passed: 0, failed: 0, failures: [], unsteady: [], files: [] };

say(`Properties are tried from the seed ${seed}: TEST_SEED=${seed} bin/test tries the same again.`);
const reach = options.changedSince === undefined ? undefined : await reached(options.changedSince);
if (reach)
  say(
    `Changed since ${options.changedSince}: ${reach.unit.length} test files and ${reach.browser.length} of journeys are reached.`,
  );

const began = performance.now();
// Checks and builds depend on no database and no timer: they use what the tests leave of the cores.
const [checked, unit] = await Promise.all([
  timed('checks, and the build of the browser programs', runChecks),
  options.wants('unit') ? timed('unit, integration and fault tests', () => runUnit()) : nothing,
]);
const browser = options.wants('browser') ? await timed('browser tests', () => runBrowser()) : nothing;
times.set('all', (performance.now() - began) / 1000);

const parts = [checked, unit, browser];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
say(`\n${closingLines(parts, times)}`);
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const outcome = await work();
  times.set(name, (performance.now() - started) / 1000);
  return outcome;
}

/** Each check separately, cheapest first; the build last, for the browser tests that follow. */
async function runChecks(): Promise<PartReport> {
  const outcome: PartReport = { ...nothing, failures: [] };
  const wanted = Object.entries(checks).filter(([name]) => options.wants(name));
  for (const [name, commands] of wanted) {
    const answers = [];
    for (const [command, ...args] of commands) answers.push(await runBehind(command, args));
    const isRight = answers.every(({ ok }) => ok);
    const output = answers.map((answer) => answer.output).join('');
    say(isRight ? `ok ${name}` : `── ${name}\n${output}`);
    if (isRight) outcome.passed += 1;
    else {
      outcome.failed += 1;
      outcome.failures.push({ name, why: output.trim().split('\n').at(-1) ?? '', pages: [] });
    }
  }
  return outcome;
}

function runUnit(): Promise<PartReport> {
  return runTests('vitest.config.ts', options.files ?? reach?.unit);
}

function runBrowser(): Promise<PartReport> {
  return runTests('e2e/vitest.config.ts', options.files ?? reach?.browser);
}

/** Runs one Vitest configuration. A run that breaks before it counts anything is one failure. */
async function runTests(config: string, files: readonly string[] | undefined): Promise<PartReport> {
  if (files?.length === 0) return nothing;
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-results-'));
  const file = path.join(folder, 'report.json');
  const args = ['--disable-warning=ExperimentalWarning', 'tools/test/run-part.ts', config, file, ...(files ?? [])];
  await runCommand(process.execPath, args, environment);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as PartReport,
    (): PartReport => ({
      ...nothing,
      failed: 1,
      failures: [{ name: config, why: 'ended without a result', pages: [] }],
    }),
  );
  await rm(folder, { recursive: true, force: true });
  return report;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
