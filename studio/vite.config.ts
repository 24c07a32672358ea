import { join } from 'node:path';
import { defineConfig } from 'vite';
import { skinAtlas } from './vite/skin-atlas.ts';

const here = import.meta.dirname;

export default defineConfig({
  root: join(here, 'src/client'),
  base: '/play/',
  plugins: [skinAtlas({ cacheDir: join(here, '../node_modules/.cache/champa-skins') })],
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files, so that a strict content security policy needs no `data:`.
    assetsInlineLimit: 0,
  },
});
