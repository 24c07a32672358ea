import { SCALE } from '@champa/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { NewFact } from '../facts/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import type { DefinitionInput } from './domain/definition.ts';
import { cash, createWorld, words, type World } from './testing/world.ts';

// A refunded deposit takes back its rewards, as far as they are still there.

type Reward = NonNullable<DefinitionInput['rules'][number]['reward']>;
type Deposit = Extract<NewFact, { kind: 'deposit_credited' }>;

let world: World;
let player: Player;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  player = await world.addPlayer({ balance: 0n });
  // Promotions of other tests would give, too.
  for (const { key, state } of await world.promotions.admin.list())
    if (state === 'running') await world.promotions.admin.pause({ actor: 'test', reason: 'another test' }, key);
});

const onDeposit = (reward: Reward, more: Partial<DefinitionInput> = {}) =>
  world.add({ ...more, rules: [{ code: 'main', title: words, trigger: { on: 'deposit' }, reward }] });
const deposit = (amount = '10') => world.deposit(player, amount) as Deposit;

function refund({ data, at }: Deposit): NewFact {
  const { depositId, amount, currency } = data;
  const cause = `deposit:${depositId}`;
  const refunded = { depositId, amount, currency, creditedAt: at.toString() };
  return { kind: 'deposit_refunded', memberId: player.memberId, at: world.now(), cause, data: refunded };
}

const reportOf = (id: string) => world.promotions.admin.report(world.keyOf(id), 'LAK');
const kept = async () => (await world.promotions.admin.kept(player.memberId, 10)).map(({ key, rule }) => [key, rule]);
const states = async () => (await world.rewards.gifts.all(player.memberId, 10)).map(({ state }) => state);

async function spend(amount: bigint): Promise<void> {
  await inTransaction(world.pool, async (tx) => {
    const owner = { type: 'house', id: 'tests' } as const;
    const credit = await world.ledger.openAccount(tx, { owner, purpose: 'opening', currency: 'LAK' });
    const { status } = await world.ledger.post(tx, {
      source: 'tests',
      key: `spent:${player.memberId}`,
      kind: 'adjustment',
      debit: BigInt(player.account),
      credit,
      amount,
      reference: { type: 'test', id: '1' },
      actor: 'test',
    });
    expect(status).toBe('posted');
  });
}

test('an unclaimed reward is taken back, and its money returns to the budget', async () => {
  const id = await onDeposit(cash('5'));
  const paidIn = deposit();
  await world.tell(paidIn);
  expect((await world.view(player, id)).state).toBe('claim');
  await world.tell(refund(paidIn));
  expect(await states()).toEqual(['taken_back']);
  expect(await world.claim(player, id)).toMatchObject({ code: 'NOTHING_TO_CLAIM' });
  expect(await reportOf(id)).toMatchObject({ given: '5.00', returned: '5.00', cost: '0.00' });
  expect(await kept()).toEqual([]);
});

test('claimed cash that is still to be wagered returns by a movement of the ledger, once', async () => {
  const id = await onDeposit(cash('5', 1), { approval: 'automatic' });
  const paidIn = deposit();
  await world.tell(paidIn);
  expect(await world.cashOf(player)).toBe(5n * SCALE);
  await world.tell(refund(paidIn));
  await world.tell(refund(paidIn));
  expect(await world.cashOf(player)).toBe(0n);
  expect(await states()).toEqual(['taken_back']);
  expect((await world.turnover.standingOf(world.pool, player.memberId)).remaining).toBe(0n);
  expect(await reportOf(id)).toMatchObject({ returned: '5.00' });
});

test('cash that was spent, or had no wagering requirement, stays and is reported to staff', async () => {
  const spent = await onDeposit(cash('5', 1), { approval: 'automatic' });
  const free = await onDeposit(cash('7', 0), { approval: 'automatic' });
  const paidIn = deposit();
  await world.tell(paidIn);
  await spend(8n * SCALE);
  await world.tell(refund(paidIn));
  expect(await world.cashOf(player)).toBe(4n * SCALE);
  expect(await states()).toEqual(['claimed', 'claimed']);
  expect((await kept()).toSorted()).toEqual([
    [world.keyOf(spent), 'main'],
    [world.keyOf(free), 'main'],
  ]);
  expect(await reportOf(spent)).toMatchObject({ returned: '0.00' });
});

test('a bonus that is being wagered is forfeited', async () => {
  const offer = await world.addOffer({}, 100n * SCALE);
  await onDeposit({ kind: 'bonus', offer, size: { percent: '50' } }, { approval: 'automatic' });
  const paidIn = deposit('40');
  await world.tell(paidIn);
  expect((await world.money(player)).bonus).toBe(20n * SCALE);
  await world.tell(refund(paidIn));
  expect((await world.money(player)).bonus).toBe(0n);
  expect(await kept()).toEqual([]);
});

test('claimed points stay and are reported to staff', async () => {
  const id = await onDeposit({ kind: 'points', size: { fixed: '30' } }, { approval: 'automatic' });
  const paidIn = deposit();
  await world.tell(paidIn, refund(paidIn));
  expect(await kept()).toEqual([[world.keyOf(id), 'main']]);
});

test('a reward in review is refused; a gift of another deposit, or of a promotion paused since, is decided by its own deposit', async () => {
  const review = await onDeposit(cash('5'), { approval: 'review' });
  const other = await onDeposit(cash('3'));
  const [first, second] = [deposit(), deposit()];
  await world.tell(first, second);
  await world.promotions.admin.pause({ actor: 'test', reason: 'a look at it' }, world.keyOf(other));
  await world.tell(refund(first));
  expect(await reportOf(review)).toMatchObject({ inReview: 1, awards: 0 });
  expect((await states()).toSorted()).toEqual(['taken_back', 'waiting']);
});

test('steps of total deposits are deducted, so that depositing and refunding repeatedly gives nothing new', async () => {
  const reward = { kind: 'tickets', game: 'egg', size: { fixed: '1' } } as const;
  const id = await world.add({
    span: 'week',
    rules: [
      { code: 'main', title: words, trigger: { on: 'every', amount: '10' }, measure: { of: 'deposited' }, reward },
    ],
  });
  const first = deposit();
  await world.tell(first, deposit());
  expect((await world.view(player, id)).given.times).toBe(1);
  for (let round = 0, last = first; round < 3; round += 1) {
    await world.tell(refund(last));
    last = deposit();
    await world.tell(last);
  }
  const tickets = (await world.rewards.gifts.all(player.memberId, 10)).map(({ reward: { kind } }) => kind);
  expect(tickets).toEqual(['tickets']);
  await world.tell(deposit());
  expect(await world.rewards.gifts.all(player.memberId, 10)).toHaveLength(2);
});
