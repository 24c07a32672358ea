import { inject } from 'vitest';
import type { PlatformFacts } from './global-setup.ts';

/** The copy of everything that this worker's journeys have to themselves. */
export function thisPlatform(): PlatformFacts {
  return inject('platforms')[Number(process.env['VITEST_POOL_ID']) - 1]!;
}
