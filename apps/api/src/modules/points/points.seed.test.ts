import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('the demo’s mall has goods of each kind, and a member with a record in each state; seeding again changes nothing', async () => {
  const shopper = await world.shopper(0n);
  for (let times = 0; times < 2; times += 1) await world.points.seedDemo(shopper.id);
  const { value } = await world.send('GET', '/api/points/goods');
  expect(value.list.length).toBeGreaterThanOrEqual(12);
  expect(new Set(value.list.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['cash', 'account', 'parcel']));
  for (const { name, details } of value.list) {
    expect(Object.keys(name).toSorted()).toEqual(['cn', 'en', 'lo']);
    expect(Object.values(details as Record<string, string>).every((text) => text.length > 5)).toBe(true);
  }
  // Cash costs what the conversion of points pays for it.
  const { convert } = (await world.send('GET', '/api/points/config')).value;
  for (const { kind, amount, price } of value.list)
    if (kind === 'cash') expect(price).toBe((Number(amount) / Number(convert.amount)) * convert.points);
  const states = (await world.redemptions(shopper)).map(({ status }) => status);
  expect(states.toSorted()).toEqual(['applying', 'approved', 'rejected']);
  expect(await world.balance(shopper)).toBe(12_000 + 18_500 - 1800 - 1200);
  expect(await world.points.broken(world.pool)).toEqual([]);
});
