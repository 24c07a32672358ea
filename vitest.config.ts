import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The site's build draws its icons into one picture; a test looks at none. */
const withoutIcons = {
  name: 'champa:without-icons',
  resolveId: (id: string) => (id === 'virtual:icon-sprite' ? '\0icons' : undefined),
  load: (id: string) => (id === '\0icons' ? `export default '';` : undefined),
};

export default defineConfig({
  test: {
    pool: 'forks',
    // A PostgreSQL for each worker (`testkit`). Left to itself, Vitest would keep a core free: of two, half the machine.
    maxWorkers: Math.min(availableParallelism(), 4),
    setupFiles: ['@champa/testkit/each-file'],
    // Nothing here is judged by time: these only end what hangs, on a busy machine too.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['{apps/api,studio,sandbox,packages,tools}/**/*.test.{ts,tsx}'],
          globalSetup: ['@champa/testkit/global-setup'],
          // Files of a worker share what they import, which halves the processor time; each has its database to itself.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [withoutIcons],
        // A page keeps what it knows in its modules: each file begins as a page does.
        test: { name: 'site', include: ['apps/{web,backoffice}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
