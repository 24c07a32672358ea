import { expect, test } from 'vitest';
import { paidFeaturesIn } from './paid-features.ts';

const rule = { ante: true, buy: true, notIn: ['GB'] };

test('the brand’s rule decides what slots offer for more than the stake, and a country forbids all of it', () => {
  expect(paidFeaturesIn(rule, ['LA', 'TH'])).toEqual(['ante', 'buy']);
  expect(paidFeaturesIn({ ...rule, buy: false }, ['LA', null])).toEqual(['ante']);
  expect(paidFeaturesIn({ ante: false, buy: false, notIn: [] }, ['LA'])).toEqual([]);
});

test('both the country of the account and that of the visit count', () => {
  expect(paidFeaturesIn(rule, ['GB', 'LA'])).toEqual([]);
  expect(paidFeaturesIn(rule, ['LA', 'GB'])).toEqual([]);
});
