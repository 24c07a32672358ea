import type { Goods } from '@champa/contract';
import { expect, test } from 'vitest';
import { allSteps, filtersFor, goodsIn, mostOf, readPoints } from './goods-list.ts';

const one = (given: Partial<Goods>): Goods => ({
  id: '1',
  kind: 'parcel',
  name: {},
  details: {},
  picture: null,
  price: 100,
  stock: 5,
  vipLevel: 0,
  perMember: null,
  amount: null,
  ...given,
});
const goods = [
  one({ id: '1' }),
  one({ id: '2', kind: 'cash', price: 900 }),
  one({ id: '3', stock: 0 }),
  one({ id: '4', vipLevel: 2 }),
];
const ids = (list: readonly Goods[]) => list.map(({ id }) => id).join('');

test('goods are filtered by kind, or by what the member’s points pay', () => {
  expect(ids(goodsIn(goods, 'all', { points: 0, level: 0 }))).toBe('1234');
  expect(ids(goodsIn(goods, 'cash', { points: 0, level: 0 }))).toBe('2');
  expect(ids(goodsIn(goods, 'affordable', { points: 100, level: 1 }))).toBe('1');
  expect(ids(goodsIn(goods, 'affordable', { points: 900, level: 2 }))).toBe('124');
  expect(filtersFor(false)).not.toContain('affordable');
});

test('the quantity is limited by stock, by the limit of a member, and by their points', () => {
  expect(mostOf(one({}), 1000)).toBe(5);
  expect(mostOf(one({ perMember: 2 }), 1000)).toBe(2);
  expect(mostOf(one({}), 350)).toBe(3);
  expect(mostOf(one({}), 0)).toBe(1);
});

test('whole steps of points are converted', () => {
  const terms = { step: 100, least: 200, most: 5000 };
  expect(allSteps(1999, terms)).toBe(1900);
  expect(allSteps(199, terms)).toBe(0);
  expect(allSteps(90_000, terms)).toBe(5000);
  expect(readPoints('1,900')).toBe(1900);
  expect(readPoints('1.900 ')).toBe(1900);
  expect(readPoints('-5')).toBeNull();
});
