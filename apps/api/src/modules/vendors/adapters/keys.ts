import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readPublicKey } from '../domain/public-key.ts';
import { invalid } from '../vendors.errors.ts';

/** The kind of credential by which a dialect verifies a vendor's calls. */
export type KeyKind = {
  /** A secret is stored sealed, and never sent. */
  isSecret: boolean;
  /** The file an operator gives, as it is kept. @throws ApiError VALIDATION that says what is wrong with it */
  check: (file: string) => string;
  read: (kept: string) => KeyObject;
};

/** RSA of at least 2048 bits, PEM. */
export const rsaPublicKey: KeyKind = {
  isSecret: false,
  check(file) {
    const key = readPublicKey(file);
    if ('reason' in key) throw invalid('key', key.reason);
    return key.pem;
  },
  read: createPublicKey,
};

const LEAST_SECRET = 16;

/** A secret shared with the vendor, for an HMAC: the trimmed text of the file. */
export const sharedSecret: KeyKind = {
  isSecret: true,
  check(file) {
    const secret = file.trim();
    if (Buffer.byteLength(secret) < LEAST_SECRET)
      throw invalid('key', `a shared secret has at least ${LEAST_SECRET} bytes`);
    return secret;
  },
  read: (kept) => createSecretKey(Buffer.from(kept, 'utf8')),
};
