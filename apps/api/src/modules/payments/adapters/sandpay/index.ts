import * as z from 'zod/mini';
import { sharedSecret } from '../../../../platform/keys.ts';
import { CallbackRefused, type Provider, type ProviderEvent, type RawCallback } from '../../domain/provider.ts';
import type { Adapter } from '../adapter.ts';
import { createDeposits, createRefunds } from './deposits.ts';
import { createSandpayLine, type SandpayLineOptions } from './line.ts';
import { createPayouts } from './payouts.ts';
import { createStatements } from './statements.ts';
import { DepositCallback, PayoutCallback } from './wire.ts';

const Settings = z.object({ baseUrl: z.url({ protocol: /^https?$/ }) });

export const sandpay: Adapter = {
  key: sharedSecret,
  create: ({ settings, key: secret, clock }) => createSandpay({ ...Settings.parse(settings), secret, clock }),
};

/** SandPay: a hosted page, codes, crypto addresses, refunds, payouts, statements; a signed API, signed callbacks. */
export function createSandpay(options: SandpayLineOptions) {
  const line = createSandpayLine(options);
  return {
    deposits: createDeposits(line),
    refunds: createRefunds(line),
    payouts: createPayouts(line),
    statements: createStatements(line),
    parseCallback: (callback, now) => eventOf(line.open(callback, now)),
    accepted: 'OK',
  } satisfies Provider & { parseCallback: (callback: RawCallback, now: Temporal.Instant) => ProviderEvent };
}

/** SandPay says by the name of its own id what it tells about. */
function eventOf(content: unknown): ProviderEvent {
  if (isAboutPayout(content)) return { ...parsed(PayoutCallback, content), about: 'payout' };
  return { ...parsed(DepositCallback, content), about: 'deposit' };
}

function isAboutPayout(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'payoutId' in content;
}

function parsed<T>(schema: z.ZodMiniType<T>, content: unknown): T {
  const { success, data } = schema.safeParse(content);
  if (!success) throw new CallbackRefused('the content is not a callback');
  return data;
}
