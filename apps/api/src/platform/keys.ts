import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { ApiError } from './http/api-error.ts';
import { readPublicKey } from './public-key.ts';

/** The kind of credential by which an outside party's calls are verified. */
export type KeyKind = {
  /** A secret is stored sealed, and never sent. */
  isSecret: boolean;
  /** The stored form of the operator's file. @throws ApiError VALIDATION that names its fault */
  check: (file: string) => string;
  read: (kept: string) => KeyObject;
};

/** RSA of at least 2048 bits, PEM. */
export const rsaPublicKey: KeyKind = {
  isSecret: false,
  check(file) {
    const key = readPublicKey(file);
    if ('reason' in key) throw unusable(key.reason);
    return key.pem;
  },
  read: createPublicKey,
};

const LEAST_SECRET = 16;

/** A secret shared with the party, for an HMAC: the trimmed text of the file. */
export const sharedSecret: KeyKind = {
  isSecret: true,
  check(file) {
    const secret = file.trim();
    if (Buffer.byteLength(secret) < LEAST_SECRET) throw unusable(`a shared secret has at least ${LEAST_SECRET} bytes`);
    return secret;
  },
  read: (kept) => createSecretKey(Buffer.from(kept, 'utf8')),
};

function unusable(why: string): ApiError {
  return new ApiError('VALIDATION', { fields: { key: why } });
}
