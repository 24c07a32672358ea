import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { selectChallenge, takeChallenge, upsertChallenge } from './challenges.repo.ts';

/** What a word is given for; one of one kind is worth nothing as another. */
type Kind = 'passkey-new' | 'passkey' | 'provider-link' | 'provider-visit' | 'provider-ticket' | 'provider-newcomer';

type Needs = { pool: Pool; clock: Clock; secrets: SecretBox };

/** Words that are given to a browser and come back once, within minutes; what they stand for is kept sealed. */
export function createOneTime({ pool, clock, secrets }: Needs) {
  const purposeOf = (kind: Kind): string => `one-time/${kind}`;
  const open = (kind: Kind, sealed: string): unknown => JSON.parse(secrets.open(purposeOf(kind), sealed));

  return {
    /** @returns the word, made up unless one is given */
    async give(kind: Kind, content: object, minutes: number, word = randomToken()): Promise<string> {
      const now = clock.now();
      const answer = secrets.seal(purposeOf(kind), JSON.stringify(content));
      const expiresAt = now.add({ minutes });
      await upsertChallenge(pool, { idHash: tokenHash(word), kind, answer, memberId: null, now, expiresAt }, now);
      return word;
    },

    /** What a word stands for; it goes on holding. */
    async read(kind: Kind, word: string): Promise<unknown> {
      const known = await selectChallenge(pool, kind, tokenHash(word), clock.now());
      return known && open(kind, known.answer);
    },

    /** What a word stands for, this once; null where it never was, was taken, or is too old. */
    async take(db: ReadHandle, kind: Kind, word: string): Promise<unknown> {
      const known = await takeChallenge(db, kind, tokenHash(word), clock.now());
      return known && open(kind, known.answer);
    },
  };
}

export type OneTime = ReturnType<typeof createOneTime>;
