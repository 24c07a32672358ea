import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import { CallbackRefused, ProviderUnreachable, type RawCallback } from '../../domain/provider.ts';
import { isFresh, isSignature, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, timestampOf } from './signature.ts';

const ANSWER_WITHIN_MS = 8_000;

export type SandpayLineOptions = { baseUrl: string; secret: KeyObject; clock: Clock; answerWithinMs?: number };

/** An answer of SandPay's: its status, and its text as JSON; `undefined` for what is none. */
export type SandpayAnswer = { status: number; content: unknown };

export type SandpayLine = ReturnType<typeof createSandpayLine>;

/** Calls signed by us, callbacks signed by SandPay. */
export function createSandpayLine({ baseUrl, secret, clock, answerWithinMs = ANSWER_WITHIN_MS }: SandpayLineOptions) {
  return {
    /** @throws ProviderUnreachable where no whole answer came */
    async call(method: 'GET' | 'POST', path: string, body = ''): Promise<SandpayAnswer> {
      const timestamp = timestampOf(clock.now());
      try {
        const response = await fetch(new URL(path, baseUrl), {
          method,
          headers: {
            [TIMESTAMP_HEADER]: timestamp,
            [SIGNATURE_HEADER]: sign(secret, `${timestamp}.${method} ${path}.${body}`),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body }),
          redirect: 'error',
          signal: AbortSignal.timeout(answerWithinMs),
        });
        return { status: response.status, content: parseJson(await response.text()) };
      } catch (error) {
        throw new ProviderUnreachable('no answer', { cause: error });
      }
    },

    /** The content of a callback that SandPay signed just now. @throws CallbackRefused for any other */
    open({ headers, body }: RawCallback, now: Temporal.Instant): unknown {
      const timestamp = String(headers[TIMESTAMP_HEADER] ?? '');
      const signature = String(headers[SIGNATURE_HEADER] ?? '');
      if (!isFresh(timestamp, now)) throw new CallbackRefused('the time is missing or too far off');
      if (!isSignature(secret, `${timestamp}.${body}`, signature)) throw new CallbackRefused('the signature is wrong');
      return parseJson(body);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
