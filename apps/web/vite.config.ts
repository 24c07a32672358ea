import { compiledCatalogues } from '@champa/i18n/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './vite/chunks.ts';
import { iconSprite } from './vite/icon-sprite.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFirstScreen } from './vite/preload-first-screen.ts';
import { routesConfig } from './vite/routes.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';
const proxy = { '/api': api, '/media': api };

export default defineConfig({
  plugins: [
    tanstackRouter(routesConfig),
    compiledCatalogues(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    iconSprite(),
    preloadFirstScreen(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy },
  preview: { proxy },
});
