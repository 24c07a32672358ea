import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { type Allowances, createAllowances } from './allowances.service.ts';
import { createDevices, type Devices } from './devices.ts';
import { deleteOld } from './throttle.repo.ts';
import { createThrottle, type Throttle } from './throttle.service.ts';

export type ThrottleModule = Module & Throttle & { allowances: Allowances; devices: Devices };

/** How often something may be tried or asked for. */
export function createThrottleModule(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  needs: { secrets: SecretBox },
): ThrottleModule {
  const tidy: Job = {
    name: 'throttle_tidy',
    cron: '*/10 * * * *',
    run: () => inTransaction(pool, (tx) => deleteOld(tx, clock.now().subtract({ hours: 24 }))),
  };
  return {
    name: 'throttle',
    ...createThrottle(pool, clock),
    allowances: createAllowances(pool, clock),
    devices: createDevices(needs),
    jobs: [tidy],
  };
}
