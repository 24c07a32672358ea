import { newIdempotencyKey } from '@champa/api-client';

/**
 * A request with its idempotency key: pressing again after a lost answer repeats the same request; another request has
 * another key.
 */
export type Intent = { wish: string; idempotencyKey: string };

export function intentOf(last: Intent | undefined, wish: object): Intent {
  const said = JSON.stringify(wish);
  return last?.wish === said ? last : { wish: said, idempotencyKey: newIdempotencyKey() };
}
