import { hiddenPromotionTypes } from '@champa/contract/constants';
import type { Promotion, PromotionCategory } from '@champa/contract';
import { searchText } from '../../../kit/text/search-text.ts';
import { isId } from './linkage.ts';

/** The search parameters of the promotions page: the chosen category, and the promotion to open. */
export type PromotionsSearch = { category?: string | undefined; id?: string | undefined };

export function parsePromotionsSearch({ category, id }: Readonly<Record<string, unknown>>): PromotionsSearch {
  const chosen = searchText(category, 20);
  const wanted = searchText(id, 20);
  return { ...(isId(chosen) && { category: chosen }), ...(isId(wanted) && { id: wanted }) };
}

/** The categories shown as tabs. */
export function shownCategories(categories: readonly PromotionCategory[]): PromotionCategory[] {
  return categories.filter(({ type }) => !(hiddenPromotionTypes as readonly string[]).includes(type));
}

/** The promotions of a category; without one, all. */
export function promotionsIn(promotions: readonly Promotion[], category: string | undefined): readonly Promotion[] {
  if (category === undefined) return promotions;
  return promotions.filter(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds.includes(category));
}

/** A promotion's picture: of sequence 1 for its card, of sequence 2 for its dialog. */
export function pictureOf({ announcementImages }: Promotion, sequence: 1 | 2) {
  return announcementImages.find((image) => image.sequence === sequence) ?? announcementImages[0];
}
