import { createHash, hash, randomBytes } from 'node:crypto';

/** 256 random bits as text: session tokens, tickets, launch tokens. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is stored of a token. A plain hash serves because the token is random and long; a password's hash is another
 * matter (argon2id).
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The same in hex, a quarter of the work: for what is looked up at every call. */
export function tokenHashHex(token: string): string {
  return hash('sha256', token, 'hex');
}
