import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readPublicKey } from './public-key.ts';

/** The kind of credential by which an outside party's calls are verified. */
export type KeyKind = {
  /** A secret is stored sealed, and never sent. */
  isSecret: boolean;
  /** The stored form of the operator's file. @throws KeyRefused that names its fault */
  check: (file: string) => string;
  read: (kept: string) => KeyObject;
};

/** Why a key is not taken; the message is for the operator. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

/** RSA of at least 2048 bits, PEM. */
export const rsaPublicKey: KeyKind = {
  isSecret: false,
  check(file) {
    const key = readPublicKey(file);
    if ('reason' in key) throw new KeyRefused(key.reason);
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
    if (Buffer.byteLength(secret) < LEAST_SECRET)
      throw new KeyRefused(`a shared secret has at least ${LEAST_SECRET} bytes`);
    return secret;
  },
  read: (kept) => createSecretKey(Buffer.from(kept, 'utf8')),
};
