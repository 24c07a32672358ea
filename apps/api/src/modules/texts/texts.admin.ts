import { type SiteLanguage, siteLanguages, type SiteText } from '@champa/contract';
import { builtInMessages, isLanguage, isMessageId, type MessageId, textFault } from '@champa/i18n/server';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import {
  insertTextVersion,
  lockTexts,
  selectTextHeads,
  selectTextReviews,
  selectTextVersion,
  selectTextVersions,
  type TextHead,
  type TextReview,
  type TextVersion,
  upsertTextReviews,
} from './texts.repo.ts';

export type { TextVersion };

type Needs = { pool: Pool; clock: Clock; record: RecordByHand };

/** A message, with the last change that was made of it. */
export type ViewedText = {
  id: MessageId;
  value: SiteText;
  last: TextHead | null;
  /** The languages in which nobody of the brand has read it yet. */
  toReview: readonly SiteLanguage[];
};

/** A message in a file for translators: `reviewed` is theirs to set. */
export type TextUnit = { id: MessageId; en: string; text: string; reviewed: boolean };
/** What a file brings: other fields are for its reader. */
export type TextBack = { id: string; text: string; reviewed: boolean };

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

  async function viewAll(): Promise<ViewedText[]> {
    const heads = new Map((await selectTextHeads(pool, null)).map((head) => [head.textId, head]));
    const isRead = readOf(await selectTextReviews(pool, null));
    const ids = Object.keys(builtInMessages.en) as MessageId[];
    return ids.map((id) => viewed(id, heads.get(id) ?? null, isRead));
  }

  return {
    /** Every message whose ID or text has what is searched for, in any language. */
    async list({
      search,
      isOwn,
      review,
    }: {
      search: string;
      isOwn: boolean;
      review?: SiteLanguage;
    }): Promise<ViewedText[]> {
      const wanted = folded(search.trim());
      return (await viewAll())
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .filter(({ value }) => !isOwn || Object.keys(value).length > 0)
        .filter(({ toReview }) => review === undefined || toReview.includes(review))
        .filter((text) => searchable(text).some((each) => folded(each).includes(wanted)));
    },

    /** @throws ApiError NOT_FOUND */
    async view(textId: string): Promise<ViewedText> {
      const id = requireText(textId);
      const [last = null] = await selectTextHeads(pool, id);
      return viewed(id, last, readOf(await selectTextReviews(pool, null)));
    },

    /** Every message in a language, in the order of the catalogues, for a translator. */
    async units(language: SiteLanguage): Promise<TextUnit[]> {
      return (await viewAll()).map(({ id, value, toReview }) => ({
        id,
        en: builtInMessages.en[id],
        text: value[language] ?? builtInMessages[language][id],
        reviewed: !toReview.includes(language),
      }));
    },

    /**
     * Takes a translator's file over: what reads otherwise than now becomes the brand's own wording, and what is marked as reviewed
     * and reads as the release does is noted so. All of it, or nothing.
     *
     * @throws ApiError VALIDATION that names each text that does not fit, and why
     */
    async takeOver(by: ByStaff, language: SiteLanguage, units: readonly TextBack[]): Promise<TakenOver> {
      const faults = Object.entries(Object.fromEntries(units.map((unit) => [unit.id, faultOfUnit(unit, language)])));
      const fields = Object.fromEntries(faults.filter(([, fault]) => fault !== null));
      if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
      return inTransaction(pool, async (tx) => {
        await lockTexts(tx);
        const heads = new Map((await selectTextHeads(tx, null)).map((head) => [head.textId, head]));
        const isRead = readOf(await selectTextReviews(tx, language));
        const now = clock.now();
        let worded = 0;
        for (const { id, text } of units) {
          const before = heads.get(id)?.value ?? {};
          const builtIn = builtInMessages[language][id as MessageId];
          if (text === (before[language] ?? builtIn)) continue;
          const value = given({ ...before, [language]: text === builtIn ? '' : text });
          await insertTextVersion(tx, { textId: id, value, by, now });
          await record(tx, by, 'text_saved', { text: id }, { before, after: value });
          worded += 1;
        }
        const read = units
          .filter(({ id, text, reviewed }) => reviewed && text === builtInMessages[language][id as MessageId])
          .map(({ id, text }) => ({ id, wording: text }))
          .filter(({ id }) => isToReview(id as MessageId, language, isRead));
        if (read.length > 0) {
          await upsertTextReviews(tx, { language, read, by, now });
          await record(tx, by, 'texts_reviewed', { language, texts: read.map(({ id }) => id) }, 'not kept');
        }
        return { worded, reviewed: read.length };
      });
    },

    /** Notes that staff has read the release's wording of messages in a language. @throws ApiError NOT_FOUND */
    async reviewed(by: ByStaff, { language, ids }: { language: SiteLanguage; ids: readonly string[] }): Promise<void> {
      const read = ids.map((id) => ({ id, wording: builtInMessages[language][requireText(id)] }));
      await inTransaction(pool, async (tx) => {
        await upsertTextReviews(tx, { language, read, by, now: clock.now() });
        await record(tx, by, 'texts_reviewed', { language, texts: ids }, 'not kept');
      });
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

export type TakenOver = { worded: number; reviewed: number };

type IsRead = (id: MessageId, language: SiteLanguage) => boolean;

/** Whether staff has read the wording that this release has. */
function readOf(reviews: readonly TextReview[]): IsRead {
  const read = new Map(reviews.map(({ textId, language, wording }) => [`${language} ${textId}`, wording]));
  return (id, language) => read.get(`${language} ${id}`) === builtInMessages[language][id];
}

/** The shipped languages were read before they were shipped. */
function isToReview(id: MessageId, language: SiteLanguage, isRead: IsRead): boolean {
  return !isLanguage(language) && !isRead(id, language);
}

function viewed(id: MessageId, last: TextHead | null, isRead: IsRead): ViewedText {
  const value = last?.value ?? {};
  // What the brand words itself, somebody of the brand has written.
  const toReview = siteLanguages.filter(
    (language) => value[language] === undefined && isToReview(id, language, isRead),
  );
  return { id, value, last, toReview };
}

function faultOfUnit({ id, text }: TextBack, language: SiteLanguage): string | null {
  if (!isMessageId(id)) return 'text_unknown';
  return text.length > LONGEST ? 'length' : textFault(text, id, language);
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
