import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Keeps secrets from the program's own database: sealed texts (AES-256-GCM) and keyed hashes. Each purpose has a key of
 * its own, so that a text sealed for one opens for no other.
 */
export type SecretBox = {
  seal: (purpose: string, text: string) => string;
  /** @throws when it was sealed for another purpose, by another key, or was changed */
  open: (purpose: string, sealed: string) => string;
  /** A hash that cannot be guessed by trial without the key. */
  mac: (purpose: string, text: string) => Buffer;
};

export function createSecretBox(secret: Buffer): SecretBox {
  if (secret.length < KEY_BYTES) throw new Error(`The secrets key is shorter than ${KEY_BYTES} bytes`);
  const keyOf = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `champa/${purpose}`, KEY_BYTES));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },
    mac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest(),
  };
}
