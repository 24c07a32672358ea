import { randomBytes } from 'node:crypto';
import type { Bundle } from '@champa/build';
import { expect, test } from 'vitest';
import { gameSizes } from './game-budget.ts';

type File = Bundle[string];

// Random bytes do not compress, so their size is exact.
const code = (bytes: number) => randomBytes(bytes).toString('latin1');

const chunk = (fileName: string, more: object = {}): File =>
  ({ type: 'chunk', fileName, code: '1', isEntry: false, imports: [], facadeModuleId: null, ...more }) as File;
const asset = (fileName: string, bytes: number): File => ({ type: 'asset', fileName, source: randomBytes(bytes) });
const game = (name: string, more: object = {}): File =>
  chunk(`${name}.js`, { facadeModuleId: `/x/games/${name}/index.ts`, ...more });

test('a game weighs what it shares, its styles and pictures, and the heaviest skin if it has skins; no other game', async () => {
  const files = [
    chunk('main.js', { isEntry: true, imports: ['shell.js'] }),
    chunk('shell.js', { viteMetadata: { importedCss: new Set(['base.css']) } }),
    asset('base.css', 10_000),
    game('dice', { viteMetadata: { importedCss: new Set(), importedAssets: new Set(['die.svg', 'lao.woff2']) } }),
    asset('die.svg', 5_000),
    asset('lao.woff2', 70_000),
    game('slot', { imports: ['skins.js'] }),
    chunk('skins.js', { code: '"assets/fire-symbols-1a.webp"' }),
    asset('assets/fire-symbols-1a.webp', 30_000),
    asset('assets/fire-scene-1a.webp', 9_000),
    asset('assets/cat-symbols-2b.webp', 20_000),
  ];
  const sizes = await gameSizes(Object.fromEntries(files.map((file) => [file.fileName, file])));
  expect(Object.keys(sizes)).toEqual(['dice', 'slot']);
  expect(sizes['dice']! / 1_000).toBeCloseTo(15, 0);
  expect(sizes['slot']! / 1_000).toBeCloseTo(49, 0);
});

test('code counts as compressed', async () => {
  const sizes = await gameSizes({ 'keno.js': game('keno', { code: `/*${'a'.repeat(100_000)}*/${code(10)}` }) });
  expect(sizes['keno']).toBeLessThan(200);
});
