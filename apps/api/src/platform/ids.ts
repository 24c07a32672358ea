import { createHash, hash, randomBytes } from 'node:crypto';

/** 256 random bits as text: session tokens, tickets, launch tokens. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text is the number of a row: it may then be given to the database. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/**
 * The stored form of a token. A plain hash is enough because the token is random and long; a password needs argon2id.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The same in hex, at a quarter of the cost: for look-ups at every call. */
export function tokenHashHex(token: string): string {
  return hash('sha256', token, 'hex');
}
