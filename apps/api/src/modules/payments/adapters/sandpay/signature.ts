import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

export const TIMESTAMP_HEADER = 'x-sandpay-timestamp';
export const SIGNATURE_HEADER = 'x-sandpay-signature';

const WINDOW_SECONDS = 300;

/** SandPay's signature of a text: HMAC-SHA256 in hex. */
export function sign(secret: KeyObject, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time. */
export function isSignature(secret: KeyObject, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** `timestamp` is in Unix seconds and may be off by five minutes either way. */
export function isFresh(timestamp: string, now: Temporal.Instant): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.epochMilliseconds / 1000 - Number(timestamp)) <= WINDOW_SECONDS;
}

export function timestampOf(now: Temporal.Instant): string {
  return String(Math.floor(now.epochMilliseconds / 1000));
}
