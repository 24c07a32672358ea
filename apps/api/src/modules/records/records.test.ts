import { randomUUID } from 'node:crypto';
import type { AccountMovement } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { GAMES, VENDOR } from '../vendors/testing/games.ts';
import type { Player } from '../vendors/testing/player.ts';
import { createWorld, type Rounds, type World } from './testing/world.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;

beforeAll(async () => {
  world = await createWorld();
  vendor = createVendor(world.app);
});
afterAll(() => world.close());

type Movements = {
  list: AccountMovement[];
  next: string | null;
  total: number | null;
  totals: { movedIn: string; movedOut: string } | null;
  kinds: string[] | null;
};

/** One round: a bet of `stake`, and a win that ends it. */
async function play(player: Player, stake: number, win: number, fields: Record<string, unknown> = {}): Promise<string> {
  const round = randomUUID();
  const bet = randomUUID();
  await vendor.bet(player, { round, transaction_uuid: bet, amount: stake, ...fields });
  await vendor.win(player, { round, reference_transaction_uuid: bet, amount: win, round_closed: true, ...fields });
  return round;
}

/** An open round. */
async function bet(player: Player, stake: number, fields: Record<string, unknown> = {}) {
  const names = { round: randomUUID(), transaction_uuid: randomUUID() };
  await vendor.bet(player, { ...names, amount: stake, ...fields });
  return names;
}

const UNIT = 100_000;

describe('the betting record', () => {
  test('shows each round with stake, win and net, latest first, and the totals of all with the first page', async () => {
    const player = await world.addPlayer();
    const rounds = [
      await play(player, 10 * UNIT, 0),
      await play(player, 20 * UNIT, 5.5 * UNIT),
      await play(player, UNIT, 100 * UNIT),
    ];
    const totals = { stake: '31.00', openStake: '0.00', win: '105.50', net: '74.50', validBet: '31.00' };
    // The same to the last unit, before figures have counted it and after.
    for (let counted = 0; counted < 2; counted += 1) {
      const page = await world.get<Rounds>(player, '/api/records/bets?pageSize=2');
      expect(page.list.map(({ round }) => round)).toEqual([rounds[2], rounds[1]]);
      expect(page.list[1]).toMatchObject({ stake: '20.00', win: '5.50', net: '-14.50', gameName: 'Naga Gold' });
      expect(page).toMatchObject({ total: 3, totals });
      const last = await world.get<Rounds>(player, `/api/records/bets?pageSize=2&after=${page.next}`);
      expect(last.list.map(({ round }) => round)).toEqual([rounds[0]]);
      expect(last).toMatchObject({ next: null, total: null, totals: null });
      await world.count();
    }
  });

  test('a page begins where the one before ended, whatever is played meanwhile', async () => {
    const player = await world.addPlayer();
    const played: string[] = [];
    for (let n = 0; n < 7; n += 1) played.push(await play(player, UNIT, 0));
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Rounds = await world.get(player, `/api/records/bets?pageSize=3${next && `&after=${next}`}`);
      seen.push(...page.list.map(({ round }) => round));
      next = page.next;
      await play(player, UNIT, 0);
    }
    expect(seen).toEqual(played.toReversed());
  });

  test('is narrowed to games, areas, vendors and a round’s whole name, counted or not', async () => {
    const player = await world.addPlayer();
    const naga = await play(player, UNIT, 0);
    const mekong = await play(player, 3 * UNIT, 0, { game_code: GAMES[1] });
    const found = async (query: string) => {
      const { list, totals, total } = await world.get<Rounds>(player, `/api/records/bets?${query}`);
      expect(total).toBe(list.length);
      return [list.map(({ round }) => round), totals!.stake];
    };
    for (let counted = 0; counted < 2; counted += 1) {
      expect(await found('search=Naga')).toEqual([[naga], '1.00']);
      expect(await found('search=mekong')).toEqual([[mekong], '3.00']);
      expect(await found('search=nothing')).toEqual([[], '0.00']);
      expect(await found(`search=${naga}`)).toEqual([[naga], '1.00']);
      expect(await found(`search=${naga}&area=LIVE`)).toEqual([[], '0.00']);
      expect(await found('area=LIVE')).toEqual([[mekong], '3.00']);
      expect(await found('area=FISH')).toEqual([[], '0.00']);
      expect(await found(`vassalage=${VENDOR}`)).toEqual([[mekong, naga], '4.00']);
      expect(await found('vassalage=OTHER')).toEqual([[], '0.00']);
      await world.count();
    }
    expect(await world.get(player, '/api/records/bets/filters')).toEqual({
      areas: ['LIVE', 'RNG'],
      vendors: [{ vassalage: VENDOR, name: VENDOR }],
    });
  });

  test('is narrowed to open, settled and rolled back rounds, counted or not', async () => {
    const player = await world.addPlayer();
    const won = await play(player, UNIT, 2 * UNIT);
    const open = await bet(player, 4 * UNIT);
    const back = await bet(player, 8 * UNIT);
    await vendor.rollback(player, { round: back.round, reference_transaction_uuid: back.transaction_uuid });
    const found = async (state: string) => {
      const { list, totals, total } = await world.get<Rounds>(player, `/api/records/bets?state=${state}`);
      expect(total).toBe(list.length);
      expect(list.every((round) => round.state === state)).toBe(true);
      return [list.map(({ round }) => round), totals];
    };
    for (let counted = 0; counted < 2; counted += 1) {
      const figures = { stake: '1.00', openStake: '0.00', win: '2.00', net: '1.00', validBet: '1.00' };
      expect(await found('closed')).toEqual([[won], figures]);
      expect(await found('open')).toEqual([
        [open.round],
        { stake: '4.00', openStake: '4.00', win: '0.00', net: '0.00', validBet: '0.00' },
      ]);
      expect(await found('rolled_back')).toEqual([[back.round], expect.objectContaining({ stake: '0.00' })]);
      await world.count();
    }
    // A round that is settled after it was counted as open is shown at once.
    await vendor.win(player, { round: open.round, reference_transaction_uuid: open.transaction_uuid, amount: 0 });
    expect((await found('open'))[0]).toEqual([]);
    expect(await found('closed')).toMatchObject([[open.round, won], { stake: '5.00', validBet: '5.00' }]);
  });

  // Two bets of a round that paid back all of their stake are not at risk: they do not count, whatever the list is narrowed to.
  test('a single round counts as much for valid bets as the figures say', async () => {
    const player = await world.addPlayer();
    const round = randomUUID();
    const bets = [randomUUID(), randomUUID()];
    for (const id of bets) await vendor.bet(player, { round, transaction_uuid: id, amount: 5 * UNIT });
    const names = { round, reference_transaction_uuid: bets[0], round_closed: true };
    await vendor.win(player, { ...names, amount: 10 * UNIT });
    for (let counted = 0; counted < 2; counted += 1) {
      for (const query of ['', `search=${round}`]) {
        const { totals } = await world.get<Rounds>(player, `/api/records/bets?${query}`);
        expect(totals, query).toMatchObject({ stake: '10.00', validBet: '0.00', net: '0.00' });
      }
      await world.count();
    }
  });

  test('days are the brand’s, both included', async () => {
    const player = await world.addPlayer();
    await play(player, UNIT, 0);
    const { startedAt } = (await world.get<Rounds>(player, '/api/records/bets')).list[0]!;
    const day = Temporal.Instant.from(startedAt).toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
    const total = async (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
      (await world.get<Rounds>(player, `/api/records/bets?from=${from}&to=${to}`)).total;
    expect(await total(day, day)).toBe(1);
    expect(await total(day.add({ days: 1 }), day.add({ days: 2 }))).toBe(0);
    expect(await total(day.subtract({ days: 9 }), day.subtract({ days: 1 }))).toBe(0);
  });

  test('a round is shown with every call, and only to its player', async () => {
    const [player, other] = [await world.addPlayer(), await world.addPlayer()];
    await play(player, 2 * UNIT, 5 * UNIT);
    const { id } = (await world.get<Rounds>(player, '/api/records/bets')).list[0]!;
    expect(await world.get(player, `/api/records/bets/${id}`)).toMatchObject({
      id,
      vendorName: VENDOR,
      calls: [
        { kind: 'bet', amount: '2.00', balance: '998.00', isFree: false, isCancelled: false },
        { kind: 'win', amount: '5.00', balance: '1003.00' },
      ],
    });
    expect(await world.call(other, 'GET', `/api/records/bets/${id}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await world.call(other, 'POST', `/api/records/bets/${id}/replay`)).toMatchObject({ status: 404 });
    // This vendor has no address for replays.
    expect(await world.call(player, 'POST', `/api/records/bets/${id}/replay`)).toMatchObject({
      status: 503,
      code: 'REPLAY_UNAVAILABLE',
    });
  });

  test('a cursor that no page gave is refused', async () => {
    const player = await world.addPlayer();
    for (const after of ['x', '2026-01-01T00:00:00Z', 'name_5']) {
      for (const record of ['bets', 'account']) {
        const answer = await world.call(player, 'GET', `/api/records/${record}?after=${after}`);
        expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
      }
    }
  });
});

describe('the account record', () => {
  test('adds up: each row’s balance is the one before it and the row’s amount, from page to page', async () => {
    const player = await world.addPlayer({ balance: parseAmount('1000') });
    for (const [stake, win] of [
      [10, 0],
      [7.5, 20],
      [3, 3],
    ] as const)
      await play(player, stake * UNIT, win * UNIT);
    for (let counted = 0; counted < 2; counted += 1) {
      const lines: AccountMovement[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: Movements = await world.get(player, `/api/records/account?pageSize=2${next && `&after=${next}`}`);
        if (next === '') expect(page).toMatchObject({ total: 6, totals: { movedIn: '1023.00', movedOut: '20.50' } });
        lines.push(...page.list);
        next = page.next;
      }
      const oldestFirst = lines.toReversed();
      expect(oldestFirst[0]).toMatchObject({ kind: 'opening', amount: '1000.00', balance: '1000.00' });
      let balance = 0n;
      for (const line of oldestFirst) {
        balance += parseAmount(line.amount);
        expect(parseAmount(line.balance)).toBe(balance);
      }
      expect((await vendor.balance(player)).balance).toBe(Number(balance));
      await world.count();
    }
  });

  test('names the game of each round, keeps to one kind, and finds a reference', async () => {
    const player = await world.addPlayer();
    const round = await play(player, UNIT, 2 * UNIT);
    await play(player, UNIT, 0);
    const stakes = await world.get<Movements>(player, '/api/records/account?kind=stake&pageSize=1');
    expect(stakes.list).toMatchObject([{ kind: 'stake', amount: '-1.00', description: 'Naga Gold' }]);
    expect(stakes).toMatchObject({ total: 2, totals: { movedIn: '0.00', movedOut: '2.00' } });
    expect(stakes.kinds!.toSorted()).toEqual(['opening', 'stake', 'win']);
    const opening = await world.get<Movements>(player, '/api/records/account?kind=opening');
    expect(opening.list).toMatchObject([{ kind: 'opening', reference: String(player.account) }]);
    const ofRound = await world.get<Movements>(player, `/api/records/account?search=${round}`);
    expect(ofRound.list.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['win', round],
      ['stake', round],
    ]);
    const byReference = await world.get<Movements>(player, `/api/records/account?search=${player.account}`);
    expect(byReference.list.map(({ kind }) => kind)).toContain('opening');
    expect((await world.get<Movements>(player, '/api/records/account?search=nothing')).list).toEqual([]);
  });

  test('shows only the member’s own movements', async () => {
    const [mine, other] = [await world.addPlayer(), await world.addPlayer()];
    await play(mine, UNIT, 0);
    expect((await world.get<Rounds>(other, '/api/records/bets')).total).toBe(0);
    expect((await world.get<Movements>(other, '/api/records/account')).total).toBe(1);
  });
});

describe('personal profit and loss', () => {
  test('is the same by day, by area and in the betting record, and has the money beside play', async () => {
    const player = await world.addPlayer();
    await play(player, 10 * UNIT, 4 * UNIT);
    await play(player, 6 * UNIT, 0, { game_code: GAMES[1] });
    await bet(player, 2 * UNIT);
    const { startedAt } = (await world.get<Rounds>(player, '/api/records/bets')).list[0]!;
    const day = Temporal.Instant.from(startedAt).toZonedDateTimeISO('Asia/Vientiane').toPlainDate().toString();
    // The third round is open: its stake is not lost, and not valid yet.
    const undecided = { openStake: '2.00', validBet: '16.00', net: '-12.00' };
    const play3 = { rounds: 3, stake: '18.00', win: '4.00', ...undecided };
    for (let counted = 0; counted < 2; counted += 1) {
      expect(await world.get(player, `/api/records/profit?from=${day}&to=${day}`)).toEqual({
        days: [{ day, ...play3, deposits: '0.00', withdrawals: '0.00', bonus: '0.00' }],
        areas: [
          { area: 'RNG', rounds: 2, stake: '12.00', openStake: '2.00', validBet: '10.00', win: '4.00', net: '-6.00' },
          { area: 'LIVE', rounds: 1, stake: '6.00', openStake: '0.00', validBet: '6.00', win: '0.00', net: '-6.00' },
        ],
        totals: { ...play3, deposits: '0.00', withdrawals: '0.00', bonus: '0.00' },
      });
      await world.count();
    }
  });

  test('covers a year at most, and no days in the wrong order', async () => {
    const player = await world.addPlayer();
    for (const range of [
      'from=2026-01-02&to=2026-01-01',
      'from=2020-01-01&to=2026-01-01',
      'from=2026-02-30&to=2026-03-01',
    ]) {
      expect(await world.call(player, 'GET', `/api/records/profit?${range}`)).toMatchObject({ status: 422 });
    }
  });
});
