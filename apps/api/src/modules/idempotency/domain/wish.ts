import { createHash } from 'node:crypto';

/** What a call asks for: its operation, and the parsed parts of the request. */
export type Asked = { operation: string; params: unknown; body: object };

/**
 * Fields that may differ when a call is repeated, since they are not what it asks for: the key, proofs that the caller
 * is who they say, and the promise that the caller has seen.
 */
const beside: ReadonlySet<string> = new Set(['idempotencyKey', 'password', 'paymentPassword', 'serverSeedHash']);

/** A hash of what a call asks for: the same for a repeated call, another for any other. */
export function hashOfWish({ operation, params, body }: Asked): Buffer {
  const wish = Object.entries(body).filter(([field]) => !beside.has(field));
  const text = JSON.stringify([operation, params ?? null, wish], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return createHash('sha256').update(text).digest();
}
