import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ambientInputs } from './rules/ambient.ts';
import { boundaries } from './rules/boundaries.ts';
import { circles } from './rules/circles.ts';
import { locks } from './rules/locks.ts';
import { money } from './rules/money.ts';
import { sides } from './rules/sides.ts';
import { sqlBorders } from './rules/sql-borders.ts';
import { sql } from './rules/sql.ts';
import { transactions } from './rules/transactions.ts';
import { readSource, type Rule } from './source.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const rules: readonly Rule[] = [boundaries, sql, money, ambientInputs, transactions, sides];
const FEWEST_FILES = 100; // a run over almost no files would be green for the wrong reason

const exclude = (name: string): boolean =>
  ['node_modules', 'dist'].includes(path.basename(name)) || name.endsWith('.gen.ts');
const files = await Array.fromAsync(glob('{apps,packages,studio,sandbox}/**/*.{ts,tsx}', { cwd: ROOT, exclude }));
const sources = await Promise.all(
  files.map(async (file) => readSource(file, await readFile(path.join(ROOT, file), 'utf8'))),
);
const sheets = await Array.fromAsync(glob('{apps/web,packages/ui}/src/**/*.css', { cwd: ROOT }), async (file) =>
  readSource(file, await readFile(path.join(ROOT, file), 'utf8')),
);
const sqlFiles = await Array.fromAsync(
  glob('{apps/api/src/**/sql,packages/db/migrations}/*', { cwd: ROOT }),
  async (file) => ({ path: file, text: await readFile(path.join(ROOT, file), 'utf8') }),
);
const violations = [
  ...sources.flatMap((source) => rules.flatMap((rule) => rule(source))),
  ...sheets.flatMap(sides),
  ...circles(sources),
  ...sqlBorders(sqlFiles, sources),
  ...locks(sqlFiles),
];

for (const { path: file, line, rule, message } of violations)
  process.stdout.write(`${file}:${line} ${rule}: ${message}\n`);
process.stdout.write(`${sources.length + sqlFiles.length} files, ${violations.length} violations\n`);
process.exit(violations.length > 0 || sources.length < FEWEST_FILES ? 1 : 0);
