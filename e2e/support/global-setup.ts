import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/test/chromium.ts';
import { newDataDir, type Platform, removeDataDir, startPlatform } from './platform.ts';

export type PlatformFacts = Omit<Platform, 'stop'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One copy of everything for each worker, in the order of their numbers. */
    platforms: PlatformFacts[];
    /** The browser's executable. */
    chromium: string;
  }
}

/** As many copies of everything as files of journeys run side by side: what one does to its copy, no other meets. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await findChromium());
  const running: Platform[] = [];
  const stopAll = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await Promise.all(running.map(({ dataDir }) => removeDataDir(dataDir)));
  };
  try {
    // One after the other: the first builds what all of them run.
    for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
      running.push(await startPlatform(await newDataDir()));
    }
  } catch (failure) {
    await stopAll();
    throw failure;
  }
  project.provide(
    'platforms',
    running.map(({ stop: _, ...facts }) => facts),
  );
  return stopAll;
}
