import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command.ts';
import { failuresOf, type Report } from './results.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

/** Everything that must hold, cheapest first. Names may be given: `bin/test types unit`. */
const checks = {
  format: () => runCommand(bin('oxfmt'), ['--check']),
  lint: () => runCommand(bin('oxlint'), ['--deny-warnings']),
  boundaries: () => runCommand(process.execPath, ['tools/lint/main.ts']),
  routes: () => runCommand('npm', ['run', '--silent', 'generate', '-w', '@champa/web']),
  types: typeCheck,
  'dead code': () => runCommand(bin('knip'), ['--no-progress']),
} as const;

type Counts = { passed: number; failed: number };

const only = process.argv.slice(2);
const wanted = (name: string): boolean => only.length === 0 || only.includes(name);

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, check] of Object.entries(checks)) {
  if (wanted(name))
    count(await timed(name, async () => ((await check()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })));
}
if (wanted('unit')) count(await timed('unit, integration and fault tests', () => runTests('vitest.config.ts')));
if (wanted('browser')) count(await timed('browser tests', () => runTests('e2e/vitest.config.ts')));

process.stdout.write(failures.map((failure) => `\nFAILED ${failure}\n`).join(''));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function count({ passed, failed }: Counts): void {
  total.passed += passed;
  total.failed += failed;
}

async function timed(name: string, work: () => Promise<Counts>): Promise<Counts> {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const counts = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${counts.failed > 0 ? 'FAILED' : 'ok'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s\n`,
  );
  return counts;
}

async function typeCheck(): Promise<boolean> {
  const projects = [
    'tsconfig.json',
    'apps/web',
    'apps/backoffice',
    'packages/ui',
    'packages/i18n',
    'packages/api-client',
    'studio/src/client',
    'e2e',
  ];
  let right = true;
  for (const project of projects) right = (await runCommand(bin('tsc'), ['-p', project])) && right;
  return right;
}

/** Runs one Vitest configuration. A run that breaks before it counts anything is one failure. */
async function runTests(config: string): Promise<Counts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-results-'));
  const output = path.join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const succeeded = await runCommand(bin('vitest'), ['run', '--config', config, ...reporters]);
  const report = await readFile(output, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    (): Report => ({ numPassedTests: 0, numFailedTests: 0, testResults: [] }),
  );
  await rm(folder, { recursive: true, force: true });
  failures.push(...failuresOf(report, ROOT));
  const failed = succeeded ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed };
}
