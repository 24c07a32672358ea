import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Pool } from './database.ts';

/** A key pair and the published ID of its public key. */
export type SigningKey = { privateKey: KeyObject; kid: string };

const generate = promisify(generateKeyPair);

/** The signing key of a party: created when first needed and stored, so that its signatures stay valid after a restart. */
export async function ensureSigningKey(pool: Pool, purpose: string): Promise<SigningKey> {
  const made = await generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { rows } = await pool.query<{ private_key: string }>(
    `INSERT INTO identity.signing_key AS known (purpose, private_key) VALUES ($1, $2)
     ON CONFLICT (purpose) DO UPDATE SET private_key = known.private_key
     RETURNING private_key`,
    [purpose, made.privateKey],
  );
  const privateKey = createPrivateKey(rows[0]!.private_key);
  const kid = createHash('sha256')
    .update(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }))
    .digest();
  return { privateKey, kid: kid.toString('base64url').slice(0, 16) };
}

/** The public key, as published in key sets. */
export function publicJwk({ privateKey, kid }: SigningKey): Record<string, unknown> {
  return { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}
