import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

export const TIME_HEADER = 'x-spribe-client-ts';
export const SIGNATURE_HEADER = 'x-spribe-client-signature';

/** Of a call: its path with the query, its body, and its time, in whole seconds since 1970. */
type Signed = { time: string; url: string; body: Buffer };

/** HMAC-SHA256 over time, path and body, in hex. */
export function signCall({ time, url, body }: Signed, secret: KeyObject): string {
  return createHmac('sha256', secret).update(time).update(url).update(body).digest('hex');
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The age of a call is not judged: each is carried out once, whenever it comes. */
export function isSigned({ url, headers, body }: { url: string; headers: Headers; body: Buffer }, secret: KeyObject) {
  const time = headers[TIME_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof time !== 'string' || typeof signature !== 'string') return false;
  const expected = Buffer.from(signCall({ time, url, body }, secret));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
