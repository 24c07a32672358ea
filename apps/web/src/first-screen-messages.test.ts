import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { first } from '../../../packages/i18n/src/catalogues/en/first.ts';
import { later } from '../../../packages/i18n/src/catalogues/en/later.ts';
import { isFirstScreen } from '../vite/chunks.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const isMessage = /'([a-z][\w.]*)'/gi;

test('the first screen’s messages load with it', async () => {
  const missing: string[] = [];
  for await (const file of glob(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.tsx'], { cwd: root })) {
    if (!isFirstScreen(`/${file}`) || /\.(?:test|gen)\.ts/.test(file)) continue;
    const source = await readFile(path.join(root, file), 'utf8');
    for (const [, id] of source.matchAll(isMessage)) {
      if (id! in later && !(id! in first)) missing.push(`${file}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
});
