import type { Bonus } from '@champa/contract';
import { SCALE } from '@champa/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { vendorWithWallet } from '../vendors/testing/compose.ts';
import { GAMES, VENDOR } from '../vendors/testing/games.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import type { Player } from '../vendors/testing/player.ts';
import { startFeedVendor, type FeedVendor } from '../vendors/testing/feed-vendor.ts';
import { vendorKeys } from '../vendors/testing/world.ts';
import { brokenBonuses } from './testing/invariants.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

const UNIT = SCALE;

let world: BonusWorld;
let vendor: FeedVendor;

beforeAll(async () => {
  world = await createBonusWorld();
  vendor = await startFeedVendor();
  const publicKey = vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await world.vendors.service.add(vendorWithWallet(VENDOR, publicKey, vendor.url), true, 'test');
});

afterEach(async () => {
  vendor.rounds.clear();
  expect(await brokenInvariants(world.pool)).toEqual([]);
  expect(await brokenBonuses(world.pool)).toEqual([]);
});

afterAll(async () => {
  await world.close();
  await vendor.close();
});

const pull = () => world.vendors.roundFeeds.pull(VENDOR);
const bonusOf = async (player: Player) =>
  (await world.call<{ list: Bonus[] }>(player, 'GET', '/api/bonus')).value.list[0]!;

/** A member who is wagering a gift of 10 with a wagering requirement of 20. */
async function wagering(terms = {}): Promise<Player> {
  const player = await world.addPlayer();
  await world.give(player, await world.addOffer(terms), 10n * UNIT);
  return player;
}

test('a stake at a transfer-wallet vendor counts towards the bonus once, and no longer when it is taken back', async () => {
  const player = await wagering();
  const [kept, voided] = [
    vendor.settle(player.memberId, 6n * UNIT, 0n),
    vendor.settle(player.memberId, 5n * UNIT, UNIT),
  ];
  await pull();
  await pull();
  expect(await bonusOf(player)).toMatchObject({ state: 'active', wagered: '11.00', required: '20.00' });
  vendor.amend(voided, 'void');
  vendor.amend(kept, { win: 2n * UNIT });
  await pull();
  expect(await bonusOf(player)).toMatchObject({ wagered: '6.00' });
  vendor.amend(voided, { win: 0n });
  await pull();
  expect(await bonusOf(player)).toMatchObject({ wagered: '11.00' });
  expect(await world.money(player)).toEqual({ cash: 1000n * UNIT, bonus: 10n * UNIT });
});

test('several bets that paid back their stakes do not count, until a revision of the round says otherwise', async () => {
  const player = await wagering();
  const both = vendor.settle(player.memberId, 30n * UNIT, 29n * UNIT, { bets: 2 });
  vendor.settle(player.memberId, 4n * UNIT, 4n * UNIT, { bets: 1 });
  vendor.settle(player.memberId, 3n * UNIT, 3n * UNIT);
  await pull();
  expect(await bonusOf(player)).toMatchObject({ state: 'active', wagered: '7.00' });
  vendor.amend(both, 'void');
  await pull();
  expect(await bonusOf(player)).toMatchObject({ state: 'active', wagered: '7.00' });
  vendor.amend(both, { win: 5n * UNIT });
  await pull();
  expect(await bonusOf(player)).toMatchObject({ state: 'completed', wagered: '37.00' });
});

test('enough stakes complete the bonus, which becomes cash; later corrections change nothing', async () => {
  const player = await wagering();
  const round = vendor.settle(player.memberId, 20n * UNIT, 0n);
  await pull();
  expect(await bonusOf(player)).toMatchObject({ state: 'completed', wagered: '20.00' });
  expect(await world.money(player)).toEqual({ cash: 1010n * UNIT, bonus: 0n });
  vendor.amend(round, 'void');
  await pull();
  expect(await bonusOf(player)).toMatchObject({ state: 'completed', wagered: '20.00' });
  expect(await world.money(player)).toEqual({ cash: 1010n * UNIT, bonus: 0n });
});

test('stakes above the maximum, on excluded games, and in rounds that began before the bonus do not count', async () => {
  const early = vendor.settle('1', UNIT, 0n).started_at.subtract({ minutes: 5 });
  vendor.rounds.clear();
  const player = await wagering({ maxStake: 4n * UNIT });
  vendor.settle(player.memberId, 5n * UNIT, 0n);
  vendor.settle(player.memberId, 3n * UNIT, 0n, { game_code: GAMES[1] });
  vendor.settle(player.memberId, 2n * UNIT, 0n, { started_at: early });
  await pull();
  expect(await bonusOf(player)).toMatchObject({ wagered: '0.00' });
  vendor.settle(player.memberId, 4n * UNIT, 0n);
  await pull();
  expect(await bonusOf(player)).toMatchObject({ wagered: '4.00' });
});

test('a round that comes voided first counts once a revision reinstates it', async () => {
  const player = await wagering();
  const round = vendor.settle(player.memberId, 7n * UNIT, 0n);
  vendor.amend(round, 'void');
  await pull();
  expect(await bonusOf(player)).toMatchObject({ wagered: '0.00' });
  vendor.amend(round, { win: 0n });
  await pull();
  expect(await bonusOf(player)).toMatchObject({ wagered: '7.00' });
});
