import type { Promotion } from '@champa/contract';
import { expect, test } from 'vitest';
import { parsePromotionsSearch, pictureOf, promotionsIn, shownCategories } from './promotion-list.ts';

const image = (sequence: number) => ({
  sequence,
  url: `/p/${sequence}`,
  widths: [480],
  width: 480,
  height: 240,
  placeholder: '#000',
});

function promotion(id: string, categories: string[], sequences = [2, 1]): Promotion {
  return {
    id,
    title: id,
    category: '',
    promoAnnouncementCategoryIds: categories,
    announcementImages: sequences.map(image),
    promotionType: '',
    startTime: '2026-01-01T00:00:00Z',
    endTime: null,
    longTerm: 1,
    actions: { visitor: null, member: null },
  };
}

test('categories of the types gaming and lotto_promo are not tabs', () => {
  const categories = ['deposit', 'gaming', 'lotto_promo', 'vip'].map((type, index) => ({
    id: String(index + 1),
    title: type,
    type,
  }));
  expect(shownCategories(categories).map(({ type }) => type)).toEqual(['deposit', 'vip']);
});

test('no category chosen means all; a chosen one shows those that name it', () => {
  const all = [promotion('1', ['5', '6']), promotion('2', ['6']), promotion('3', [])];
  const ids = (category?: string) => promotionsIn(all, category).map(({ id }) => id);
  expect(ids()).toEqual(['1', '2', '3']);
  expect(ids('6')).toEqual(['1', '2']);
  expect(ids('5')).toEqual(['1']);
  expect(ids('9')).toEqual([]);
});

test('a card has the picture of sequence 1, a dialog that of 2; a single picture serves both', () => {
  expect(pictureOf(promotion('1', []), 1)?.url).toBe('/p/1');
  expect(pictureOf(promotion('1', []), 2)?.url).toBe('/p/2');
  expect(pictureOf(promotion('1', [], [1]), 2)?.url).toBe('/p/1');
  expect(pictureOf(promotion('1', [], []), 1)).toBeUndefined();
});

test('an invalid parameter counts as missing', () => {
  expect(parsePromotionsSearch({ category: '4', id: '12' })).toEqual({ category: '4', id: '12' });
  for (const nonsense of ['0', '-1', 'x', '1e3', '', '9'.repeat(30), ['1'], null, {}]) {
    expect(parsePromotionsSearch({ category: nonsense, id: nonsense })).toEqual({});
  }
});
