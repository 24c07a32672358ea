import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type {
  AddedPicture,
  Content,
  ContentAnnouncement,
  ContentBanner,
  ContentCategory,
  ContentGameAnnouncement,
  ContentHelpTopic,
  ContentNotice,
  ContentPromotion,
} from './domain/content.ts';

/** The number that grows with every change of the content. */
export async function selectRevision(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ number: bigint }>('SELECT number FROM content.revision');
  return rows[0]!.number;
}

/** All content that is switched on, each kind in the brand's order. */
export async function selectContent(db: ReadHandle): Promise<Content> {
  return {
    banners: await selectBanners(db),
    notices: await selectNotices(db),
    announcements: await selectAnnouncements(db),
    gameAnnouncements: await selectGameAnnouncements(db),
    categories: await selectCategories(db),
    promotions: await selectPromotions(db),
    helpTopics: await selectHelpTopics(db),
    pictures: await selectPictures(db),
  };
}

async function selectBanners(db: ReadHandle): Promise<ContentBanner[]> {
  const { rows } = await db.query<ContentBanner>(
    `SELECT id, group_name AS "groupName", audience, picture, title, text, linkage_type AS "linkageType", linkage,
       shown_from AS "shownFrom", shown_until AS "shownUntil"
     FROM content.banner WHERE enabled
     ORDER BY sort, id`,
  );
  return rows;
}

async function selectNotices(db: ReadHandle): Promise<ContentNotice[]> {
  const { rows } = await db.query<ContentNotice>(
    `SELECT id, title, content, published_at AS "publishedAt", shown_from AS "shownFrom", shown_until AS "shownUntil"
     FROM content.notice WHERE enabled
     ORDER BY sort, id`,
  );
  return rows;
}

async function selectAnnouncements(db: ReadHandle): Promise<ContentAnnouncement[]> {
  const { rows } = await db.query<ContentAnnouncement>(
    `SELECT id, execution, title, content, published_at AS "publishedAt", shown_from AS "shownFrom",
       shown_until AS "shownUntil"
     FROM content.announcement WHERE enabled
     ORDER BY sort, id`,
  );
  return rows;
}

async function selectGameAnnouncements(db: ReadHandle): Promise<ContentGameAnnouncement[]> {
  const { rows } = await db.query<ContentGameAnnouncement>(
    `SELECT id, title, vassalage, node_id AS "nodeId", published_at AS "publishedAt", shown_from AS "shownFrom",
       shown_until AS "shownUntil"
     FROM content.game_announcement WHERE enabled
     ORDER BY sort, id`,
  );
  return rows;
}

async function selectCategories(db: ReadHandle): Promise<ContentCategory[]> {
  const { rows } = await db.query<ContentCategory>(
    'SELECT id, title, type FROM content.promotion_category WHERE enabled ORDER BY sort, id',
  );
  return rows;
}

async function selectPromotions(db: ReadHandle): Promise<ContentPromotion[]> {
  const { rows } = await db.query<ContentPromotion>(
    `SELECT id, key, title, content, promotion_type AS "promotionType", card_picture AS "cardPicture",
       dialog_picture AS "dialogPicture", starts_at AS "startsAt", ends_at AS "endsAt",
       visitor_action AS "visitorAction", member_action AS "memberAction",
       ARRAY(
         SELECT category.id::text
         FROM content.promotion_in_category AS place
         JOIN content.promotion_category AS category ON category.id = place.category_id AND category.enabled
         WHERE place.promotion_id = promotion.id
         ORDER BY category.sort, category.id
       ) AS "categoryIds"
     FROM content.promotion WHERE enabled
     ORDER BY sort, id`,
  );
  return rows;
}

/** The fields that other modules need of a promotion: no texts. */
export type PromotionLink = Pick<ContentPromotion, 'key' | 'title' | 'startsAt' | 'endsAt'> & { id: string };

export async function selectPromotionLinks(db: ReadHandle): Promise<PromotionLink[]> {
  const { rows } = await db.query<PromotionLink>(
    `SELECT id::text, key, title, starts_at AS "startsAt", ends_at AS "endsAt"
     FROM content.promotion WHERE enabled
     ORDER BY sort, content.promotion.id`,
  );
  return rows;
}

async function selectHelpTopics(db: ReadHandle): Promise<ContentHelpTopic[]> {
  const { rows } = await db.query<ContentHelpTopic>(
    `SELECT key, group_name AS "group", title, content
     FROM content.help_topic WHERE enabled
     ORDER BY sort, key`,
  );
  return rows;
}

/** The pictures the operator added, without their bytes. */
export async function selectPictures(db: ReadHandle): Promise<AddedPicture[]> {
  const { rows } = await db.query<AddedPicture>(
    'SELECT name, hash, width, height, placeholder FROM content.picture ORDER BY name',
  );
  return rows;
}

export async function selectPictureBytes(db: ReadHandle, name: string): Promise<Uint8Array | null> {
  const { rows } = await db.query<{ bytes: Uint8Array }>('SELECT bytes FROM content.picture WHERE name = $1', [name]);
  return rows[0]?.bytes ?? null;
}

/** Adds a picture, or replaces the one of the same name. */
export async function upsertPicture(
  tx: WriteHandle,
  picture: AddedPicture & { bytes: Uint8Array },
  now: Temporal.Instant,
): Promise<void> {
  const { name, bytes, hash, width, height, placeholder } = picture;
  await tx.query(
    `INSERT INTO content.picture (name, bytes, hash, width, height, placeholder, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (name) DO UPDATE SET (bytes, hash, width, height, placeholder, added_at)
       = (EXCLUDED.bytes, EXCLUDED.hash, EXCLUDED.width, EXCLUDED.height, EXCLUDED.placeholder, EXCLUDED.added_at)`,
    [name, bytes, hash, width, height, placeholder, now.toString()],
  );
}

export async function deletePicture(tx: WriteHandle, name: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM content.picture WHERE name = $1', [name]);
  return rowCount === 1;
}
