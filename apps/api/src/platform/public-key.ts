import { createPublicKey, type KeyObject } from 'node:crypto';

const LEAST_BITS = 2048;

export type KeyReading = { pem: string } | { reason: string };

/** Reads a vendor's public key from PEM text: RSA of at least 2048 bits, as SPKI or PKCS#1. Returns it as SPKI. */
export function readPublicKey(text: string): KeyReading {
  if (text.includes('PRIVATE KEY'))
    return { reason: 'this is a private key: ask the vendor for the public one, and tell it that this one has leaked' };
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    return { reason: 'this is no public key in PEM form (it begins with "-----BEGIN PUBLIC KEY-----")' };
  }
  if (key.asymmetricKeyType !== 'rsa') return { reason: `an RSA key is needed, this is ${key.asymmetricKeyType}` };
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < LEAST_BITS) return { reason: `at least ${LEAST_BITS} bits are needed, this key has ${bits}` };
  return { pem: key.export({ type: 'spki', format: 'pem' }).toString() };
}
