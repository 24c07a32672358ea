import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstPaintSizes, overBudget } from './size-budget.ts';

// Random bytes do not compress, so their size is exact.
const code = (bytes: number) => randomBytes(bytes / 2).toString('hex');

type File = Parameters<typeof firstPaintSizes>[0][string];

const chunk = (fileName: string, source: string, more: object = {}): File =>
  ({ type: 'chunk', fileName, code: source, isEntry: false, imports: [], facadeModuleId: null, ...more }) as File;

const bundleOf = (...files: File[]) => Object.fromEntries(files.map((file) => [file.fileName, file]));

test('counts the entry, its imports at any depth, and its styles, but nothing that loads later', async () => {
  const alone = await firstPaintSizes(bundleOf(chunk('entry.js', '1', { isEntry: true })));
  const sizes = await firstPaintSizes(
    bundleOf(
      chunk('entry.js', '1', {
        isEntry: true,
        imports: ['site.js'],
        viteMetadata: { importedCss: new Set(['a.css']) },
      }),
      chunk('site.js', '1', { imports: ['vendor.js'] }),
      chunk('vendor.js', code(40_000)),
      chunk('dialog.js', code(400_000)),
      { type: 'asset', fileName: 'a.css', source: code(10_000) },
      { type: 'asset', fileName: 'later.css', source: code(90_000) },
    ),
  );
  expect(sizes.js - alone.js).toBeGreaterThan(19_000);
  expect(sizes.js).toBeLessThan(30_000);
  expect(sizes.css).toBeGreaterThan(4_000);
  expect(sizes.css).toBeLessThan(10_000);
});

test('counts the messages of one language, the largest', async () => {
  const messages = (language: string, bytes: number) =>
    chunk(`${language}.js`, code(bytes), { facadeModuleId: `/x/catalogues/${language}/first.ts` });
  const { js } = await firstPaintSizes(
    bundleOf(messages('lo', 40_000), messages('en', 20_000), messages('cn', 30_000)),
  );
  expect(js).toBeGreaterThan(19_000);
  expect(js).toBeLessThan(25_000);
});

test('one byte too many exceeds the budget and is reported', () => {
  expect(overBudget({ js: 150_000, css: 20_000 })).toEqual([]);
  expect(overBudget({ js: 150_001, css: 20_000 })).toEqual(['js 150001 of 150000 bytes']);
  expect(overBudget({ js: 1, css: 20_001 })).toEqual(['css 20001 of 20000 bytes']);
});
