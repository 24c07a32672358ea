import { SCALE } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database.ts';
import { stakedBetween } from '../vendors/index.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import type { Player } from '../vendors/testing/player.ts';
import { createWorld, type World } from '../vendors/testing/world.ts';
import { createTurnover, type Turnover } from './index.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;
let turnover: Turnover;
let player: Player;
let deposits = 0;
let rounds = 0;
let passed = Temporal.Duration.from({ seconds: 0 });
const rules = { factorPercent: 100, nearNothing: 2n * SCALE };

beforeAll(async () => {
  world = await createWorld();
  vendor = createVendor(world.app);
  const clock = { now: () => systemClock.now().add(passed) };
  turnover = createTurnover({ clock, ledger: world.ledger, stakedBetween, rules: async () => rules });
});

afterAll(() => world.close());

beforeEach(async () => {
  player = await world.addPlayer();
});

/** Moves both clocks on. */
function passTime(): void {
  world.passTime({ minutes: 1 });
  passed = passed.add({ minutes: 1 });
}

/** A deposit as it is credited: the money first, then its wagering requirement. */
async function deposit(amount: bigint, id = String((deposits += 1)), factorPercent?: number): Promise<void> {
  passTime();
  const { memberId, account } = player;
  await inTransaction(world.pool, async (tx) => {
    const house = { type: 'house', id: 'test' } as const;
    await world.ledger.post(tx, {
      source: 'test',
      key: `deposit ${id}`,
      kind: 'deposit',
      debit: await world.ledger.openAccount(tx, { owner: house, purpose: 'opening', currency: 'LAK' }),
      credit: account,
      amount: amount * SCALE,
      reference: { type: 'deposit', id },
      actor: 'system',
    });
    const credited = { memberId, cause: `deposit:${id}`, amount: amount * SCALE, currency: 'LAK' };
    await turnover.noteMoney(tx, { ...credited, ...(factorPercent !== undefined && { factorPercent }) });
  });
  passTime();
}

type Play = { win?: number; end?: 'win' | 'open' | 'rollback' };

async function play(stake: number, { win = 0, end = 'win' }: Play = {}): Promise<() => Promise<void>> {
  const number = (rounds += 1);
  const names = { round: `r${number}`, transaction_uuid: `t${number}` };
  await vendor.bet(player, { ...names, amount: stake * 100_000 });
  const finish = async (): Promise<void> => {
    const bet = { round: names.round, reference_transaction_uuid: names.transaction_uuid };
    if (end === 'rollback') await vendor.rollback(player, { ...bet, round_closed: true });
    else await vendor.win(player, { ...bet, amount: win * 100_000, round_closed: true });
  };
  if (end !== 'open') await finish();
  return finish;
}

const left = async () => (await turnover.standingOf(world.pool, player.memberId)).remaining / SCALE;
const require = () => inTransaction(world.pool, (tx) => turnover.requireMet(tx, player.memberId));

test('a deposit requires stakes of its own amount, and only once', async () => {
  await deposit(100n, '900001');
  await deposit(100n, '900001');
  expect(await left()).toBe(100n);
  await expect(require()).rejects.toMatchObject({ code: 'TURNOVER_REQUIRED', value: { remaining: '100.00' } });
});

describe('a stake counts', () => {
  test('once its round is settled, and not before', async () => {
    await deposit(100n);
    const finish = await play(60, { end: 'open' });
    expect(await left()).toBe(100n);
    await finish();
    expect(await left()).toBe(40n);
    await play(40);
    expect(await left()).toBe(0n);
    await require();
  });

  test('not when it was rolled back, and not when it was placed before the deposit', async () => {
    await play(70);
    await deposit(100n);
    await play(50, { end: 'rollback' });
    expect(await left()).toBe(100n);
  });

  test('for the oldest deposit first, and never twice', async () => {
    await deposit(100n);
    await play(30);
    await deposit(50n);
    await play(90, { win: 90 });
    const { list } = await turnover.standingOf(world.pool, player.memberId);
    expect(list.map(({ done }) => done / SCALE)).toEqual([100n, 20n]);
    expect(await left()).toBe(30n);
  });
});

test('a refunded deposit has no requirement any more; others do', async () => {
  await deposit(100n, '900002');
  await deposit(40n);
  await inTransaction(world.pool, (tx) => turnover.noteReturned(tx, 'deposit:900002'));
  expect(await left()).toBe(40n);
  await play(40);
  await require();
});

test('a requirement that is met stays met: play before the next deposit does not count for that', async () => {
  await deposit(100n);
  await play(300, { win: 300 });
  await require();
  await deposit(40n);
  expect(await left()).toBe(40n);
  await play(40);
  await require();
});

describe('once nearly nothing is left of the money', () => {
  beforeEach(() => {
    rules.factorPercent = 300;
  });
  afterEach(() => {
    rules.factorPercent = 100;
  });

  test('its requirement is closed, and the next deposit begins anew', async () => {
    await deposit(1000n);
    await play(1999);
    expect(await left()).toBe(0n);
    await deposit(10n);
    expect(await left()).toBe(30n);
    await expect(require()).rejects.toMatchObject({ code: 'TURNOVER_REQUIRED' });
  });

  test('but a stake that is still in play is not gone', async () => {
    await deposit(1000n);
    await play(1999, { end: 'open' });
    expect(await left()).toBe(3000n);
    await deposit(10n);
    expect(await left()).toBe(3030n);
  });

  test('nor is money held for a withdrawal', async () => {
    await deposit(1000n);
    await inTransaction(world.pool, (tx) =>
      world.ledger.reserve(tx, {
        source: 'test',
        key: `hold ${player.memberId}`,
        kind: 'withdrawal',
        account: player.account,
        amount: 1999n * SCALE,
        reference: { type: 'withdrawal', id: '1' },
        actor: 'system',
        expiresAt: systemClock.now().add({ hours: 24 }),
      }),
    );
    expect(await left()).toBe(3000n);
  });
});

test('a brand with a factor of zero has no requirements', async () => {
  rules.factorPercent = 0;
  await deposit(100n);
  rules.factorPercent = 100;
  expect(await left()).toBe(0n);
  await require();
});

test('money with a percentage of its own, such as a transfer to a downline, requires that, whatever deposits require', async () => {
  await deposit(100n, 'down-300', 300);
  expect(await left()).toBe(300n);
  await play(299);
  await expect(require()).rejects.toMatchObject({ code: 'TURNOVER_REQUIRED', value: { remaining: '1.00' } });
  await play(1);
  await require();
  await deposit(50n, 'down-0', 0);
  await require();
});
