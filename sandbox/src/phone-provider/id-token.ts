import { createHash, sign } from 'node:crypto';
import type { SigningKey } from '../signing-key.ts';

const HOLDS_SECONDS = 3600;

type IdTokenClaims = { issuer: string; audience: string; phone: string };

/** The ID token of a phone sign-in provider after a number was verified: a JWT (RFC 7519) by RS256. */
export function signIdToken(
  key: SigningKey,
  { issuer, audience, phone }: IdTokenClaims,
  now: Temporal.Instant,
): string {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const subject = createHash('sha256').update(phone).digest('base64url').slice(0, 28);
  const header = { alg: 'RS256', kid: key.kid, typ: 'JWT' };
  const claims = {
    iss: issuer,
    aud: audience,
    sub: subject,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + HOLDS_SECONDS,
    phone_number: phone,
    firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
  };
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${sign('sha256', Buffer.from(text), key.privateKey).toString('base64url')}`;
}
