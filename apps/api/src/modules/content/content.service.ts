import type { WriteHandle } from '../../platform/database.ts';
import { isEmpty, listContent, upsertContent } from './content-write.repo.ts';
import { type ContentImport, emptyContent } from './domain/content-import.ts';
import { mapText } from './domain/local-text.ts';
import { cleanHtml } from './domain/rich-text.ts';

/** Imports a checked file of content, all of it or nothing. HTML is stored as far as it is harmless. */
export async function importContent(tx: WriteHandle, given: ContentImport): Promise<void> {
  const clean = <T extends { content: ContentImport['notices'][number]['content'] }>(item: T): T => ({
    ...item,
    content: mapText(item.content, cleanHtml),
  });
  await upsertContent(tx, {
    ...given,
    notices: given.notices.map(clean),
    announcements: given.announcements.map(clean),
    promotions: given.promotions.map(clean),
    helpTopics: given.helpTopics.map(clean),
  });
}

/** Imports where there is no content yet; an operator's own content stays. */
export async function importIntoEmpty(tx: WriteHandle, given: ContentImport): Promise<void> {
  if (await isEmpty(tx)) await importContent(tx, given);
}

/** Adds the promotions whose keys are missing; a brand that has content already gets new ones. */
export async function addMissingPromotions(tx: WriteHandle, given: ContentImport): Promise<void> {
  const known = new Set((await listContent(tx, 'promotions')).map(({ key }) => key));
  const categories = new Set((await listContent(tx, 'categories')).map(({ key }) => key));
  const promotions = given.promotions
    .filter(({ key }) => !known.has(key))
    .map((each) => ({ ...each, categories: each.categories.filter((key) => categories.has(key)) }));
  if (promotions.length === 0) return;
  await importContent(tx, { ...emptyContent(), promotions });
}
