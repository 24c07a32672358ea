import { SCALE } from '@champa/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  for (const { key, state } of await world.promotions.admin.list()) {
    if (state === 'running') await world.promotions.admin.pause({ actor: 'test', reason: 'the next test' }, key);
  }
});

const ending = (of: 'rounds' | 'valid_bet' = 'rounds') => [
  { code: 'main', title: words, trigger: { on: 'span_end' as const }, measure: { of }, reward: cash('1') },
];

test.each([
  ['the day that has 23 hours', '2028-03-26', '2028-03-26T22:29:00Z', '2028-03-26T22:31:00Z'],
  ['the day that has 25 hours', '2028-10-29', '2028-10-29T23:29:00Z', '2028-10-29T23:31:00Z'],
])('%s ends once, half an hour after the brand’s midnight', async (_name, day, before, after) => {
  world.settings.timeZone = 'Europe/Berlin';
  world.setTime(`${day}T10:00:00Z`);
  const player = await world.addPlayer({ balance: 0n });
  const id = await world.add({ span: 'day', approval: 'automatic', rules: ending() });
  await world.tell(world.played(player, { rounds: 1 }));
  world.setTime(before);
  await world.promotions.closeDue();
  expect(await world.cashOf(player)).toBe(0n);
  world.setTime(after);
  await Promise.all([world.promotions.closeDue(), world.promotions.closeDue()]);
  await world.promotions.closeDue();
  expect(await world.cashOf(player)).toBe(SCALE);
  expect(await world.view(player, id)).toMatchObject({ given: { times: 1 }, tasks: [{ value: '0' }] });
});

test('months that passed while no worker ran are settled one after the other', async () => {
  world.settings.timeZone = 'Asia/Vientiane';
  world.setTime('2029-01-15T03:00:00Z');
  const player = await world.addPlayer({ balance: 0n });
  const id = await world.add({ span: 'month', rules: ending() });
  await world.tell(world.played(player, { rounds: 3 }));
  world.setTime('2029-02-15T03:00:00Z');
  await world.tell(world.played(player, { rounds: 3 }));
  world.setTime('2029-04-02T03:00:00Z');
  await world.promotions.closeDue();
  expect(await world.view(player, id)).toMatchObject({ state: 'claim', given: { times: 2 } });
});

test('a settlement that a crash interrupts is continued from there', async () => {
  world.setTime('2029-05-15T03:00:00Z');
  const players = await Promise.all(Array.from({ length: 3 }, () => world.addPlayer({ balance: 0n })));
  const id = await world.add({ span: 'day', approval: 'automatic', rules: ending() });
  await world.tell(...players.map((player) => world.played(player, { rounds: 1 })));
  world.passTime({ hours: 24 });
  // Begun, and stopped after the first member.
  const first = players.map(({ memberId }) => BigInt(memberId)).toSorted((a, b) => Number(a - b))[0]!;
  await world.pool.query(
    `INSERT INTO promotions.closing (promotion_id, span, after_member, begun_at)
     SELECT id, '2029-05-15', $2, $3 FROM promotions.promotion WHERE key = $1`,
    [world.keyOf(id), first, world.now().toString()],
  );
  await world.promotions.closeDue();
  const paid = await Promise.all(
    players.map(async (player) => [BigInt(player.memberId) === first, await world.cashOf(player)]),
  );
  expect(paid.toSorted()).toEqual(players.map((_, n) => (n < 2 ? [false, SCALE] : [true, 0n])));
});

test('an automatic rebate is paid for valid bets of its area alone', async () => {
  world.setTime('2029-06-15T03:00:00Z');
  const player = await world.addPlayer({ balance: 0n });
  await world.add({
    kind: 'rebate',
    span: 'day',
    approval: 'automatic',
    rules: [
      {
        code: 'main',
        title: words,
        trigger: { on: 'span_end' },
        measure: { of: 'valid_bet', games: { areas: ['LIVE'] } },
        reward: { kind: 'cash', size: { percent: '0.8' }, turnoverFactor: 0 },
      },
    ],
  });
  await world.tell(
    world.played(player, { area: 'LIVE', validBet: 1000n * SCALE }),
    world.played(player, { area: 'LIVE', validBet: -200n * SCALE }),
    world.played(player, { area: 'RNG', validBet: 1000n * SCALE }),
  );
  world.passTime({ hours: 24 });
  await world.promotions.closeDue();
  expect(await world.cashOf(player)).toBe((64n * SCALE) / 10n);
});
