import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files first: whichever worker is free takes short ones, and both end at the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/((backoffice-)?sweep-\w+|backoffice-content|starting|inbox-limits|member-centre)\.e2e\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/global-setup.ts'],
    setupFiles: ['support/each-file.ts'],
    // In the order of their definition: a failing test's windows are read before they close.
    sequence: { hooks: 'list', sequencer: LongestFirst },
    // A platform and a Chromium for each worker (`global-setup.ts`): while one journey waits, another uses the cores.
    maxWorkers: process.env['E2E_DATA_DIR'] ? 1 : 2,
    // The files of a worker share its browser and its unused contexts (`browser.ts`).
    isolate: false,
    // A list of problems is shown in full.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 240_000,
    // A page is polled for as long as it is waited for.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
});
