import type { TestProject } from 'vitest/node';
import { buildApps } from '../../tools/start/builds.ts';
import { findChromium } from '../../tools/test/chromium.ts';
import { prepareBrand } from './brand.ts';
import {
  databaseUrlOf,
  newDataDir,
  type Platform,
  removeDataDir,
  ROOT,
  runningPlatform,
  startPlatform,
} from './platform.ts';

export type PlatformFacts = Omit<Platform, 'stop'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One copy of everything per worker, by worker number. */
    platforms: PlatformFacts[];
    /** The browser's executable. */
    chromium: string;
  }
}

/**
 * One copy of everything for each worker: changes in one copy do not affect another. With `E2E_DATA_DIR` the copy that already
 * runs on that folder is used, and is left running.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await findChromium());
  const running = process.env['E2E_DATA_DIR'];
  if (running) {
    const platform = await runningPlatform(running);
    await prepareBrand(await databaseUrlOf(platform));
    project.provide('platforms', [platform]);
    return async () => undefined;
  }

  // The copies share the builds; otherwise each of them would build.
  await buildApps(ROOT, (line) => process.stdout.write(`${line}\n`));
  const starting = Array.from({ length: project.config.maxWorkers }, async () => startPlatform(await newDataDir()));
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
  const stopAll = async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await Promise.all(started.map(({ dataDir }) => removeDataDir(dataDir)));
  };
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  project.provide(
    'platforms',
    started.map(({ stop: _, ...facts }) => facts),
  );
  return stopAll;
}
