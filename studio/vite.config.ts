import { join } from 'node:path';
import { precompress } from '@champa/build';
import { defineConfig } from 'vite';
import { gameBudget } from './vite/game-budget.ts';
import { skinAtlas } from './vite/skin-atlas.ts';

const here = import.meta.dirname;

export default defineConfig({
  root: join(here, 'src/client'),
  base: '/play/',
  plugins: [skinAtlas({ cacheDir: join(here, '../node_modules/.cache/champa-skins') }), gameBudget(), precompress()],
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files, so that a strict content security policy needs no `data:`.
    assetsInlineLimit: 0,
  },
});
