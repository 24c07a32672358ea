import { newIdempotencyKey } from '@champa/api-client';

/**
 * Sends a change with an idempotency key: while it is under way, and after a failure, the same change has the same key,
 * so a double click makes it once. Once it is made, the next one has another, even if it is the same again.
 */
export function sendOnce<Wish, Answer>(
  send: (wish: Wish, idempotencyKey: string) => Promise<Answer>,
): (wish: Wish) => Promise<Answer> {
  const keys = new Map<string, string>();
  return async (wish) => {
    const said = JSON.stringify(wish);
    const key = keys.get(said) ?? newIdempotencyKey();
    keys.set(said, key);
    const answer = await send(wish, key);
    keys.delete(said);
    return answer;
  };
}
