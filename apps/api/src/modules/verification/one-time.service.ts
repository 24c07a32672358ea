import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { selectChallenge, takeChallenge, upsertChallenge } from './challenges.repo.ts';

type Needs = { pool: Pool; clock: Clock; secrets: SecretBox };

/**
 * One-time tokens: given to a browser, taken back once within minutes; their content is stored sealed. `kind` is what a token
 * is for: one of one kind is worth nothing as another.
 */
export function createOneTime({ pool, clock, secrets }: Needs) {
  const purposeOf = (kind: string): string => `one-time/${kind}`;
  const open = (kind: string, sealed: string): unknown => JSON.parse(secrets.open(purposeOf(kind), sealed));

  return {
    /** @returns the token, a random one unless one is given */
    async give(kind: string, content: object, minutes: number, token = randomToken()): Promise<string> {
      const now = clock.now();
      const answer = secrets.seal(purposeOf(kind), JSON.stringify(content));
      const expiresAt = now.add({ minutes });
      await upsertChallenge(pool, { idHash: tokenHash(token), kind, answer, memberId: null, now, expiresAt }, now);
      return token;
    },

    /** The content of a token, which stays valid. */
    async read(kind: string, token: string): Promise<unknown> {
      const known = await selectChallenge(pool, kind, tokenHash(token), clock.now());
      return known && open(kind, known.answer);
    },

    /** The content of a token, once; null where there was no such token, or it was taken or has expired. */
    async take(db: ReadHandle, kind: string, token: string): Promise<unknown> {
      const known = await takeChallenge(db, kind, tokenHash(token), clock.now());
      return known && open(kind, known.answer);
    },
  };
}

export type OneTime = ReturnType<typeof createOneTime>;
