import type { WriteHandle } from '../../platform/database.ts';
import { isEmpty, upsertContent } from './content-write.repo.ts';
import type { ContentImport } from './domain/content-import.ts';
import { mapText } from './domain/local-text.ts';
import { cleanHtml } from './domain/rich-text.ts';

/** Takes over a checked file of content, all of it or nothing. What it says in HTML is kept as far as it is harmless. */
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

/** The same where there is no content yet; what an operator has made of his stays. */
export async function importIntoEmpty(tx: WriteHandle, given: ContentImport): Promise<void> {
  if (await isEmpty(tx)) await importContent(tx, given);
}
