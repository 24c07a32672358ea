import { type AdminLetter, type Language, languages } from '@champa/contract';
import * as z from 'zod/mini';
import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { whyUnread } from '../../platform/stored.ts';
import { canBeFilled, filledFor, type Letter, textsOfLetter } from './domain/letter.ts';
import type { Texts, Words } from './domain/message.ts';
import type { InboxService } from './inbox.service.ts';

const WordsFile = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});
const TextsFile = z.strictObject(Object.fromEntries(languages.map((language) => [language, z.optional(WordsFile)])));

const EXAMPLE = 'somphone';

type Needs = {
  service: Pick<InboxService, 'send' | 'sendToAll'>;
  brand: () => Promise<{ name: string; defaultLanguage: Language }>;
  /** What employees begin letters with. */
  letters: () => Promise<Letter[]>;
  pool: Pool;
  record: RecordByHand;
};

export type InboxAdmin = ReturnType<typeof createInboxAdmin>;

/** What staff writes to members. Each message keeps who sent it. */
export function createInboxAdmin({ service, brand, letters, pool, record }: Needs) {
  /** @throws ApiError VALIDATION, also where the text in the brand's own language is missing, or names what is not filled in */
  async function textsOf(file: unknown): Promise<Texts> {
    const parsed = TextsFile.safeParse(file);
    if (!parsed.success) throw new ApiError('VALIDATION', { fields: { texts: whyUnread(parsed.error) } });
    const { defaultLanguage } = await brand();
    if (!parsed.data[defaultLanguage]) {
      throw new ApiError('VALIDATION', { fields: { [defaultLanguage]: 'the brand’s own language is missing' } });
    }
    const texts = parsed.data as Texts;
    const wrong = Object.entries(texts).filter(([, words]) => !canBeFilled(`${words.title} ${words.content}`));
    if (wrong.length > 0)
      throw new ApiError('VALIDATION', {
        fields: Object.fromEntries(wrong.map(([language]) => [language, 'letter_argument'])),
      });
    return texts;
  }

  /** One to a member, once for a key. */
  async function send(
    by: Actor & { reason?: string },
    { memberId, texts, key }: { memberId: string; texts: unknown; key: string },
  ): Promise<void> {
    const read = await textsOf(texts);
    await inTransaction(pool, async (tx) => {
      if (!(await service.send(tx, { memberId, texts: read, sentBy: by.actor, key }))) return;
      await record(tx, by, 'member_messaged', { memberId }, 'not kept');
    });
  }

  return {
    textsOf,

    send,

    /** What a letter may begin with, as it is written and as a reader would see it: as saved, or as typed. */
    async letters(typed?: readonly Letter[]): Promise<AdminLetter[]> {
      const { name: brandName } = await brand();
      const example = (words: Words): Words => filledFor(words, { brand: brandName, username: EXAMPLE });
      return (typed ?? (await letters())).map((letter) => {
        const texts = textsOfLetter(letter);
        const shown = Object.entries(texts).map(([language, words]) => [language, example(words)]);
        return { id: letter.name, texts, shown: Object.fromEntries(shown) };
      });
    },

    /** Sends a saved one to a member, who gets it as any other. @throws ApiError NOT_FOUND, VALIDATION */
    async tryOut(
      by: Actor & { reason?: string },
      { name, memberId, key }: { name: string; memberId: string; key: string },
    ): Promise<void> {
      const letter = (await letters()).find((one) => one.name === name);
      if (!letter) throw new ApiError('NOT_FOUND', { letter: name });
      await send(by, { memberId, texts: textsOfLetter(letter), key });
    },

    /** To everybody who is registered now. */
    sendToAll: async (by: Actor, texts: unknown): Promise<void> => service.sendToAll(await textsOf(texts), by.actor),
  };
}
