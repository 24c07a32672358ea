import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const promotion: Parameters<World['add']>[0] = {
  kind: 'deposit',
  approval: 'automatic',
  rules: [{ code: 'main', title: words, trigger: { on: 'deposit', ordinal: { from: 1, to: 9 } }, reward: cash('100') }],
};

const setVersion = (id: string, version: number) =>
  world.ownerQuery('UPDATE promotions.promotion SET version = $2 WHERE key = $1', [world.keyOf(id), version]);

test('an unreadable promotion is paused: it gives nothing, and all others go on', async () => {
  const unreadable = await world.add(promotion);
  const readable = await world.add(promotion);
  await setVersion(unreadable, 2);
  const player = await world.addPlayer({ balance: 0n });
  await world.tell(world.deposit(player, '800'));
  expect(await world.cashOf(player)).toBe(100n * SCALE);
  expect((await world.promotions.admin.list()).map(({ key }) => key)).toEqual([world.keyOf(readable)]);

  // Staff repairs it by writing it again.
  await world.change(unreadable, promotion);
  await world.tell(world.deposit(player, '800', 2));
  expect(await world.cashOf(player)).toBe(300n * SCALE);
});

test('a promotion with an unknown field or reward is paused, too', async () => {
  const id = await world.add(promotion);
  await world.ownerQuery(
    `UPDATE promotions.promotion SET definition = jsonb_set(definition, '{approval}', '"by_lot"') WHERE key = $1`,
    [world.keyOf(id)],
  );
  const player = await world.addPlayer({ balance: 0n });
  await world.tell(world.deposit(player, '800', 9));
  expect((await world.promotions.admin.list()).map(({ key }) => key)).not.toContain(world.keyOf(id));
});
