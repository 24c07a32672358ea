import { randomUUID } from 'node:crypto';
import type { AccountMovement, BettingRound } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueGame } from '../catalogue/index.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { GAMES, VENDOR } from '../vendors/testing/games.ts';
import type { Player } from '../vendors/testing/player.ts';
import { createWorld, type World } from '../vendors/testing/world.ts';
import { createRecords } from './index.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;

const naga = { nodeId: 7n, name: 'Naga Gold', nameLo: 'ນາກາທອງ', nameCn: null } as CatalogueGame;
const languageSite = { settings: { get: async () => ({ brand: { defaultLanguage: 'lo' as const } }) } };

beforeAll(async () => {
  world = await createWorld();
  const { pool, ledger, vendors } = world;
  const records = createRecords(
    { pool },
    {
      ledger,
      listRounds: vendors.listRounds,
      roundsById: vendors.roundsById,
      findGame: async (_vassalage, gameCode) => (gameCode === GAMES[0] ? naga : null),
      searchGames: async (text) => (/naga/i.test(text) ? [{ vassalage: VENDOR, gameCode: GAMES[0] }] : []),
      describeDeposits: async () => new Map(),
      site: languageSite,
    },
  );
  await records.routes!(world.app);
  vendor = createVendor(world.app);
});

afterAll(() => world.close());

async function get<T>(player: Player, url: string): Promise<T> {
  world.signIn({ kind: 'member', memberId: player.memberId, sessionId: '1', type: 0, isTrial: false, isAgent: false });
  const headers = { authorization: 'Bearer any', 'x-language': 'en' };
  const response = await world.app.inject({ method: 'GET', url, headers });
  return (JSON.parse(response.body) as { value: T }).value;
}

type Rounds = {
  list: BettingRound[];
  total: number;
  totalPages: number;
  totals: { stake: string; win: string; net: string };
};
type Movements = { list: AccountMovement[]; total: number; totalPages: number };

/** One round: a bet of `stake` and, where there is one, a win. */
async function play(player: Player, stake: number, win: number, fields: Record<string, unknown> = {}): Promise<string> {
  const round = randomUUID();
  const bet = randomUUID();
  await vendor.bet(player, { round, transaction_uuid: bet, amount: stake, ...fields });
  if (win > 0)
    await vendor.win(player, { round, reference_transaction_uuid: bet, amount: win, round_closed: true, ...fields });
  return round;
}

const UNIT = 100_000;

describe('the betting record', () => {
  test('shows each round with stake, win and net, newest first, and the totals of all pages', async () => {
    const player = await world.addPlayer();
    const rounds = [
      await play(player, 10 * UNIT, 0),
      await play(player, 20 * UNIT, 5.5 * UNIT),
      await play(player, UNIT, 100 * UNIT),
    ];
    const page = await get<Rounds>(player, '/api/records/bets?pageSize=2');
    expect(page.list.map(({ round }) => round)).toEqual([rounds[2], rounds[1]]);
    expect(page.list[1]).toMatchObject({
      stake: '20.00',
      win: '5.50',
      net: '-14.50',
      gameName: 'Naga Gold',
      nodeId: '7',
      vassalage: VENDOR,
    });
    expect(page).toMatchObject({ total: 3, totalPages: 2, totals: { stake: '31.00', win: '105.50', net: '74.50' } });
  });

  test('finds rounds by the name of their game', async () => {
    const player = await world.addPlayer();
    await play(player, UNIT, 0);
    await play(player, UNIT, 0, { game_code: GAMES[1] });
    expect((await get<Rounds>(player, '/api/records/bets?search=Naga')).list.map(({ gameName }) => gameName)).toEqual([
      'Naga Gold',
    ]);
    expect((await get<Rounds>(player, '/api/records/bets?search=mekong')).list.map(({ gameName }) => gameName)).toEqual(
      [GAMES[1]],
    );
    expect((await get<Rounds>(player, '/api/records/bets?search=nothing')).totals).toEqual({
      stake: '0.00',
      win: '0.00',
      net: '0.00',
    });
  });

  test('begins at the time asked for and ends before the time asked for', async () => {
    const player = await world.addPlayer();
    await play(player, UNIT, 0);
    const { startedAt } = (await get<Rounds>(player, '/api/records/bets')).list[0]!;
    expect((await get<Rounds>(player, `/api/records/bets?from=${startedAt}`)).total).toBe(1);
    expect((await get<Rounds>(player, `/api/records/bets?to=${startedAt}`)).total).toBe(0);
  });
});

describe('the account record', () => {
  test('adds up: each row’s balance is the one before it and the row’s amount', async () => {
    const player = await world.addPlayer({ balance: parseAmount('1000') });
    for (const [stake, win] of [
      [10, 0],
      [7.5, 20],
      [3, 3],
    ] as const)
      await play(player, stake * UNIT, win * UNIT);
    const { list, total } = await get<Movements>(player, '/api/records/account?pageSize=100');
    expect(total).toBe(6);
    const oldestFirst = list.toReversed();
    expect(oldestFirst[0]).toMatchObject({ kind: 'opening', amount: '1000.00', balance: '1000.00', description: null });
    let balance = 0n;
    for (const line of oldestFirst) {
      balance += parseAmount(line.amount);
      expect(parseAmount(line.balance)).toBe(balance);
    }
    expect((await vendor.balance(player)).balance).toBe(Number(balance));
  });

  test('names the game of each round, keeps to one kind, and pages', async () => {
    const player = await world.addPlayer();
    await play(player, UNIT, 2 * UNIT);
    await play(player, UNIT, 0);
    const { list } = await get<Movements>(player, '/api/records/account?kind=stake&pageSize=1');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ kind: 'stake', amount: '-1.00', description: 'Naga Gold' });
    expect(await get<Movements>(player, '/api/records/account?kind=stake&pageSize=1')).toMatchObject({
      total: 2,
      totalPages: 2,
    });
  });

  test('is each member’s own', async () => {
    const [mine, other] = [await world.addPlayer(), await world.addPlayer()];
    await play(mine, UNIT, 0);
    expect((await get<Rounds>(other, '/api/records/bets')).total).toBe(0);
    expect((await get<Movements>(other, '/api/records/account')).total).toBe(1);
  });
});
