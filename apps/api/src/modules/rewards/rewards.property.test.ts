import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { Player } from '../vendors/testing/player.ts';
import type { NewGift } from './index.ts';
import { createRewardsWorld, idOf, type RewardsWorld } from './testing/world.ts';

let world: RewardsWorld;

beforeAll(async () => {
  world = await createRewardsWorld();
});
afterAll(() => world.close());

const MEMBERS = 3;
const BUDGET = 60n;

/** What happens at once in a step; amounts in main units. */
const act = fc.oneof(
  fc.record({
    do: fc.constant('give' as const),
    to: fc.nat(MEMBERS - 1),
    cause: fc.nat(12),
    amount: fc.integer({ min: 1, max: 15 }),
    how: fc.constantFrom('claim' as const, 'credit' as const),
    budget: fc.constantFrom('a', 'b'),
    expires: fc.boolean(),
    fails: fc.constantFrom(false, false, false, true),
  }),
  fc.record({ do: fc.constantFrom('claim' as const, 'takeBack' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('claimAll' as const), to: fc.nat(MEMBERS - 1), key: fc.nat(3) }),
  fc.record({ do: fc.constant('expire' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

type Paid = { giftId: string; memberId: string; amount: bigint };

test('with gifts given, claimed, expired and taken back at once, none is paid twice, no budget is overdrawn, and all sums agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        const run = randomUUID().slice(0, 8);
        const names = ['a', 'b'].map((name) => `${name}-${run}`);
        for (const name of names) await world.fund(name, BUDGET * SCALE);
        const players = await Promise.all(Array.from({ length: MEMBERS }, () => world.addPlayer({ balance: 0n })));
        const keys = Array.from({ length: 4 }, () => randomUUID());
        for (const acts of steps) {
          await Promise.all(acts.map((one) => carryOut(one, { run, players, keys })));
          world.passTime({ minutes: 1 });
        }
        expect((await world.rewards.budgets.verify()).broken).toEqual([]);
        for (const name of names) await expectSound(name);
        const paid = await paidTo(names);
        for (const player of players) {
          const owed = paid
            .filter(({ memberId }) => memberId === player.memberId)
            .reduce((sum, { amount }) => sum + amount, 0n);
          expect((await world.money(player)).cash).toBe(owed);
        }
      },
    ),
    { numRuns: examples(10, 25) },
  );
}, 120_000);

test('a hundred claims at once, from two servers and with as many keys, pay once', async () => {
  await world.fund('crowd', 100n * SCALE);
  const player = await world.addPlayer({ balance: 0n });
  const id = idOf(await world.give(player, { budget: 'crowd' }));
  const servers = [world.rewards, world.addServer()];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => servers[n % 2]!.claimGift(player.memberId, id, randomUUID())),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await world.money(player)).cash).toBe(5n * SCALE);
});

test('gifts given at once to many members never exceed the budget', async () => {
  await world.fund('rush', 23n * SCALE);
  const players = await Promise.all(Array.from({ length: 10 }, () => world.addPlayer({ balance: 0n })));
  const given = await Promise.all(players.map((player) => world.give(player, { budget: 'rush', how: 'credit' })));
  expect(given.filter(({ status }) => status === 'given')).toHaveLength(4);
  expect(given.filter(({ status }) => status === 'budget_used_up')).toHaveLength(6);
  expect((await world.rewards.budgets.verify()).broken).toEqual([]);
});

type Scene = { run: string; players: Player[]; keys: string[] };

async function carryOut(one: Act, { run, players, keys }: Scene): Promise<void> {
  const budgets = [`a-${run}`, `b-${run}`];
  switch (one.do) {
    case 'give':
      return giveIn(one, run, players[one.to]!);
    case 'claimAll': {
      const body = { idempotencyKey: keys[one.key]! };
      return void (await world.call(players[one.to]!, 'POST', '/api/rewards/claim', body));
    }
    case 'expire':
      return world.rewards.gifts.expire();
    case 'claim':
    case 'takeBack': {
      const gifts = await giftsOf(budgets);
      const gift = gifts[one.which % Math.max(1, gifts.length)];
      if (!gift) return;
      if (one.do === 'takeBack') {
        await inTransaction(world.pool, (tx) => world.rewards.takeBack(tx, gift.giftId, 'a test', 'test'));
      } else {
        await world.rewards.claimGift(gift.memberId, gift.giftId, randomUUID()).catch(() => undefined);
      }
    }
  }
}

async function giveIn(one: Extract<Act, { do: 'give' }>, run: string, player: Player): Promise<void> {
  const gift: NewGift = {
    memberId: player.memberId,
    source: 'mission',
    sourceId: run,
    cause: `cause ${one.cause}`,
    title: { lo: 'x', en: 'x', cn: 'x' },
    reward: { kind: 'cash', amount: BigInt(one.amount) * SCALE, currency: 'LAK', turnoverFactor: 1 },
    budget: `${one.budget}-${run}`,
    how: one.how,
    expiresAt: one.expires ? world.now().add({ minutes: 2 }) : null,
  };
  await inTransaction(world.pool, async (tx) => {
    await world.rewards.give(tx, gift);
    if (one.fails) throw new Error('it came to nothing');
  }).catch((error: Error) => {
    if (error.message !== 'it came to nothing') throw error;
  });
}

async function giftsOf(budgets: readonly string[]): Promise<Paid[]> {
  const { rows } = await world.pool.query<{ id: bigint; member_id: bigint; amount: bigint }>(
    'SELECT id, member_id, amount FROM rewards.gift WHERE budget = ANY ($1) ORDER BY id',
    [budgets],
  );
  return rows.map(({ id, member_id: memberId, amount }) => ({
    giftId: String(id),
    memberId: String(memberId),
    amount,
  }));
}

/** What members were paid according to the journal: one movement a gift. */
async function paidTo(budgets: readonly string[]): Promise<Paid[]> {
  const gifts = await giftsOf(budgets);
  const { rows } = await world.pool.query<{ reference_id: string; amount: bigint }>(
    `SELECT reference_id, amount FROM ledger.journal WHERE kind = 'gift' AND reference_id = ANY ($1)`,
    [gifts.map(({ giftId }) => giftId)],
  );
  expect(new Set(rows.map(({ reference_id: id }) => id)).size).toBe(rows.length);
  return rows.map(({ reference_id: id, amount }) => {
    const gift = gifts.find(({ giftId }) => giftId === id)!;
    expect(amount).toBe(gift.amount);
    return gift;
  });
}

async function expectSound(name: string): Promise<void> {
  const { funded, given, returned } = (await world.rewards.budgetOf(world.pool, name))[0]!;
  expect(funded).toBe(BUDGET * SCALE);
  expect(given - returned <= funded).toBe(true);
}
