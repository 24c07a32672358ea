import { type Language, languages } from '@champa/contract';
import * as z from 'zod/mini';
import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { whyUnread } from '../../platform/stored.ts';
import type { Texts } from './domain/message.ts';
import type { InboxService } from './inbox.service.ts';

const Words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});
const TextsFile = z.strictObject(Object.fromEntries(languages.map((language) => [language, z.optional(Words)])));

type Needs = {
  service: Pick<InboxService, 'send' | 'sendToAll'>;
  brand: () => Promise<{ defaultLanguage: Language }>;
  pool: Pool;
  record: RecordByHand;
};

export type InboxAdmin = ReturnType<typeof createInboxAdmin>;

/** What staff writes to members. Each message keeps who sent it. */
export function createInboxAdmin({ service, brand, pool, record }: Needs) {
  /** @throws ApiError VALIDATION, also where the text in the brand's own language is missing */
  async function textsOf(file: unknown): Promise<Texts> {
    const parsed = TextsFile.safeParse(file);
    if (!parsed.success) throw new ApiError('VALIDATION', { fields: { texts: whyUnread(parsed.error) } });
    const { defaultLanguage } = await brand();
    if (!parsed.data[defaultLanguage]) {
      throw new ApiError('VALIDATION', { fields: { [defaultLanguage]: 'the brand’s own language is missing' } });
    }
    return parsed.data as Texts;
  }

  return {
    textsOf,

    /** To one member, once for a key. */
    async send(
      by: Actor & { reason?: string },
      { memberId, texts, key }: { memberId: string; texts: unknown; key: string },
    ): Promise<void> {
      const read = await textsOf(texts);
      await inTransaction(pool, async (tx) => {
        if (!(await service.send(tx, { memberId, texts: read, sentBy: by.actor, key }))) return;
        await record(tx, by, 'member_messaged', { memberId }, 'not kept');
      });
    },

    /** To everybody who is registered now. */
    sendToAll: async (by: Actor, texts: unknown): Promise<void> => service.sendToAll(await textsOf(texts), by.actor),
  };
}
