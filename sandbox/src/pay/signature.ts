import { createHmac, timingSafeEqual } from 'node:crypto';

export const TIMESTAMP_HEADER = 'x-sandpay-timestamp';
export const SIGNATURE_HEADER = 'x-sandpay-signature';

/** Maximum difference between a request's time and ours, in seconds. */
const WINDOW_SECONDS = 300;

/**
 * The signed text of a merchant's request: time, method, path, and the body as sent. Method and path are included because queries
 * have no body that distinguishes them, and so that a request can never pass as a callback.
 */
export function requestText(timestamp: string, method: string, path: string, body: string): string {
  return `${timestamp}.${method} ${path}.${body}`;
}

/** The signed text of a callback: time, and the body as sent. */
export function callbackText(timestamp: string, body: string): string {
  return `${timestamp}.${body}`;
}

/** HMAC-SHA256 in hex. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time. */
export function isSignature(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** `timestamp` is in Unix seconds. */
export function isFresh(timestamp: string, now: Temporal.Instant): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.epochMilliseconds / 1000 - Number(timestamp)) <= WINDOW_SECONDS;
}

export function timestampOf(now: Temporal.Instant): string {
  return String(Math.floor(now.epochMilliseconds / 1000));
}
