import type * as contract from '@champa/contract';
import type { OperationValue } from '@champa/contract';

type PublishedKey = OperationValue<typeof contract.payloadKey>['key'];

export type Sealing = {
  key: PublishedKey;
  /** The operation the body is for. */
  operationId: string;
  body: unknown;
  /** The server's time in seconds: that of the key's answer, plus the time that has passed since. */
  now: number;
};

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const HEADER = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;
const KEY_BITS = 256;
const TAG_BYTES = 16;
const utf8 = new TextEncoder();

/**
 * Encrypts a body with the server's published key, as a JWE in compact form (RFC 7516; ECDH-ES with A256GCM, RFC 7518), with
 * WebCrypto, which browsers offer on pages served over TLS and on localhost.
 */
export async function sealPayload({ key: { kid, ...jwk }, operationId, body, now }: Sealing): Promise<string> {
  const published = await crypto.subtle.importKey('jwk', jwk, CURVE, false, []);
  const ours = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: published }, ours.privateKey, KEY_BITS);
  const key = await crypto.subtle.importKey('raw', await concatKdf(shared), 'AES-GCM', false, ['encrypt']);

  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', ours.publicKey);
  const header = base64url(utf8.encode(JSON.stringify({ ...HEADER, kid, epk: { kty, crv, x, y } })));
  const jti = base64url(crypto.getRandomValues(new Uint8Array(24)));
  const payload = utf8.encode(JSON.stringify({ aud: operationId, iat: now, jti, body }));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8.encode(header) }, key, payload),
  );
  const [text, tag] = [sealed.subarray(0, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  return [header, '', base64url(iv), base64url(text), base64url(tag)].join('.');
}

/** The key of one message from a shared secret: one round of NIST's Concat KDF (RFC 7518, section 4.6.2). */
async function concatKdf(shared: ArrayBuffer): Promise<ArrayBuffer> {
  const algorithm = utf8.encode(HEADER.enc);
  const noParty = number(0);
  const parts = [
    number(1),
    new Uint8Array(shared),
    number(algorithm.length),
    algorithm,
    noParty,
    noParty,
    number(KEY_BITS),
  ];
  const input = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    input.set(part, at);
    return at + part.length;
  }, 0);
  return crypto.subtle.digest('SHA-256', input);
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
