import { precompress } from '@champa/build';
import { compiledCatalogues } from '@champa/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './vite/chunks.ts';
import { iconSprite } from './vite/icon-sprite.ts';
import { paintFirst } from './vite/paint-first.ts';
import { routesConfig } from './vite/routes.ts';
import { sizeBudget } from './vite/size-budget.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';
const proxy = { '/api': api, '/media': api };

/** The browser's files are in dist; the platform renders pages with dist/server. */
export default defineConfig({
  plugins: [
    tanstackRouter(routesConfig),
    compiledCatalogues(),
    react({ compiler: true }),
    tailwindcss(),
    iconSprite(),
    paintFirst(),
    sizeBudget(),
    precompress(),
  ],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: {
      // Self-contained: the platform loads this folder by path and has none of the site's packages.
      resolve: { noExternal: true },
      // React renders several times faster in this mode, whatever the platform's own mode.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node26',
        // In one file: a new build loads beside the old one, and a module shared by both would be a wrong copy.
        rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      await build(environments['client']!);
      await build(environments['ssr']!);
    },
  },
  server: { proxy },
  preview: { proxy },
});
