import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/global-setup.ts'],
    setupFiles: ['support/failing.ts'],
    // In the order they are written in: what a failing test's windows show is read before its file closes them.
    sequence: { hooks: 'list' },
    // A platform and a Chromium for each worker (`global-setup.ts`): while one journey waits, another uses the cores.
    maxWorkers: 2,
    testTimeout: 240_000,
    // A page is asked again as long as it is waited for.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
});
