import { randomUUID } from 'node:crypto';
import {
  type Operation,
  PAYLOAD_ALGORITHM,
  PAYLOAD_FRESH_SECONDS,
  payloadKey,
  SealedPayload,
  type OperationValue,
} from '@champa/contract';
import { compactDecrypt, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { SealedBody } from '../../platform/http/body-parsers.ts';
import { tokenHash } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import {
  deletePayloadKeys,
  insertPayloadKey,
  insertSeenPayload,
  type PayloadKeyRow,
  selectNewestPayloadKey,
  selectPayloadKey,
} from './payloads.repo.ts';
import type { VerificationRules } from './verification.settings.ts';

/** A key is published for a day, and still opens for an hour what a page sealed with it. */
const PUBLISHED_HOURS = 24;
const ACCEPTED_HOURS = PUBLISHED_HOURS + 1;
const SEAL = 'payload-key';

type Needs = { pool: Pool; clock: Clock; secrets: SecretBox; settings: () => Promise<VerificationRules> };

/**
 * Encrypted payloads: bodies that only this program can read, wherever TLS ends before it. Each is for one operation, fresh,
 * and taken once.
 */
export function createPayloads({ pool, clock, secrets, settings }: Needs) {
  // A key never changes, so what was read of it once is not asked for again: every sign-in needs it.
  const opened = new Map<string, { key: CryptoKey; createdAt: Temporal.Instant }>();

  /** The key to publish; a new one where the last is a day old. */
  async function publish(): Promise<OperationValue<typeof payloadKey>> {
    const now = clock.now();
    const newest = await selectNewestPayloadKey(pool);
    const isFresh = newest && now.since(newest.created_at).total('hours') < PUBLISHED_HOURS;
    const { kid, public_jwk: jwk } = isFresh ? newest : await makeKey(now);
    const { encryptedPayloads } = (await settings()).signIn;
    return {
      key: { kid, kty: 'EC', crv: 'P-256', x: jwk.x!, y: jwk.y! },
      now: Math.floor(now.epochMilliseconds / 1000),
      required: encryptedPayloads === 'required',
    };
  }

  async function makeKey(now: Temporal.Instant): Promise<PayloadKeyRow> {
    const pair = await generateKeyPair(PAYLOAD_ALGORITHM.alg, { crv: 'P-256', extractable: true });
    const sealed = secrets.seal(SEAL, JSON.stringify(await exportJWK(pair.privateKey)));
    const row = {
      kid: randomUUID(),
      public_jwk: await exportJWK(pair.publicKey),
      sealed_key: sealed,
      created_at: now,
    };
    await insertPayloadKey(pool, row);
    return row;
  }

  async function privateKeyOf(kid: string): Promise<CryptoKey> {
    const oldest = clock.now().subtract({ hours: ACCEPTED_HOURS });
    const known = opened.get(kid);
    if (known && Temporal.Instant.compare(known.createdAt, oldest) > 0) return known.key;
    const row = await selectPayloadKey(pool, kid, oldest);
    if (!row) throw unreadable();
    const jwk = JSON.parse(secrets.open(SEAL, row.sealed_key)) as JWK;
    const key = (await importJWK(jwk, PAYLOAD_ALGORITHM.alg)) as CryptoKey;
    opened.set(kid, { key, createdAt: row.created_at });
    return key;
  }

  async function decrypt(sealed: string): Promise<SealedPayload> {
    const { plaintext } = await compactDecrypt(
      sealed,
      async ({ kid }) => privateKeyOf(typeof kid === 'string' ? kid : ''),
      {
        keyManagementAlgorithms: [PAYLOAD_ALGORITHM.alg],
        contentEncryptionAlgorithms: [PAYLOAD_ALGORITHM.enc],
      },
    );
    return SealedPayload.parse(JSON.parse(new TextDecoder().decode(plaintext)));
  }

  /** Opens what was sealed for an operation, once. @throws ApiError PAYLOAD_UNREADABLE, which does not say why */
  async function openSealed(operationId: string, sealed: string): Promise<unknown> {
    const payload = await decrypt(sealed).catch((error: unknown) => {
      throw isDatabaseFailure(error) ? error : unreadable();
    });
    const now = clock.now();
    const age = Math.abs(now.epochMilliseconds / 1000 - payload.iat);
    if (payload.aud !== operationId || age > PAYLOAD_FRESH_SECONDS) throw unreadable();
    const expiresAt = now.add({ seconds: 2 * PAYLOAD_FRESH_SECONDS });
    if (!(await insertSeenPayload(pool, tokenHash(payload.jti), expiresAt))) throw unreadable();
    return payload.body;
  }

  return {
    publish,
    openSealed,
    /** The body of an operation that takes encrypted ones: opened, or as it is where the brand still takes plain ones. */
    async openBody({ id }: Pick<Operation, 'id'>, body: unknown): Promise<unknown> {
      if (body instanceof SealedBody) return openSealed(id, body.text);
      if ((await settings()).signIn.encryptedPayloads === 'required') throw new ApiError('PAYLOAD_ENCRYPTION_REQUIRED');
      return body;
    },
    forgetOldKeys: (tx: WriteHandle): Promise<void> =>
      deletePayloadKeys(tx, clock.now().subtract({ hours: ACCEPTED_HOURS })),
  };
}

export type Payloads = ReturnType<typeof createPayloads>;

function unreadable(): ApiError {
  return new ApiError('PAYLOAD_UNREADABLE');
}

// What the database refuses is our failure, not the sender's.
function isDatabaseFailure(error: unknown): boolean {
  return error instanceof Error && ('severity' in error || 'syscall' in error);
}

/** Whether this secrets key sealed what the database keeps; null where nothing tells yet. */
export async function fitsDatabase(db: ReadHandle, secrets: SecretBox): Promise<boolean | null> {
  const newest = await selectNewestPayloadKey(db);
  if (!newest) return null;
  try {
    return secrets.open(SEAL, newest.sealed_key) !== '';
  } catch {
    return false;
  }
}
