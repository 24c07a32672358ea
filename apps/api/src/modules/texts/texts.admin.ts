import { type SiteLanguage, siteLanguages, type SiteText } from '@champa/contract';
import { builtInMessages, isMessageId, type MessageId, textFault } from '@champa/i18n/server';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import {
  insertTextVersion,
  lockTexts,
  selectTextHeads,
  selectTextVersion,
  selectTextVersions,
  type TextHead,
  type TextVersion,
} from './texts.repo.ts';

export type { TextVersion };

type Needs = { pool: Pool; clock: Clock; record: RecordByHand };

/** A message, with the last change that was made of it. */
export type ViewedText = { id: MessageId; value: SiteText; last: TextHead | null };

/** @param read the last change that the employee saw; 0 where there was none */
type Change = { id: string; read: bigint };

export type TextsAdmin = ReturnType<typeof createTextsAdmin>;

/** What staff does with the texts of the site. The audit log keeps each change, the versions what became of the text. */
export function createTextsAdmin({ pool, clock, record }: Needs) {
  /** @throws ApiError CHANGED_MEANWHILE with what it is now */
  async function change(
    by: ByStaff,
    { id: textId, read }: Change,
    valueIn: (tx: WriteHandle) => Promise<SiteText>,
  ): Promise<void> {
    const id = requireText(textId);
    await inTransaction(pool, async (tx) => {
      await lockTexts(tx);
      const [last] = await selectTextHeads(tx, id);
      if ((last?.id ?? 0n) !== read) throw changedMeanwhile(last);
      const value = given(await valueIn(tx));
      requireFit(id, value);
      await insertTextVersion(tx, { textId: id, value, by, now: clock.now() });
      await record(tx, by, 'text_saved', { text: id }, { before: last?.value ?? {}, after: value });
    });
  }

  return {
    /** Every message whose ID or text has what is searched for, in any language. */
    async list({ search, isOwn }: { search: string; isOwn: boolean }): Promise<ViewedText[]> {
      const heads = new Map((await selectTextHeads(pool, null)).map((head) => [head.textId, head]));
      const wanted = folded(search.trim());
      return (Object.keys(builtInMessages.en) as MessageId[])
        .toSorted()
        .map((id) => ({ id, value: heads.get(id)?.value ?? {}, last: heads.get(id) ?? null }))
        .filter(({ value }) => !isOwn || Object.keys(value).length > 0)
        .filter((text) => searchable(text).some((each) => folded(each).includes(wanted)));
    },

    /** @throws ApiError NOT_FOUND */
    async view(textId: string): Promise<ViewedText> {
      const id = requireText(textId);
      const [last = null] = await selectTextHeads(pool, id);
      return { id, value: last?.value ?? {}, last };
    },

    /** @throws ApiError VALIDATION that says which language's text does not fit, and why; CHANGED_MEANWHILE; nothing was saved then */
    save: (by: ByStaff, { value, ...which }: Change & { value: SiteText }): Promise<void> =>
      change(by, which, async () => value),

    /** Makes of a text what an earlier change made of it, or the built-in one. @throws ApiError NOT_FOUND without such a change */
    restore: (by: ByStaff, { to, ...which }: Change & { to: bigint | 'default' }): Promise<void> =>
      change(by, which, async (tx) => {
        if (to === 'default') return {};
        const value = await selectTextVersion(tx, which.id, to);
        if (!value) throw new ApiError('NOT_FOUND', { version: String(to) });
        return value;
      }),

    /** The changes of a text, the newest first. */
    versions: (textId: string, { before, pageSize }: PageWish): Promise<Page<TextVersion>> =>
      readPage(pageSize, (limit) => selectTextVersions(pool, requireText(textId), { before, limit }), byId),
  };
}

function requireText(id: string): MessageId {
  if (!isMessageId(id)) throw new ApiError('NOT_FOUND', { text: id });
  return id;
}

/** Without the languages that have the built-in text. */
function given(value: SiteText): SiteText {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text.trim() !== ''));
}

const LONGEST = 2000;

function requireFit(id: MessageId, value: SiteText): void {
  const faults = (Object.entries(value) as [SiteLanguage, string][]).map(([language, text]) => {
    const fault = text.length > LONGEST ? 'length' : textFault(text, id, language);
    return [`value.${language}`, fault] as const;
  });
  const fields = Object.fromEntries(faults.filter(([, fault]) => fault !== null));
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
}

function changedMeanwhile(last: TextHead | undefined): ApiError {
  return new ApiError('CHANGED_MEANWHILE', {
    by: last?.changedBy ?? '',
    at: String(last?.changedAt ?? ''),
    revision: String(last?.id ?? 0n),
    current: last?.value ?? {},
  });
}

function searchable({ id, value }: ViewedText): string[] {
  return [id, ...siteLanguages.map((language) => builtInMessages[language][id]), ...Object.values(value)];
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
