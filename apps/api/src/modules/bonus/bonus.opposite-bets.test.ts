import type { Bonus } from '@champa/contract';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Driver } from '../vendors/adapters/conformance.ts';
import { createHub88Driver } from '../vendors/testing/hub88-driver.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import type { Player } from '../vendors/testing/player.ts';
import { brokenBonuses } from './testing/invariants.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

// Red and black in one round, each a bet of its own: the round pays back its stakes, or a little less.

const UNIT = SCALE;

let world: BonusWorld;
let wire: Driver;
let rounds = 0;

beforeAll(async () => {
  world = await createBonusWorld();
  wire = createHub88Driver(world as never);
});

afterAll(async () => {
  expect(await brokenInvariants(world.pool)).toEqual([]);
  expect(await brokenBonuses(world.pool)).toEqual([]);
  await world.close();
});

const standing = async (player: Player) =>
  (await world.call<{ list: Bonus[] }>(player, 'GET', '/api/bonus')).value.list[0]!;

async function wagering(amount: number) {
  const player = await world.addPlayer({ balance: 1000n * UNIT });
  await world.give(player, await world.addOffer({ wageringFactor: 1 }), BigInt(amount) * UNIT);
  return player;
}

/**
 * Bets of so many units in one round; returns a function that settles them with their wins, the last one ending the
 * round.
 */
async function both(player: Player, ...stakes: number[]) {
  rounds += 1;
  const round = `both${rounds}`;
  for (const [side, units] of stakes.entries())
    await wire.bet(player, { key: `${round}.${side}`, round, amount: BigInt(units) * UNIT });
  const settle = async (...won: number[]) => {
    for (const [side, units] of won.entries()) {
      const key = `${round}.${side}`;
      const closes = side === won.length - 1;
      await wire.win(player, { key: `win of ${key}`, bet: key, round, amount: BigInt(units) * UNIT, closes });
    }
  };
  return { round, settle };
}

test('bets on both sides of a round do not count, and never turn a bonus into cash', async () => {
  const player = await wagering(100);
  const one = await both(player, 60, 60);
  expect(await standing(player)).toMatchObject({ state: 'active', wagered: '120.00' });
  await one.settle(117, 0);
  expect(await standing(player)).toMatchObject({ state: 'active', wagered: '0.00', converted: '0.00' });
  const other = await both(player, 60, 60);
  await other.settle(0, 0);
  expect(await standing(player)).toMatchObject({ state: 'completed', wagered: '120.00' });
});

test('three bets count where they paid less than nine tenths, or more than all', async () => {
  const player = await wagering(1000);
  await (await both(player, 50, 50, 20)).settle(100, 0, 7);
  expect(await standing(player)).toMatchObject({ wagered: '120.00' });
  await (await both(player, 50, 50, 20)).settle(100, 0, 21);
  expect(await standing(player)).toMatchObject({ wagered: '240.00' });
  await (await both(player, 50, 50, 20)).settle(100, 0, 8);
  expect(await standing(player)).toMatchObject({ wagered: '240.00' });
});

test('a side that is rolled back leaves the other at risk, and no longer counts itself', async () => {
  const player = await wagering(1000);
  const { round, settle } = await both(player, 40, 50);
  await settle(0, 85);
  expect(await standing(player)).toMatchObject({ wagered: '0.00' });
  await wire.rollback(player, { key: `back of ${round}`, bet: `${round}.0`, round, closes: true });
  expect(await standing(player)).toMatchObject({ wagered: '50.00' });
  await (await both(player, 10)).settle(10);
  expect(await standing(player)).toMatchObject({ wagered: '60.00' });
});

test('on a game that counts in part, what had counted is taken back', async () => {
  const player = await world.addPlayer({ balance: 1000n * UNIT });
  const offer = await world.addOffer({ wageringFactor: 10, contributions: { others: 333 } });
  await world.give(player, offer, 100n * UNIT);
  const { settle } = await both(player, 10, 11);
  expect(await standing(player)).toMatchObject({ wagered: '6.993' });
  await settle(20, 0);
  expect(await standing(player)).toMatchObject({ wagered: '0.00' });
});
