/**
 * The server sends customer-service addresses encrypted, and the browser decrypts them when they are used, so programs that
 * harvest addresses from pages and answers find none. This keeps nothing secret from a person: the key is derived from the
 * merchant code, which every page contains. Needs a secure context in the browser (TLS, or localhost).
 */
const NONCE_BYTES = 12;

/** @returns nonce and ciphertext as base64url; another one each time */
export async function encryptPath(path: string, merchantCode: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = new TextEncoder().encode(path);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(merchantCode), bytes);
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Rejects an address that was not encrypted for this merchant, or was changed. */
export async function decryptPath(sealed: string, merchantCode: string): Promise<string> {
  const bytes = fromBase64Url(sealed);
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES) };
  const path = await crypto.subtle.decrypt(algorithm, await keyOf(merchantCode), bytes.slice(NONCE_BYTES));
  return new TextDecoder().decode(path);
}

async function keyOf(merchantCode: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(merchantCode));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

// Uint8Array.toBase64 is too new for the phones that open the site.
function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string) {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!);
}
