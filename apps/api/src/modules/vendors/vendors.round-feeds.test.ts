import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import { Command } from 'commander';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GAMES, VENDOR } from './testing/games.ts';
import { createVendor } from './testing/hub88-vendor.ts';
import { errorText } from '../../platform/command-line.ts';
import { everybodyActs } from '../../testing/by-test.ts';
import type { Player } from './testing/player.ts';
import type { FeedVendor, VendorsRound } from './testing/feed-vendor.ts';
import { createFeedWorld, type FeedWorld } from './testing/feed-world.ts';
import { stakedBetween, vendorCommands } from './index.ts';

let all: FeedWorld;
let world: FeedWorld['world'];
let vendor: FeedVendor;
let owner: FeedWorld['owner'];

beforeAll(async () => {
  all = await createFeedWorld();
  ({ world, vendor, owner } = all);
});
afterEach(async () => {
  expect(await all.broken()).toEqual([]);
});
afterAll(() => all.close());

const UNIT = SCALE;

async function standing() {
  return (await world.vendors.roundFeeds.standings())[0]!;
}

test('a round of the feed is in the record with its detail, in figures and facts, and moves no money', async () => {
  const player = await world.addPlayer();
  const began = Temporal.Now.instant().subtract({ minutes: 3 });
  const round = vendor.settle(player.memberId, 5n * UNIT, 12n * UNIT, { started_at: began });
  expect(await all.pull()).toMatchObject({ begun: 1, known: 0 });
  const { list, totals } = await all.record(player);
  expect(list).toMatchObject([
    { round: round.round, gameName: 'Naga Gold', stake: '5.00', win: '12.00', net: '7.00', state: 'closed' },
  ]);
  expect(Temporal.Instant.from(list[0]!.startedAt).epochMilliseconds).toBe(began.epochMilliseconds);
  expect(totals).toEqual({ stake: '5.00', openStake: '0.00', win: '12.00', net: '7.00', validBet: '5.00' });
  const { calls } = await world.get<{ calls: unknown[] }>(player, `/api/records/bets/${list[0]!.id}`);
  expect(calls).toMatchObject([
    { kind: 'bet', amount: '5.00', balance: null, isCancelled: false },
    { kind: 'win', amount: '12.00', balance: null },
  ]);
  expect(await world.ledger.balance(player.account)).toBe(1000n * UNIT);
  await world.count();
  const { states: _, ...sums } = all.truth(player);
  expect(await all.told(player)).toEqual(sums);
  expect(await all.record(player)).toMatchObject({ totals });
  const [staked] = await stakedBetween(world.pool, player.memberId, 'LAK', [began.subtract({ seconds: 1 })]);
  expect(staked).toEqual({ settled: 5n * UNIT, open: 0n });
});

test('a corrected round counts by its latest revision; a voided one counts as zero, and shows why', async () => {
  const player = await world.addPlayer();
  const [lost, won] = [
    vendor.settle(player.memberId, 10n * UNIT, 0n),
    vendor.settle(player.memberId, 4n * UNIT, 9n * UNIT),
  ];
  await all.pull();
  await world.count();
  vendor.amend(lost, { win: 3n * UNIT });
  vendor.amend(won, 'void');
  expect(await all.pull()).toMatchObject({ begun: 0, changed: 2 });
  expect(await all.recorded(player)).toEqual(all.truth(player));
  const { list } = await all.record(player);
  const id = list.find(({ round }) => round === won.round)!.id;
  const { calls } = await world.get<{ calls: { kind: string; amount: string }[] }>(player, `/api/records/bets/${id}`);
  expect(calls.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', '4.00'],
    ['win', '9.00'],
    ['rollback', '4.00'],
    ['unwin', '9.00'],
  ]);
  expect(calls[0]).toMatchObject({ isCancelled: true });
  await world.count();
  const { states: _, ...sums } = all.truth(player);
  expect(await all.told(player)).toEqual({ ...sums, rounds: 2 });
  vendor.amend(won, { win: 1n * UNIT });
  vendor.amend(lost, { win: 0n });
  await all.pull();
  expect(await all.recorded(player)).toEqual(all.truth(player));
});

type Step =
  | { do: 'settle'; stake: number; win: number; even: boolean; bets: number; game: 0 | 1; old: boolean }
  | { do: 'amend'; which: number; win: number }
  | { do: 'void'; which: number }
  | { do: 'pull'; size: number; dies: number }
  | { do: 'count' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      stake: fc.nat(900_000),
      win: fc.nat(900_000),
      even: fc.boolean(),
      bets: fc.constantFrom(1, 2, 3),
      game: fc.constantFrom(0 as const, 1 as const),
      old: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('amend' as const), which: fc.nat(), win: fc.nat(900_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pull' as const), size: fc.integer({ min: 1, max: 4 }), dies: fc.nat(4) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('count' as const) }) },
);

async function carryOut(player: Player, rounds: VendorsRound[], one: Step): Promise<void> {
  if (one.do === 'count') return world.count();
  if (one.do === 'settle') {
    const long = one.old ? { started_at: Temporal.Now.instant().subtract({ hours: 30 }) } : {};
    const more = { game_code: GAMES[one.game], bets: one.bets, ...long };
    const win = one.even ? BigInt(one.stake) - BigInt(one.stake) / 20n : BigInt(one.win);
    return void rounds.push(vendor.settle(player.memberId, BigInt(one.stake), win, more));
  }
  if (one.do === 'pull') return pullBadly(rounds, one);
  const about = rounds[one.which % Math.max(1, rounds.length)];
  if (about) vendor.amend(about, one.do === 'void' ? 'void' : { win: BigInt(one.win) });
}

/** Pulls pages that change while they are read, over a connection that breaks after some of them. */
async function pullBadly(
  rounds: readonly VendorsRound[],
  { size, dies }: { size: number; dies: number },
): Promise<void> {
  vendor.pageSize = size;
  let page = 0;
  vendor.disguise = (told) => ((page += 1) > dies ? null : told);
  vendor.onAnswer = () => {
    const about = rounds[page];
    if (about && page < 3) vendor.amend(about, { win: BigInt(page) * UNIT });
  };
  await all.pull().catch(() => undefined);
  vendor.disguise = (told) => told;
  vendor.onAnswer = () => undefined;
}

test(
  'whatever happens to rounds, and wherever pulling stops, the record and the figures equal the vendor’s',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        vendor.rounds.clear();
        const player = await world.addPlayer();
        const rounds: VendorsRound[] = [];
        for (const one of steps) await carryOut(player, rounds, one);
        vendor.pageSize = 3;
        await all.pull();
        expect(await all.recorded(player)).toEqual(all.truth(player));
        await world.count();
        expect(await all.recorded(player)).toEqual(all.truth(player));
        const { states: _, ...sums } = all.truth(player);
        expect(await all.told(player)).toEqual(sums);
      }),
      { numRuns: examples(10, 25) },
    );
  },
);

test('with several pulls at once, and again from an early time, each round counts once', async () => {
  const players = await Promise.all([world.addPlayer(), world.addPlayer()]);
  for (let n = 1n; n <= 12n; n += 1n) vendor.settle(players[Number(n % 2n)]!.memberId, n * UNIT, 2n * n * UNIT);
  vendor.pageSize = 5;
  await Promise.all(Array.from({ length: 4 }, () => all.pull()));
  const long = Temporal.Now.instant().subtract({ hours: 24 });
  expect(await all.pull(long)).toMatchObject({ begun: 0, changed: 0, known: 12 });
  for (const player of players) expect(await all.recorded(player)).toEqual(all.truth(player));
});

test('an older revision that comes after a newer one changes nothing', async () => {
  const player = await world.addPlayer();
  const round = vendor.settle(player.memberId, 8n * UNIT, 0n);
  const before = { ...round };
  vendor.amend(round, { win: 20n * UNIT });
  await all.pull();
  vendor.rounds.set(round.round, before);
  expect(await all.pull()).toMatchObject({ known: 1, changed: 0 });
  expect(await all.recorded(player)).toMatchObject({ win: 20n * UNIT });
});

test('rounds that a vendor records late are found: a little late by the next pull, very late by the daily one', async () => {
  const player = await world.addPlayer();
  vendor.settle(player.memberId, UNIT, 0n);
  await all.pull();
  const ago = (minutes: number) => ({ changed_at: Temporal.Now.instant().subtract({ minutes }) });
  vendor.settle(player.memberId, 2n * UNIT, 0n, ago(6));
  vendor.settle(player.memberId, 3n * UNIT, 0n, ago(47 * 60));
  expect(await all.pull()).toMatchObject({ begun: 1 });
  await all.runJob('vendors_pull_rounds_again');
  const { rows } = await owner.query<{ payload: object }>(
    `SELECT j.payload FROM graphile_worker._private_jobs AS j WHERE j.key = 'vendors_pull_rounds_of:${VENDOR}:again'`,
  );
  await all.runJob('vendors_pull_rounds_of', rows[0]!.payload);
  expect(await all.recorded(player)).toEqual(all.truth(player));
});

test('a vendor that is unreachable or answers wrongly is queried again, and earlier rounds stay', async () => {
  const player = await world.addPlayer();
  vendor.settle(player.memberId, UNIT, 0n);
  await all.pull();
  const { reached } = await standing();
  vendor.settle(player.memberId, 2n * UNIT, 0n);
  vendor.settle(player.memberId, 3n * UNIT, 0n);
  const ways: (() => void)[] = [
    () => (vendor.disguise = () => null),
    () => (vendor.disguise = () => ({ rounds: 'none' })),
    () => (vendor.disguise = ({ rounds }) => ({ rounds: rounds.toReversed(), next: null })),
    () => (vendor.disguise = () => ({ rounds: [], next: 'further' })),
    () => (vendor.signs = false),
  ];
  for (const [index, break_] of ways.entries()) {
    vendor.disguise = (page) => page;
    break_();
    await expect(all.pull()).rejects.toThrow();
    await all.runJob('vendors_pull_rounds_of', { vendor: VENDOR });
    expect(await standing()).toMatchObject({ failures: index + 1, failure: expect.any(String) });
  }
  expect((await standing()).reached).toEqual(reached);
  vendor.signs = true;
  await all.runJob('vendors_pull_rounds_of', { vendor: VENDOR });
  expect(await standing()).toMatchObject({ failures: 0, failure: null });
  expect(await all.recorded(player)).toEqual(all.truth(player));
});

test('a feed that names the same page for ever ends', async () => {
  const player = await world.addPlayer();
  vendor.settle(player.memberId, UNIT, 0n);
  vendor.disguise = ({ rounds }) => ({ rounds, next: 'same' });
  await expect(all.pull()).rejects.toMatchObject({
    value: { why: expect.stringContaining('does not end') as string },
  });
  expect(await all.recorded(player)).toEqual(all.truth(player));
});

test('stray and unreadable rounds do not block others, and are kept for the operator', async () => {
  const player = await world.addPlayer();
  const good = vendor.settle(player.memberId, UNIT, 0n);
  vendor.settle('999999999', UNIT, 0n, { round: 'of-nobody' });
  vendor.settle("1'; DROP", UNIT, 0n, { round: 'no-id' });
  const foreign = vendor.settle(player.memberId, UNIT, 0n, { round: 'foreign', currency: 'THB' });
  const broken = vendor.settle(player.memberId, UNIT, 0n, { round: 'broken' });
  vendor.disguise = ({ rounds, next }) => ({
    rounds: rounds.map((round) => (round['round'] === 'broken' ? { ...round, stake: '-1' } : round)),
    next,
  });
  expect(await all.pull()).toMatchObject({ begun: 1, unknown_player: 2, wrong_currency: 1, unreadable: 1 });
  expect(Object.keys((await all.recorded(player)).states)).toEqual([good.round]);
  const reasons = (await standing()).strays.map(({ ref, reason }) => [ref.split(':')[0], reason]);
  expect(reasons).toHaveLength(4);
  expect(reasons).toEqual(
    expect.arrayContaining([
      ['of-nobody', 'unknown_player'],
      ['foreign', 'wrong_currency'],
      ['unreadable', 'unreadable'],
    ]),
  );
  vendor.disguise = (page) => page;
  foreign.currency = 'LAK';
  await all.pull();
  expect((await standing()).strays.map(({ ref }) => ref)).not.toContain('foreign');
  expect(Object.keys((await all.recorded(player)).states).toSorted()).toEqual(
    [broken.round, foreign.round, good.round].toSorted(),
  );
});

test('a reference or a time that the database cannot store is unreadable, and does not block others', async () => {
  const player = await world.addPlayer();
  const good = vendor.settle(player.memberId, UNIT, 0n);
  const halved = vendor.settle(player.memberId, UNIT, 0n);
  const ancient = vendor.settle(player.memberId, UNIT, 0n);
  vendor.disguise = ({ rounds, next }) => ({
    rounds: rounds.map((round) => {
      if (round['round'] === halved.round) return { ...round, game_code: 'half a sign \ud83d' };
      return round['round'] === ancient.round ? { ...round, started_at: '0000-01-01T00:00:00Z' } : round;
    }),
    next,
  });
  expect(await all.pull()).toMatchObject({ begun: 1, unreadable: 2 });
  expect(Object.keys((await all.recorded(player)).states)).toEqual([good.round]);
  vendor.disguise = (page) => page;
  expect(await all.pull()).toMatchObject({ begun: 2, unreadable: 0 });
});

test('a round that came by wallet calls stays unchanged', async () => {
  const player = await world.addPlayer();
  const wire = createVendor(world.app);
  const names = { round: randomUUID(), transaction_uuid: randomUUID() };
  await wire.bet(player, { ...names, amount: 700_000, round_closed: true });
  vendor.settle(player.memberId, 9n * UNIT, 9n * UNIT, { round: names.round });
  expect(await all.pull()).toMatchObject({ on_the_wire: 1, begun: 0 });
  expect(await all.recorded(player)).toMatchObject({ rounds: 1, stake: 700_000n, win: 0n });
});

test('a vendor’s clock that is ahead begins no round in the future, and skips no later round', async () => {
  const player = await world.addPlayer();
  const ahead = Temporal.Now.instant().add({ hours: 5 });
  vendor.settle(player.memberId, UNIT, 0n, { started_at: ahead, changed_at: ahead });
  await all.pull();
  expect(Temporal.Instant.compare((await standing()).reached, Temporal.Now.instant())).toBeLessThanOrEqual(0);
  const { list } = await all.record(player);
  expect(
    Temporal.Instant.compare(Temporal.Instant.from(list[0]!.startedAt), Temporal.Now.instant()),
  ).toBeLessThanOrEqual(0);
  vendor.rounds.clear();
  vendor.settle(player.memberId, UNIT, 0n);
  expect(await all.pull()).toMatchObject({ begun: 1 });
});

test('each minute there is one job for each transfer-wallet vendor', async () => {
  await all.runJob('vendors_pull_rounds');
  await all.runJob('vendors_pull_rounds');
  const { rows } = await owner.query(
    `SELECT key FROM graphile_worker._private_jobs WHERE key LIKE 'vendors_pull_rounds_of:%:next'`,
  );
  expect(rows).toEqual([{ key: `vendors_pull_rounds_of:${VENDOR}:next` }]);
});

/** Runs `champa vendor …`; returns what it prints, or its error. */
async function champa(...words: string[]): Promise<string> {
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  vendorCommands(program, (work) => work({ ...world, staff: everybodyActs }, world));
  let printed = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await program.parseAsync(['vendor', ...words], { from: 'user' });
    return printed;
  } catch (error) {
    return errorText(error);
  } finally {
    spy.mockRestore();
  }
}

test('the operator pulls again from a time, and sees how far each vendor was pulled and the stray rounds', async () => {
  const player = await world.addPlayer();
  const old = { changed_at: Temporal.Now.instant().subtract({ hours: 200 }) };
  vendor.settle(player.memberId, UNIT, 0n, old);
  vendor.settle('424242424242', UNIT, 0n, { round: 'whose' });
  const pull = (...words: string[]) => champa('pull-rounds', '--by', 'vilay', '--code', ...words);
  expect(JSON.parse(await pull(VENDOR))).toMatchObject({ begun: 0 });
  const from = Temporal.Now.instant().subtract({ hours: 300 }).toString();
  expect(JSON.parse(await pull(VENDOR, '--from', from))).toMatchObject({ begun: 1 });
  expect(JSON.parse(await champa('rounds', '--json'))).toContainEqual(
    expect.objectContaining({
      code: VENDOR,
      failures: 0,
      failure: null,
      strays: expect.arrayContaining([expect.stringMatching(/^unknown_player whose /)]) as unknown,
    }),
  );
  expect(await pull(VENDOR, '--from', 'yesterday')).toContain('yesterday is no time');
  expect(await pull('NOBODY')).toContain('keeps balances');
  vendor.disguise = () => null;
  expect(await pull(VENDOR)).toContain('no answer that can be trusted');
});
