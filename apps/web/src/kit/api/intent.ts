import { newIdempotencyKey } from '@champa/api-client';

/** Something sent under a key: pressing again after a lost answer is the same wish, another wish has another key. */
export type Intent = { wish: string; idempotencyKey: string };

export function intentOf(last: Intent | undefined, wish: object): Intent {
  const said = JSON.stringify(wish);
  return last?.wish === said ? last : { wish: said, idempotencyKey: newIdempotencyKey() };
}
