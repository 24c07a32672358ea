import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoundQuery } from './index.ts';
import { createVendor } from './testing/hub88-vendor.ts';
import type { Player } from './testing/player.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let player: Player;

beforeAll(async () => {
  world = await createWorld();
  const vendor = createVendor(world.app);
  player = await world.addPlayer();
  const bets = [
    { round: 'Open-1', transaction_uuid: 'o1', amount: 100_000 },
    { round: 'won-2', transaction_uuid: 'w2', amount: 200_000 },
    { round: 'back-3', transaction_uuid: 'b3', amount: 300_000, game_code: 'mekong-reels' },
  ];
  for (const bet of bets) {
    await vendor.bet(player, bet);
    world.passTime({ minutes: 1 });
  }
  await vendor.win(player, { round: 'won-2', reference_transaction_uuid: 'w2', amount: 500_000, round_closed: true });
  await vendor.rollback(player, { round: 'back-3', reference_transaction_uuid: 'b3' });
  await vendor.bet(await world.addPlayer(), { round: 'of-another' });
});
afterAll(() => world.close());

const all: Pick<RoundQuery, 'from' | 'to' | 'page' | 'pageSize'> = {
  from: Temporal.Instant.from('2020-01-01T00:00:00Z'),
  to: Temporal.Instant.from('2100-01-01T00:00:00Z'),
  page: 1,
  pageSize: 20,
};
const list = (query: Partial<RoundQuery> = {}) =>
  world.vendors.listRounds(world.pool, { memberId: player.memberId, ...all, ...query });
const refs = async (query: Partial<RoundQuery>) => (await list(query)).rounds.map(({ ref }) => ref);

test('a member’s rounds, newest first, each with its stake and win, and the totals of all', async () => {
  const { rounds, ...figures } = await list();
  expect(rounds).toMatchObject([
    { ref: 'back-3', state: 'rolled_back', stake: 0n, win: 0n, gameCode: 'mekong-reels' },
    { ref: 'won-2', state: 'closed', stake: 2n * SCALE, win: 5n * SCALE, currency: 'LAK', vassalage: 'NAGASPIN' },
    { ref: 'Open-1', state: 'open', stake: SCALE, win: 0n },
  ]);
  expect(figures).toEqual({ total: 3, stake: 3n * SCALE, win: 5n * SCALE });
});

test('pages hold their part, the totals are those of all pages', async () => {
  const { rounds, ...figures } = await list({ page: 2, pageSize: 2 });
  expect(rounds.map(({ ref }) => ref)).toEqual(['Open-1']);
  expect(figures).toEqual({ total: 3, stake: 3n * SCALE, win: 5n * SCALE });
});

test('rounds are found by time, vendor, name, game code and given games', async () => {
  const [newest] = (await list()).rounds;
  expect(await refs({ from: newest!.startedAt })).toEqual(['back-3']);
  expect(await refs({ to: newest!.startedAt })).toEqual(['won-2', 'Open-1']);
  expect(await refs({ vassalage: 'NAGASPIN' })).toHaveLength(3);
  expect(await refs({ vassalage: 'OTHER' })).toEqual([]);
  expect(await refs({ search: 'OPEN' })).toEqual(['Open-1']);
  expect(await refs({ search: 'reels' })).toEqual(['back-3']);
  const gameCodes = [{ vassalage: 'NAGASPIN', gameCode: 'mekong-reels' }];
  expect(await refs({ search: 'ແມ່ນ້ຳ', gameCodes })).toEqual(['back-3']);
  expect(await refs({ search: '%' })).toEqual([]);
});

test('the ledger’s movements name their rounds by id', async () => {
  const { rounds } = await list();
  const { rows } = await world.pool.query<{ reference_id: string }>(
    `SELECT DISTINCT reference_id FROM ledger.journal WHERE reference_type = 'round' AND debit = $1 OR credit = $1`,
    [player.account],
  );
  const ids = rows
    .map(({ reference_id: id }) => id)
    .filter((id) => /^\d+$/.test(id))
    .map(BigInt);
  const found = await world.vendors.roundsById(world.pool, ids);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(rounds.map(({ id }) => id)));
});

test('a page is read from the member’s part of an index', async () => {
  const plan = await world.pool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT * FROM vendors.round WHERE member_id = 1 AND started_at >= now() - interval '1 day' ORDER BY started_at DESC, id DESC LIMIT 20`,
  );
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/round_of_member/);
});
