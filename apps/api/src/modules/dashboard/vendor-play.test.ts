import { randomUUID } from 'node:crypto';
import type { AdminOpenRound, AdminReturn, AdminWin, DashboardHappening } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, VENDOR } from '../vendors/testing/games.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import type { Player } from '../vendors/testing/player.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;
let player: Player;

beforeAll(async () => {
  world = await createWorld();
  vendor = createVendor(world.app);
  player = await world.addPlayer();
});
afterAll(() => world.close());

/** A round of a stake; without a win it stays open. Amounts as on the wire: 100,000 are one. */
async function play(amount: number, win?: number): Promise<string> {
  const round = randomUUID();
  const transaction_uuid = randomUUID();
  await vendor.bet(player, { round, transaction_uuid, game_code: GAMES[0], amount });
  if (win === undefined) return round;
  const decided = { round, transaction_uuid: randomUUID(), reference_transaction_uuid: transaction_uuid };
  await vendor.win(player, { ...decided, game_code: GAMES[0], amount: win, round_closed: true });
  return round;
}

type Answer<Row> = { list: Row[]; next: string | null };
const read = async <Row>(path: string): Promise<Answer<Row>> => (await world.console.send('GET', path)).value;

test('rounds that stay open are listed by when they began, page by page; those that ended are not', async () => {
  const old = [await play(100_000), await play(200_000), await play(300_000)];
  await play(100_000, 50_000);
  const { memberId } = player;
  world.passTime({ hours: 30 });
  // The session of before has expired.
  player = await world.addPlayer();
  const young = await play(400_000);
  await world.count();

  const path = `/vendors/${VENDOR}/open-rounds`;
  const first = await read<AdminOpenRound>(`${path}?pageSize=2`);
  const second = await read<AdminOpenRound>(`${path}?pageSize=2&after=${first.next}`);
  expect([...first.list, ...second.list].map(({ ref }) => ref)).toEqual(old);
  expect(second.next).toBe(null);
  expect(first.list[0]).toMatchObject({ memberId, gameName: GAMES[0], stake: '1.00' });
  const { list } = await read<AdminOpenRound>(`${path}?hours=0`);
  expect(list.map(({ ref }) => ref)).toEqual([...old, young]);
});

test('the biggest wins come first, with what was staked for them', async () => {
  await play(100_000, 900_000);
  await play(100_000, 700_000);
  const { list } = await read<AdminWin>(`/vendors/${VENDOR}/wins?days=1`);
  expect(list.slice(0, 2).map(({ win, stake }) => `${win} for ${stake}`)).toEqual(['9.00 for 1.00', '7.00 for 1.00']);
});

test('what games and vendors paid back stands beside what they should, and says what the band assumes', async () => {
  world.thresholds.rtp = { days: 2, rounds: 1, deviation: 1, tenths: 1 };
  await world.count();
  const asked = await world.console.send('GET', '/returns/game');
  expect(asked.value).toMatchObject({ total: 1, assumed: { deviation: 1, deviations: '0.1', rounds: 1 } });
  const [game] = (await read<AdminReturn>('/returns/game')).list;
  expect(game).toMatchObject({ name: GAMES[0], theoretical: '96.00', isOutside: true });
  const byVendor = await read<AdminReturn>(`/returns/vendor?vassalage=${VENDOR}`);
  expect(byVendor.list).toMatchObject([{ id: VENDOR, rtp: game!.rtp, theoretical: '96.00', rounds: game!.rounds }]);
  expect((await read<AdminReturn>('/returns/vendor?vassalage=OTHER')).list).toEqual([]);
});

test('a vendor that no wire knows has no rounds', async () => {
  expect(await world.console.send('GET', '/vendors/NOBODY/open-rounds')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await world.console.send('GET', '/vendors/NOBODY/wins')).toMatchObject({ code: 'NOT_FOUND' });
});

type Feed = { at: string; largeWin: string; list: DashboardHappening[] };
const happened = async (since = ''): Promise<Feed> =>
  (await world.console.send('GET', `/dashboard/feed${since === '' ? '' : `?since=${since}`}`)).value;

test('large wins, deposits, payouts and failures are shown as they happen, then only what is new', async () => {
  world.passTime({ minutes: 20 });
  player = await world.addPlayer();
  await play(100_000, 150_000_000);
  await play(100_000, 90_000_000);
  await world.credit(player);
  const { memberId } = player;
  const now = world.now().toString();
  await world.owner.query(
    `INSERT INTO deposits.deposit (member_id, method, provider, amount, currency, state, merchant_ref, return_url, idempotency_key,
       created_at, expires_at, updated_at, kind)
     VALUES ($1, 'qr', 'pay', 700000, 'LAK', 'failed', 'r-failed', '', gen_random_uuid(), $2, $2, $2, 'qr')`,
    [memberId, now],
  );
  await world.owner.query(
    `WITH asked AS (
       INSERT INTO withdrawals.withdrawal (member_id, idempotency_key, payee_id, payee_kind, payee_provider,
         payee_provider_name, payee_hidden, payee_sealed, currency, amount, fee, state, paid, created_at)
       VALUES ($1, gen_random_uuid(), 1, 'BANK', 'BCEL', 'BCEL', '…', '', 'LAK', 900000, 100000, 'paid', 800000, $2)
       RETURNING id)
     INSERT INTO withdrawals.step (withdrawal_id, step, state, actor, reason, at)
     SELECT id, step, 'paying', 'provider:pay', reason, $2
       FROM asked, (VALUES ('part 1 failed', 'no such account'), ('complete', ''), ('pay', '')) AS taken (step, reason)`,
    [memberId, now],
  );
  const first = await happened();
  const said = first.list.map(({ kind, amount, about }) => `${kind} ${amount} ${about}`);
  expect(new Set(said)).toEqual(
    new Set([
      `win 1500.00 ${GAMES[0]}`,
      'deposit 100.00 qr',
      'deposit_failed 7.00 qr',
      'payout 8.00 BCEL',
      'payout_failed 8.00 no such account',
    ]),
  );
  world.passTime({ minutes: 1 });
  const { at } = await happened(first.at);
  expect((await happened(at)).list).toEqual([]);
  expect((await happened('2000-01-01T00:00:00Z')).list).toHaveLength(5);
  world.passTime({ minutes: 10 });
  expect((await happened(first.at)).list).toEqual([]);
});
