import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'oxc-transform-react';
import { expect, test } from 'vitest';

// Amounts are BigInt. Version 0.156 of the compiler turned `… ? amount : 0n` into `… : undefined` (decision 0068).
test('the React Compiler keeps a zero beside an amount', async () => {
  const source = `
    export function Total({ list }) {
      const cash = sum(list.map(({ content }) => (content.kind === 'cash' ? parseAmount(content.amount) : 0n)));
      return <Money value={cash} />;
    }`;
  const { code } = await transform('total.tsx', source, { reactCompiler: { target: '19' } });
  expect(code).toContain('parseAmount(content.amount) : 0n');
});

test('… and every BigInt of the site', async () => {
  const lost: string[] = [];
  let compiled = 0;
  for await (const file of glob('{src,../../packages/ui/src}/**/*.tsx', {
    cwd: path.join(import.meta.dirname, '..'),
  })) {
    const source = await readFile(path.join(import.meta.dirname, '..', file), 'utf8');
    // Without the compiler, comments are gone and types too, as in what is compared with it.
    const plain = await transform(file, source, { jsx: 'preserve' });
    const { code, errors } = await transform(file, source, { jsx: 'preserve', reactCompiler: { target: '19' } });
    if (errors.length > 0 || bigInts(code) !== bigInts(plain.code)) lost.push(file);
    compiled += bigInts(code);
  }
  expect(lost).toEqual([]);
  expect(compiled).toBeGreaterThan(0);
});

function bigInts(code: string): number {
  return code.match(/(?<![\w.$])\d[\d_]*n\b/g)?.length ?? 0;
}
