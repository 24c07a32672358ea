import { type KeyObject, sign, verify } from 'node:crypto';

/** RSA-SHA256 with PKCS#1 v1.5 padding over the exact body bytes, base64. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

export function signBody(body: Uint8Array, privateKey: KeyObject): string {
  return sign('RSA-SHA256', body, privateKey).toString('base64');
}

export function isSignedBy(publicKey: KeyObject, body: Uint8Array, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  return verify('RSA-SHA256', body, publicKey, Buffer.from(signature, 'base64'));
}
