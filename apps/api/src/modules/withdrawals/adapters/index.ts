import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { PayoutProvider } from '../domain/provider.ts';
import { createSandpayPayouts } from './sandpay/sandpay.ts';

type AdapterFactory = (settings: unknown, clock: Clock) => PayoutProvider;

const SandpaySettings = z.object({ baseUrl: z.url({ protocol: /^https?$/ }), secretFile: z.string() });

/** Adapters by the name `withdrawals.provider` knows them by; each parses its own settings. */
export const adapters: Record<string, AdapterFactory> = {
  sandpay: (settings, clock) => {
    const { baseUrl, secretFile } = SandpaySettings.parse(settings);
    return createSandpayPayouts({ baseUrl, secret: readFileSync(secretFile, 'utf8').trim(), clock });
  },
};
