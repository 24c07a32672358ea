import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
  }
}

/** Vitest global set-up: one PostgreSQL for the whole run. Nothing in it outlives the run, so it need not reach the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer({ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' });
  project.provide('testServerUrl', server.url('postgres'));
  return server.remove;
}
