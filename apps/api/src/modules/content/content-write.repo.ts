import type { ContentKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ContentImport } from './domain/content-import.ts';

/** The kinds of content that an operator edits by key, and their tables. */
export const tables = {
  banners: 'content.banner',
  notices: 'content.notice',
  announcements: 'content.announcement',
  gameAnnouncements: 'content.game_announcement',
  categories: 'content.promotion_category',
  promotions: 'content.promotion',
  helpTopics: 'content.help_topic',
} as const satisfies Record<ContentKind, string>;

export type ListedContent = { key: string; title: Record<string, string>; enabled: boolean; sort: number };

/** All content of a kind, switched off too, in the brand's order. */
export async function listContent(db: ReadHandle, kind: ContentKind): Promise<ListedContent[]> {
  const { rows } = await db.query<ListedContent>(
    `SELECT key, title, enabled, sort FROM ${tables[kind]} ORDER BY sort, key`,
  );
  return rows;
}

/** Whether there is no content yet. */
export async function isEmpty(db: ReadHandle): Promise<boolean> {
  const { rows } = await db.query<{ empty: boolean }>(
    `SELECT NOT EXISTS (SELECT 1 FROM content.banner) AND NOT EXISTS (SELECT 1 FROM content.promotion)
       AND NOT EXISTS (SELECT 1 FROM content.help_topic) AS empty`,
  );
  return rows[0]!.empty;
}

/** @returns whether it exists */
export async function setEnabled(tx: WriteHandle, kind: ContentKind, key: string, enabled: boolean): Promise<boolean> {
  const { rowCount } = await tx.query(`UPDATE ${tables[kind]} SET enabled = $2 WHERE key = $1`, [key, enabled]);
  return rowCount === 1;
}

/** Puts these first, in this order, and leaves the others behind them as they are. @returns how many there are of these */
export async function reorder(tx: WriteHandle, kind: ContentKind, keys: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ key: string }>(
    `UPDATE ${tables[kind]} AS item
        SET sort = place.sort
       FROM (
         SELECT key, (row_number() OVER (ORDER BY array_position($1, key::text) NULLS LAST, sort, key))::integer AS sort
           FROM ${tables[kind]}
       ) AS place
      WHERE place.key = item.key
      RETURNING item.key`,
    [keys],
  );
  return rows.filter(({ key }) => keys.includes(key)).length;
}

/** @returns whether it existed */
export async function removeContent(tx: WriteHandle, kind: ContentKind, key: string): Promise<boolean> {
  const { rowCount } = await tx.query(`DELETE FROM ${tables[kind]} WHERE key = $1`, [key]);
  return rowCount === 1;
}

/** Adds the content of a checked import, or updates what exists under the same key. */
export async function upsertContent(tx: WriteHandle, content: ContentImport): Promise<void> {
  await upsert(tx, 'banners', bannerColumns, content.banners.map(bannerRow));
  await upsert(tx, 'notices', noticeColumns, content.notices.map(noticeRow));
  await upsert(
    tx,
    'announcements',
    [...noticeColumns, 'execution'],
    content.announcements.map((given, place) => ({ ...noticeRow(given, place), execution: given.execution })),
  );
  await upsert(tx, 'gameAnnouncements', gameAnnouncementColumns, content.gameAnnouncements.map(gameAnnouncementRow));
  await upsert(tx, 'categories', categoryColumns, content.categories.map(withPlace));
  await upsert(tx, 'promotions', promotionColumns, content.promotions.map(promotionRow));
  await upsert(
    tx,
    'helpTopics',
    helpTopicColumns,
    content.helpTopics.map((given, place) => ({ ...withPlace(given, place), group_name: given.group })),
  );
  await replaceCategories(tx, content.promotions);
}

/**
 * Puts promotions into the categories they name, and removes them from all others. @throws ApiError NOT_FOUND naming those
 * that do not exist
 */
async function replaceCategories(tx: WriteHandle, promotions: ContentImport['promotions']): Promise<void> {
  const places = promotions.flatMap(({ key, categories }) => categories.map((category) => ({ key, category })));
  const { rows } = await tx.query<{ category: string }>(
    `SELECT DISTINCT given.category
     FROM jsonb_to_recordset($1) AS given (category text)
     WHERE NOT EXISTS (SELECT 1 FROM content.promotion_category AS known WHERE known.key = given.category)`,
    [JSON.stringify(places)],
  );
  if (rows.length > 0) throw new ApiError('NOT_FOUND', { categories: rows.map(({ category }) => category) });
  await tx.query(
    `DELETE FROM content.promotion_in_category
     WHERE promotion_id IN (SELECT id FROM content.promotion WHERE key = ANY ($1::text[]))`,
    [promotions.map(({ key }) => key)],
  );
  await tx.query(
    `INSERT INTO content.promotion_in_category (promotion_id, category_id)
     SELECT promotion.id, category.id
     FROM jsonb_to_recordset($1) AS given (key text, category text)
     JOIN content.promotion USING (key)
     JOIN content.promotion_category AS category ON category.key = given.category`,
    [JSON.stringify(places)],
  );
}

/** @param columns all columns of a row besides its key */
async function upsert(
  tx: WriteHandle,
  kind: ContentKind,
  columns: readonly string[],
  rows: readonly { key: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const table = tables[kind];
  await tx.query(
    `INSERT INTO ${table} (key, ${columns.join(', ')})
     SELECT key, ${columns.join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, $1)
     ON CONFLICT (key) DO UPDATE SET (${columns.join(', ')}) = ROW (${columns.map((name) => `EXCLUDED.${name}`).join(', ')})`,
    [JSON.stringify(rows)],
  );
}

const placeColumns = ['sort', 'enabled'];
const periodColumns = ['shown_from', 'shown_until'];
const noticeColumns = ['title', 'content', 'published_at', ...periodColumns, ...placeColumns];
const gameAnnouncementColumns = ['title', 'vassalage', 'node_id', 'published_at', ...periodColumns, ...placeColumns];
const categoryColumns = ['title', 'type', ...placeColumns];
const helpTopicColumns = ['group_name', 'title', 'content', ...placeColumns];
const bannerColumns = [
  'audience',
  'group_name',
  'picture',
  'title',
  'text',
  'linkage_type',
  'linkage',
  ...periodColumns,
  ...placeColumns,
];
const promotionColumns = [
  'title',
  'content',
  'promotion_type',
  'card_picture',
  'dialog_picture',
  'starts_at',
  'ends_at',
  'visitor_action',
  'member_action',
  ...placeColumns,
];

/** Content without a position has that of its line. */
function withPlace<T extends { sort?: number | undefined }>(given: T, place: number): T & { sort: number } {
  return { ...given, sort: given.sort ?? place };
}

function periodRow({ shownFrom, shownUntil }: { shownFrom?: string | undefined; shownUntil?: string | undefined }) {
  return { shown_from: shownFrom, shown_until: shownUntil };
}

function bannerRow(given: ContentImport['banners'][number], place: number) {
  const { groupName, linkageType, title = {}, text = {}, ...rest } = given;
  return {
    ...withPlace(rest, place),
    ...periodRow(given),
    title,
    text,
    group_name: groupName,
    linkage_type: linkageType,
  };
}

function noticeRow(given: ContentImport['notices'][number], place: number) {
  return { ...withPlace(given, place), ...periodRow(given), published_at: given.publishedAt };
}

function gameAnnouncementRow(given: ContentImport['gameAnnouncements'][number], place: number) {
  const { publishedAt, nodeId } = given;
  return { ...withPlace(given, place), ...periodRow(given), published_at: publishedAt, node_id: nodeId };
}

function promotionRow(given: ContentImport['promotions'][number], place: number) {
  return {
    ...withPlace(given, place),
    promotion_type: given.promotionType,
    card_picture: given.cardPicture,
    dialog_picture: given.dialogPicture,
    starts_at: given.startsAt,
    ends_at: given.endsAt,
    visitor_action: given.visitorAction,
    member_action: given.memberAction,
  };
}
