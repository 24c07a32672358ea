import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { sealPayload } from './payload.ts';

const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
const jwk = (await exportJWK(pair.publicKey)) as JWK & { kty: 'EC'; crv: 'P-256'; x: string; y: string };
const key = { kid: 'a-key', kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y };
const sealing = {
  key,
  operationId: 'login',
  body: { username: 'ສົມພອນ', password: 'night-Garden-7' },
  now: 1_790_000_000,
};

const open = async (sealed: string) => {
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, pair.privateKey);
  return { header: protectedHeader, payload: JSON.parse(new TextDecoder().decode(plaintext)) };
};

test('a sealed payload opens with a standard JOSE library', async () => {
  const { header, payload } = await open(await sealPayload(sealing));
  expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'a-key' });
  expect(payload).toMatchObject({ aud: 'login', iat: sealing.now, body: sealing.body });
});

test('no two payloads share a key, a nonce or an ID', async () => {
  const sealed = await Promise.all(Array.from({ length: 20 }, () => sealPayload(sealing)));
  const opened = await Promise.all(sealed.map(open));
  expect(new Set(opened.map(({ payload }) => payload.jti)).size).toBe(20);
  expect(new Set(opened.map(({ header }) => JSON.stringify(header['epk']))).size).toBe(20);
  expect(new Set(sealed.map((text) => text.split('.')[2])).size).toBe(20);
  expect(opened.every(({ payload }) => payload.jti.length >= 16 && payload.jti.length <= 64)).toBe(true);
});

test('any change to a payload is detected', async () => {
  const sealed = await sealPayload(sealing);
  for (const part of [2, 3, 4]) {
    const parts = sealed.split('.');
    const at = parts[part]!;
    parts[part] = (at.startsWith('A') ? 'B' : 'A') + at.slice(1);
    await expect(open(parts.join('.'))).rejects.toThrow();
  }
});
