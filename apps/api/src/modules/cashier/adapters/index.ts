import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentProvider } from '../domain/provider.ts';
import { createSandpay } from './sandpay/sandpay.ts';

export type AdapterFactory = (settings: unknown, clock: Clock) => PaymentProvider;

const SandpaySettings = z.object({ baseUrl: z.url({ protocol: /^https?$/ }), secretFile: z.string() });

/** Adapters by the name `cashier.provider` knows them by; each parses its own settings. */
export const adapters: Record<string, AdapterFactory> = {
  sandpay: (settings, clock) => {
    const { baseUrl, secretFile } = SandpaySettings.parse(settings);
    return createSandpay({ baseUrl, secret: readFileSync(secretFile, 'utf8').trim(), clock });
  },
};
