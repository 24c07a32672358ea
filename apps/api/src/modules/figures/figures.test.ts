import { randomUUID } from 'node:crypto';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TIME_ZONE } from '../records/testing/compose.ts';
import { createWorld, type World } from '../records/testing/world.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { GAMES } from '../vendors/testing/games.ts';
import { stakedBetween } from '../vendors/index.ts';
import type { Player } from '../vendors/testing/player.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;
let owner: pg.Client;

beforeAll(async () => {
  world = await createWorld();
  vendor = createVendor(world.app);
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const EVER = { from: '2000-01-01', to: '2100-01-01' };
const whose = ({ memberId, account }: Player) => ({ memberId, account });

/** A member's figures, computed from the rounds alone. */
async function truth({ memberId }: Player) {
  const { rows } = await owner.query(
    `SELECT count(*)::text AS rounds, coalesce(sum(stake), 0)::text AS stake, coalesce(sum(win), 0)::text AS win,
       coalesce(sum(stake) FILTER (WHERE (closed OR open_bets = 0)
         AND NOT (bets - cancelled_bets > 1 AND win <= stake AND win * 10 >= stake * 9)), 0)::text AS "validBet",
       coalesce(sum(stake) FILTER (WHERE NOT (closed OR open_bets = 0)), 0)::text AS "openStake"
     FROM vendors.round WHERE member_id = $1`,
    [memberId],
  );
  return rows[0];
}

async function figures(player: Player) {
  const days = await world.figures.playByDay(world.pool, whose(player), EVER);
  const total = (of: (day: (typeof days)[number]) => bigint) => String(days.reduce((sum, day) => sum + of(day), 0n));
  return {
    rounds: total((day) => day.rounds),
    stake: total((day) => day.stake),
    win: total((day) => day.win),
    validBet: total((day) => day.validBet),
    openStake: total((day) => day.openStake),
  };
}

/** The sums of a member's facts of play. */
async function told({ memberId }: Player) {
  const { rows } = await owner.query(
    `SELECT coalesce(sum((p ->> 'rounds')::bigint), 0)::text AS rounds, coalesce(sum((p ->> 'stake')::bigint), 0)::text AS stake,
       coalesce(sum((p ->> 'win')::bigint), 0)::text AS win, coalesce(sum((p ->> 'validBet')::bigint), 0)::text AS "validBet",
       coalesce(sum((p ->> 'openStake')::bigint), 0)::text AS "openStake"
     FROM facts.fact AS f, jsonb_array_elements(f.data -> 'plays') AS p
     WHERE f.member_id = $1 AND f.kind = 'played'`,
    [memberId],
  );
  return rows[0];
}

type Bet = { round: string; transaction_uuid: string; game_code: string };
type Step =
  | { do: 'bet'; amount: number; game: 0 | 1; same: boolean; closes: boolean; free: boolean }
  | { do: 'win' | 'rollback'; which: number; amount: number; closes: boolean }
  | { do: 'count' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('bet' as const),
    amount: fc.oneof(fc.nat(500_000), fc.constant(100_000)),
    game: fc.constantFrom(0 as const, 1 as const),
    same: fc.boolean(),
    closes: fc.constantFrom(false, false, true),
    free: fc.constantFrom(false, false, false, true),
  }),
  fc.record({
    do: fc.constantFrom('win' as const, 'rollback' as const),
    which: fc.nat(),
    // 190,000 is 95 % of two bets of 100,000, and half of it of one.
    amount: fc.constantFrom(0, 0, 1, 95_000, 190_000, 350_000),
    closes: fc.boolean(),
  }),
  fc.record({ do: fc.constant('count' as const) }),
);

test(
  'whatever vendors send, and whenever it is counted, figures equal the sums of the rounds',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const player = await world.addPlayer();
        const bets: Bet[] = [];
        for (const one of steps) {
          await carryOut(player, bets, one);
          expect(await figures(player)).toEqual(await truth(player));
        }
        await world.count();
        expect(await figures(player)).toEqual(await truth(player));
        expect(await told(player)).toEqual(await truth(player));
      }),
      { numRuns: examples(10, 25) },
    );
    expect(await world.figures.verify()).toMatchObject({ ok: true });
  },
);

async function carryOut(player: Player, bets: Bet[], one: Step): Promise<void> {
  if (one.do === 'count') return world.count();
  if (one.do === 'bet') {
    const last = bets.at(-1);
    const round = one.same && last ? last.round : randomUUID();
    const made = { round, transaction_uuid: randomUUID(), game_code: GAMES[one.game] };
    await vendor.bet(player, { ...made, amount: one.amount, is_free: one.free, round_closed: one.closes });
    bets.push(made);
    return;
  }
  const about = bets[one.which % Math.max(1, bets.length)];
  if (!about) return;
  const { transaction_uuid: reference, ...names } = about;
  const fields = { ...names, reference_transaction_uuid: reference, round_closed: one.closes };
  if (one.do === 'win') await vendor.win(player, { ...fields, amount: one.amount });
  else await vendor.rollback(player, fields);
}

test('everything is counted once, however many servers count at once, and counting anew gives the same', async () => {
  const player = await world.addPlayer();
  for (let n = 0; n < 20; n += 1) {
    const round = randomUUID();
    const bet = randomUUID();
    await Promise.all([
      vendor.bet(player, { round, transaction_uuid: bet, amount: 70_000 + n }),
      ...Array.from({ length: 3 }, () => world.figures.countAll()),
    ]);
    await vendor.win(player, { round, reference_transaction_uuid: bet, amount: n * 1000, round_closed: true });
  }
  await Promise.all(Array.from({ length: 4 }, () => world.count()));
  const counted = await figures(player);
  expect(counted).toEqual(await truth(player));
  expect(await world.figures.validBets(world.pool, player.memberId, EVER)).toBe(BigInt(counted.validBet));
  expect(await told(player)).toEqual(counted);
  await world.figures.rebuild();
  expect(await figures(player)).toEqual(counted);
  expect(await told(player)).toEqual(counted);
  const round = randomUUID();
  await vendor.bet(player, { round, transaction_uuid: randomUUID(), amount: 10_000, round_closed: true });
  await world.count();
  expect(await told(player)).toEqual(await truth(player));
  expect(await world.figures.verify()).toMatchObject({ ok: true });
});

test('a bet counts as valid once its round is settled, and no longer when it is rolled back', async () => {
  const player = await world.addPlayer();
  const valid = async () => {
    await world.count();
    return world.figures.validBets(world.pool, player.memberId, EVER);
  };
  const names = { round: randomUUID(), transaction_uuid: randomUUID() };
  await vendor.bet(player, { ...names, amount: 900_000 });
  expect(await valid()).toBe(0n);
  // Lost: a win of zero, which moves no money.
  await vendor.win(player, { round: names.round, reference_transaction_uuid: names.transaction_uuid, amount: 0 });
  expect(await valid()).toBe(900_000n);
  await vendor.rollback(player, { round: names.round, reference_transaction_uuid: names.transaction_uuid });
  expect(await valid()).toBe(0n);
});

test('a round that another bet opens again does not count until it is settled once more', async () => {
  const player = await world.addPlayer();
  const round = randomUUID();
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const bet = (uuid: string) => vendor.bet(player, { round, transaction_uuid: uuid, amount: 300_000 });
  const lose = (uuid: string) => vendor.win(player, { round, reference_transaction_uuid: uuid, amount: 0 });
  const valid = async () => {
    const before = (await figures(player)).validBet;
    await world.count();
    expect(before).toBe((await figures(player)).validBet);
    expect(await told(player)).toMatchObject({ validBet: before });
    return before;
  };
  await bet(first);
  await lose(first);
  expect(await valid()).toBe('300000');
  await bet(second);
  expect(await valid()).toBe('0');
  await bet(third);
  await lose(second);
  expect(await valid()).toBe('0');
  await lose(third);
  expect(await valid()).toBe('900000');
  expect(await world.figures.verify()).toMatchObject({ ok: true });
});

test('the opposite part of the stake is deducted anew when a reopened round is settled', async () => {
  const player = await world.addPlayer();
  const round = randomUUID();
  const bets = [randomUUID(), randomUUID(), randomUUID()];
  const bet = (uuid: string) => vendor.bet(player, { round, transaction_uuid: uuid, amount: 500_000 });
  const win = (uuid: string, amount: number) => vendor.win(player, { round, reference_transaction_uuid: uuid, amount });
  for (const uuid of bets.slice(0, 2)) await bet(uuid);
  await win(bets[0]!, 975_000);
  await win(bets[1]!, 0);
  await world.count();
  expect(await figures(player)).toMatchObject({ validBet: '0' });
  await bet(bets[2]!);
  await world.count();
  expect(await figures(player)).toMatchObject({ validBet: '0' });
  await win(bets[2]!, 0);
  await world.count();
  expect(await figures(player)).toMatchObject({ validBet: '1500000' });
  expect(await told(player)).toEqual(await truth(player));
  expect(await world.figures.verify()).toMatchObject({ ok: true });
});

test('bets on both sides do not count in figures, facts and turnover, whenever that is found', async () => {
  const player = await world.addPlayer();
  const names = { round: randomUUID(), game_code: GAMES[0] };
  const [red, black] = [randomUUID(), randomUUID()];
  const since = Temporal.Now.instant().subtract({ minutes: 1 });
  const counted = async () => {
    await world.count();
    const [staked] = await stakedBetween(world.pool, player.memberId, 'LAK', [since]);
    const valid = await world.figures.validBets(world.pool, player.memberId, EVER);
    expect(await figures(player)).toMatchObject({ validBet: String(valid) });
    expect(await told(player)).toMatchObject({ validBet: String(valid) });
    return { valid, turnover: staked!.settled };
  };
  await vendor.bet(player, { ...names, transaction_uuid: red, amount: 500_000 });
  await vendor.bet(player, { ...names, transaction_uuid: black, amount: 500_000 });
  const win = (reference: string, amount: number, closes: boolean) =>
    vendor.win(player, { ...names, reference_transaction_uuid: reference, amount, round_closed: closes });
  await win(red, 975_000, false);
  expect(await counted()).toEqual({ valid: 0n, turnover: 0n });
  await win(black, 0, true);
  expect(await counted()).toEqual({ valid: 0n, turnover: 0n });
  const { rows } = await owner.query(
    `SELECT p ->> 'opposed' AS opposed FROM facts.fact AS f, jsonb_array_elements(f.data -> 'plays') AS p
     WHERE f.member_id = $1 ORDER BY f.id`,
    [player.memberId],
  );
  expect(rows.map(({ opposed }) => opposed).filter(Boolean)).toEqual(['1000000']);
  // One side is rolled back: the other was at risk, and lost.
  await vendor.rollback(player, { ...names, reference_transaction_uuid: black });
  expect(await counted()).toEqual({ valid: 500_000n, turnover: 500_000n });
  const { rows: kept } = await owner.query('SELECT * FROM figures.opposed_round');
  expect(kept.filter(({ opposed }) => opposed === '1000000')).toEqual([]);
  expect(await world.figures.verify()).toMatchObject({ ok: true });
  await world.figures.rebuild();
  expect(await counted()).toEqual({ valid: 500_000n, turnover: 500_000n });
});

test('a round counts on the day it began by the brand’s clock, whenever it ends', async () => {
  const player = await world.addPlayer();
  const names = { round: randomUUID(), transaction_uuid: randomUUID() };
  await vendor.bet(player, { ...names, amount: 100_000 });
  const { rows } = await owner.query<{ day: string }>(
    `SELECT (started_at AT TIME ZONE $2)::date::text AS day FROM vendors.round WHERE member_id = $1`,
    [player.memberId, TIME_ZONE],
  );
  await world.count();
  world.passTime({ hours: 30 });
  await vendor.win(player, { round: names.round, reference_transaction_uuid: names.transaction_uuid, amount: 300_000 });
  await world.count();
  const days = await world.figures.playByDay(world.pool, whose(player), EVER);
  expect(days).toEqual([
    { day: rows[0]!.day, rounds: 1n, stake: 100_000n, win: 300_000n, validBet: 100_000n, openStake: 0n },
  ]);
  expect(await world.figures.validBetsByDay(world.pool, player.memberId, EVER)).toEqual([
    { day: rows[0]!.day, validBet: 100_000n },
  ]);
  const facts = await owner.query('SELECT data FROM facts.fact WHERE member_id = $1 ORDER BY id', [player.memberId]);
  const game = { vassalage: 'NAGASPIN', gameCode: GAMES[0], area: 'RNG' };
  const [begun, ended] = [
    { ...game, rounds: 1, stake: '100000', win: '0', validBet: '0', openStake: '100000' },
    { ...game, rounds: 0, stake: '0', win: '300000', validBet: '100000', openStake: '-100000' },
  ];
  const of = { day: rows[0]!.day, currency: 'LAK' };
  expect(facts.rows.map(({ data }) => data)).toEqual([
    { ...of, plays: [begun] },
    { ...of, plays: [ended] },
  ]);
});

test('verify finds a figure that is off by one unit', async () => {
  const player = await world.addPlayer();
  const round = randomUUID();
  await vendor.bet(player, { round, transaction_uuid: randomUUID(), amount: 100_000, round_closed: true });
  await world.count();
  await owner.query('UPDATE figures.day SET win = win + 1 WHERE member_id = $1', [player.memberId]);
  await owner.query('UPDATE figures.money_day SET moved_out = moved_out - 1 WHERE account = $1', [player.account]);
  await owner.query('UPDATE figures.slot SET valid_bet = valid_bet + 1 WHERE member_id = $1', [player.memberId]);
  await owner.query('UPDATE figures.brand_slot SET players = players + 1');
  await owner.query('UPDATE figures.money_slot SET moved_in = moved_in + 1');
  const { ok, broken } = await world.figures.verify();
  expect(ok).toBe(false);
  const wrong = ['rounds', 'slots', 'ledger', 'money', 'brand_slots', 'game_days', 'money_slots'];
  expect(broken.map(({ name }) => name)).toEqual(wrong);
  await world.figures.rebuild();
  expect(await world.figures.verify()).toMatchObject({ ok: true });
});
