import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/global-setup.ts'],
    setupFiles: ['support/each-file.ts'],
    // In the order they are written in: what a failing test's windows show is read before they close.
    sequence: { hooks: 'list' },
    // A platform and a Chromium for each worker (`global-setup.ts`): while one journey waits, another uses the cores.
    maxWorkers: process.env['E2E_DATA_DIR'] ? 1 : 2,
    // The files of a worker share its browser, and the contexts nobody uses now (`browser.ts`).
    isolate: false,
    testTimeout: 240_000,
    // A page is asked again as long as it is waited for.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
});
