import { inject } from 'vitest';
import type { PlatformFacts } from './global-setup.ts';

/** The copy of everything that belongs to this worker's journeys. */
export function thisPlatform(): PlatformFacts {
  return inject('platforms')[Number(process.env['VITEST_POOL_ID']) - 1]!;
}
