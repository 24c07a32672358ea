import * as z from 'zod/mini';
import { operation } from './operation.ts';

/**
 * Encrypted payloads. An `encrypted` operation accepts its body as a JWE (compact form, `application/jose`), made with the
 * published key: ECDH-ES and A256GCM, with the key's ID as `kid`. The plaintext is the JSON of `SealedPayload`.
 */
export const PAYLOAD_TYPE = 'application/jose';
export const PAYLOAD_ALGORITHM = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;
/** Maximum difference between the time in a payload and the server's, in seconds. */
export const PAYLOAD_FRESH_SECONDS = 120;

export const SealedPayload = z.object({
  /** The operation's ID: a payload is valid for one operation only. */
  aud: z.string(),
  /** When it was sealed, in seconds of the server's clock (`now` of the key's answer). */
  iat: z.number(),
  /** A random text of at least 16 characters, accepted once. */
  jti: z.string().check(z.minLength(16), z.maxLength(64)),
  body: z.unknown(),
});
export type SealedPayload = z.infer<typeof SealedPayload>;

export const payloadKey = operation({
  id: 'payloadKey',
  method: 'GET',
  path: '/api/payload-key',
  access: 'public',
  summary: 'The public key (JWK, P-256) to encrypt payloads with. It changes daily; ask again after PAYLOAD_UNREADABLE',
  value: z.object({
    key: z.object({ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
    /** The server's time in seconds, so that a wrong clock of the device does not matter. */
    now: z.int(),
    /** Plain bodies are refused. */
    required: z.boolean(),
  }),
});
