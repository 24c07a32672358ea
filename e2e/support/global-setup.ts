import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/test/chromium.ts';
import { newDataDir, type Platform, removeDataDir, startPlatform } from './platform.ts';

export type PlatformFacts = Omit<Platform, 'stop'>;

declare module 'vitest' {
  export interface ProvidedContext {
    platform: PlatformFacts;
    /** The browser's executable. */
    chromium: string;
  }
}

/** One copy of everything for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await findChromium());
  const dataDir = await newDataDir();
  const { stop, ...facts } = await startPlatform(dataDir);
  project.provide('platform', facts);
  return async () => {
    await stop();
    await removeDataDir(dataDir);
  };
}
