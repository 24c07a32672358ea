import {
  addMissingPromotions,
  type ContentImportInput,
  importIntoEmpty,
  readContentImport,
} from '../../modules/content/index.ts';
import type { Deps } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import { demoAnnouncements } from './announcements.ts';
import { demoBanners } from './banners.ts';
import { demoGameAnnouncements } from './games.ts';
import { demoHelpTopics } from './help.ts';
import { demoNotices } from './notices.ts';
import { demoCategories, demoPromotions } from './promotions.ts';

/** The demo brand's content, where there is none yet. Its times are counted from now. */
export async function seedDemoContent({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): Promise<void> {
  const content = readContentImport(demoContent(clock.now()));
  await inTransaction(pool, async (tx) => {
    await importIntoEmpty(tx, content);
    await addMissingPromotions(tx, content);
  });
}

function demoContent(now: Temporal.Instant): ContentImportInput {
  return {
    banners: demoBanners,
    notices: demoNotices(now),
    announcements: demoAnnouncements(now),
    gameAnnouncements: demoGameAnnouncements(now),
    categories: demoCategories,
    promotions: demoPromotions(now),
    helpTopics: demoHelpTopics,
  };
}
