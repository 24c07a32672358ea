import { inspect } from 'node:util';
import type { AdminLotteryChange, AdminLotteryDraw, AdminLotteryExposure, AdminLotteryGame } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { accessLog } from '../../testing/by-test.ts';
import type { Approvals } from '../approvals/index.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import type { Game } from './domain/game.ts';
import type { Draw } from './draws.repo.ts';
import { lotteryOn } from './testing/compose.ts';
import { houseGame, laoResult } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { betOn, createWorld, kip, type World } from './testing/world.ts';

const HOUR = 3_600_000;
const reason = 'a test';

let world: World;
let console: TestBackoffice;

beforeAll(async () => {
  world = await createWorld();
  console = openBackoffice((app) => void world.lottery.adminRoutes!(app));
});

afterAll(async () => {
  await console.close();
  await world.close();
});

const send = async (...call: Parameters<TestBackoffice['send']>) => {
  const [method, path, sent] = call;
  return console.send(method, `/lottery${path}`, sent);
};
const put = (path: string, body: object, as: 'noy' | 'keo' = 'noy') =>
  send('PUT', path, { as, body: { reason, ...body } });
const gameOf = async ({ code }: Pick<Game, 'code'>): Promise<AdminLotteryGame> =>
  (await send('GET', `/games/${code}`)).value;
const drawOf = async ({ id }: Pick<Draw, 'id'>, as: 'noy' | 'keo' = 'noy'): Promise<AdminLotteryDraw> =>
  (await send('GET', `/draws/${id}`, { as })).value;
const faults = (fields: object) => ({ code: 'VALIDATION', value: { fields } });

/** A draw whose bets are over, and that waits for its result. */
async function waiting(stakes: readonly string[] = ['56']) {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer(kip('100'));
  for (const number of stakes) await world.place(player, game, [draw], [betOn('top2', [[number]])]);
  await world.passTime(2 * HOUR);
  await world.lottery.draws.move();
  return { game, draw, player };
}

describe('a game', () => {
  test('has its odds with what they return; odds that return more than the stakes are refused beside their field', async () => {
    const game = await world.addGame();
    const top2 = (await gameOf(game)).plays.find(({ id }) => id === 'top2')!;
    expect(top2).toEqual({
      id: 'top2',
      offered: true,
      tiers: [{ id: 'win', own: null, market: { odds: '92', from: '90', to: '95' } }],
      returns: { least: '92.00', most: '92.00' },
    });
    const odds = (win: string | null, more: object = {}) =>
      put(`/games/${game.code}/plays/top2`, { offered: true, odds: { win }, edition: 1, ...more });
    expect(await odds('100.001')).toMatchObject(faults({ 'odds.win': 'above_stakes' }));
    expect(await odds('many')).toMatchObject(faults({ 'odds.win': 'odds_format' }));
    expect(await odds(null, { odds: { lose: '9' } })).toMatchObject(faults({ 'odds.lose': 'unknown' }));
    expect((await gameOf(game)).edition).toBe(1);

    await odds('95.5');
    const changed = await gameOf(game);
    expect(changed.plays.find(({ id }) => id === 'top2')).toMatchObject({
      tiers: [{ own: '95.5' }],
      returns: { most: '95.50' },
    });
    expect(changed).toMatchObject({ edition: 2, changedBy: 'noy' });
    expect((await accessLog(world.pool)).at(-1)).toMatchObject({
      action: 'lottery_play',
      detail: { game: game.code, play: 'top2' },
      before: { offered: true, odds: {} },
      after: { offered: true, odds: { top2: '95.5' } },
    });
    expect(await odds('90', { edition: 1 })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      value: { by: 'noy', revision: 2, current: { odds: { top2: '95.5' } } },
    });
  });

  test('refuses a slip made by limits or odds that have changed since, and takes one by the new ones', async () => {
    const game = await world.addGame();
    const draw = await world.addDraw(game);
    const player = await world.addPlayer();
    const { limits } = await gameOf(game);
    const change = (more: object) => put(`/games/${game.code}/limits`, { ...limits, edition: 1, ...more });
    expect(await change({ minBet: '0' })).toMatchObject(faults({ minBet: 'amount_format' }));
    expect(await change({ maxBet: '0.00001', minBet: '5' })).toMatchObject(faults({ maxBet: 'too_small' }));
    expect(await change({ own: 1900 })).toMatchObject(faults({ own: 'range' }));
    expect(await change({ maxOfMember: '100000000' })).toMatchObject({
      value: { limits: { maxOfMember: '100000000.00' } },
    });
    const bet = (revision: number) =>
      world.place(player, { ...game, revision }, [draw], [betOn('top2', [['45']])], { revision });
    await expect(bet(1)).rejects.toMatchObject({ code: 'LOTTERY_TERMS_CHANGED' });
    await bet(2);
  });

  test('puts limits and odds back to what they were before a change, as a change of its own', async () => {
    const game = await world.addGame();
    const { limits, plays } = await gameOf(game);
    await put(`/games/${game.code}/limits`, { ...limits, maxOfMember: '100000000', edition: 1 });
    await put(`/games/${game.code}/plays/top2`, { offered: false, odds: { win: '60' }, edition: 2 });
    const changes = async (): Promise<AdminLotteryChange[]> =>
      ((await send('GET', `/games/${game.code}/changes`)).value as { list: AdminLotteryChange[] }).list;
    const list = await changes();
    const putBack = (what: string, edition: number) => {
      const { id } = list.find((change) => change.what === what)!;
      return send('POST', `/games/${game.code}/changes/${id}/put-back`, { body: { reason, edition } });
    };
    expect(await putBack('limits', 2)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await putBack('limits', 3)).toMatchObject({ value: { limits } });
    expect(await putBack('play', 4)).toMatchObject({ value: { plays, limits, edition: 5 } });
    expect((await changes()).slice(0, 2)).toMatchObject([{ what: 'play' }, { what: 'limits' }]);
    await put(`/games/${game.code}/hot-numbers`, { play: 'top2', number: '45', pays: 'half' });
    const [mark] = await changes();
    const marked = await send('POST', `/games/${game.code}/changes/${mark!.id}/put-back`, {
      body: { reason, edition: 5 },
    });
    expect(marked).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('draws at other times from the next unplanned draw on; the house’s interval cannot be changed', async () => {
    const game = await world.addGame();
    const { names, sort, canCancel } = await gameOf(game);
    const facts = {
      names,
      sort,
      canCancel,
      times: { days: [1, 4], at: '21:00', locks: 600, expected: 900 },
      edition: 1,
    };
    const save = (more: object) => put(`/games/${game.code}`, { ...facts, ...more });
    expect(await save({ times: null })).toMatchObject(faults({ times: 'pattern' }));
    expect(await save({ times: { ...facts.times, days: [8] } })).toMatchObject(faults({ 'times.days': 'range' }));
    expect(await save({ names: { lo: 'ຫວຍ' } })).toMatchObject(faults({ 'names.en': 'required' }));
    await world.lottery.draws.plan(await world.lottery.games.byCode(game.code));
    const { plannedUntil } = await gameOf(game);
    expect(await save({ names: { en: 'Night draw', lo: 'ຫວຍກາງຄືນ' } })).toMatchObject({
      value: { names: { lo: 'ຫວຍກາງຄືນ' }, schedule: { days: [1, 4], at: '21:00' }, plannedUntil },
    });
    const house = await world.addGame({ ...houseGame });
    const ofHouse = { names: house.names, sort: 1, canCancel: true, edition: 1 };
    expect(await put(`/games/${house.code}`, { ...ofHouse, times: facts.times })).toMatchObject({ code: 'VALIDATION' });
    expect(await put(`/games/${house.code}`, { ...ofHouse, times: null })).toMatchObject({ value: { sort: 1 } });
  });

  test('has days without a draw: those that are planned are named, and a day that is drawn after all is planned', async () => {
    const game = await world.addGame();
    await world.lottery.draws.plan(game);
    const { draws } = await world.lottery.views.game(game.code, 'en');
    const day = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
    const [first, last] = [day(draws[0]!.drawsAt), day(draws.at(-1)!.drawsAt)];
    const marked = await put(`/games/${game.code}/holidays/${first}`, { movedTo: null });
    expect(marked).toMatchObject({ value: { planned: [draws[0]!.id], game: { holidays: [{ day: String(first) }] } } });

    // The first day of the schedule behind what is planned.
    const free = [1, 2, 3].map((days) => last.add({ days })).find(({ dayOfWeek }) => [1, 3, 5].includes(dayOfWeek))!;
    await put(`/games/${game.code}/holidays/${free}`, { movedTo: null });
    const drawn = await send('DELETE', `/games/${game.code}/holidays/${free}`, { body: { reason } });
    expect(drawn).toMatchObject({ value: { holidays: [{ day: String(first) }] } });
    expect(await send('DELETE', `/games/${game.code}/holidays/${free}`, { body: { reason } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('has hot numbers with who marked them; a number that the play does not have is refused', async () => {
    const game = await world.addGame();
    const mark = (number: string, pays: string) =>
      put(`/games/${game.code}/hot-numbers`, { play: 'top2', number, pays });
    expect(await mark('456', 'half')).toMatchObject(faults({ number: 'unknown' }));
    await mark('45', 'half');
    expect((await gameOf(game)).hot).toMatchObject([{ play: 'top2', number: '45', pays: 'half', by: 'noy', reason }]);
    await mark('45', 'full');
    expect((await gameOf(game)).hot).toEqual([]);
    const { value } = await send('GET', `/games/${game.code}/changes`);
    expect((value as { list: object[] }).list).toMatchObject([
      { what: 'hot', by: 'noy', reason, details: { play: 'top2', number: '45', pays: 'full' } },
      { what: 'hot', details: { pays: 'half' } },
    ]);
  });

  test('is paused and resumed; its chains of seeds are published, salted once, and verified', async () => {
    const game = await world.addGame({ ...houseGame });
    expect(await put(`/games/${game.code}/status`, { open: false })).toMatchObject({
      value: { state: 'paused', pauseReason: reason },
    });
    expect(await put(`/games/${game.code}/status`, { open: true })).toMatchObject({ value: { state: 'open' } });
    const { value: chain } = await send('POST', `/games/${game.code}/chains`, { body: { reason } });
    const { id } = chain as { id: string };
    expect(await put(`/chains/${id}/salt`, { salt: 'short' })).toMatchObject({ code: 'VALIDATION' });
    expect(await put(`/chains/${id}/salt`, { salt: 'a headline of today' })).toMatchObject({
      value: { salt: 'a headline of today' },
    });
    expect(await put(`/chains/${id}/salt`, { salt: 'another headline' })).toMatchObject({ code: 'NOT_FOUND' });
    const draw = await world.addDraw(game, 10);
    await world.passTime(HOUR);
    await world.lottery.draws.advance();
    expect(await send('GET', `/chains/${id}/verification`)).toMatchObject({ value: { checked: 1, broken: [] } });
    const { proof, can } = await drawOf(draw);
    expect(proof).toMatchObject({ chainId: id, index: 1, before: proof!.commitment });
    expect(can).toEqual(['void']);
    expect(await send('GET', `/games/${game.code}/chains`)).toMatchObject({ value: { list: [{ id, used: 1 }] } });
  });
});

describe('a draw', () => {
  test('shows for each number what the house pays if it comes, and how much of the limit that is', async () => {
    const game = await world.addGame();
    const draw = await world.addDraw(game);
    const player = await world.addPlayer();
    await world.place(player, game, [draw], [betOn('top2', [['45']], 5), betOn('bottom2', [['12']])]);
    const exposure = async (query = ''): Promise<AdminLotteryExposure> =>
      (await send('GET', `/draws/${draw.id}/exposure${query}`)).value;
    expect(await exposure()).toMatchObject({
      stake: '12.00',
      lines: [
        { play: 'top2', number: '45', stake: '10.00', risk: '920.00', net: '-908.00', used: 0, hot: null },
        { play: 'bottom2', number: '12', risk: '184.00' },
      ],
    });
    expect((await exposure('?play=bottom2')).lines).toHaveLength(1);
  });

  test('takes no bets while it is paused, and says so; it is drawn at its time', async () => {
    const game = await world.addGame();
    const [draw, other] = [await world.addDraw(game), await world.addDraw(game, 2 * HOUR)];
    const player = await world.addPlayer();
    expect(await put(`/draws/${draw.id}/status`, { open: false })).toMatchObject({
      value: { state: 'paused', pauseReason: reason, can: ['resume', 'void'] },
    });
    const bet = (draws: Draw[]) => world.place(player, game, draws, [betOn('top2', [['45']])]);
    await expect(bet([draw])).rejects.toMatchObject({ code: 'LOTTERY_DRAW_PAUSED' });
    await expect(bet([draw, other])).rejects.toMatchObject({ code: 'LOTTERY_DRAW_PAUSED' });
    await bet([other]);
    await put(`/draws/${draw.id}/status`, { open: true });
    await bet([draw]);
    await put(`/draws/${draw.id}/status`, { open: false });
    await world.passTime(1.5 * HOUR);
    await world.lottery.draws.move();
    expect((await drawOf(draw)).state).toBe('waiting');
    expect(await put(`/draws/${draw.id}/status`, { open: true })).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  test('gets its result from two employees: the first entry is hidden from the second, who has to enter the same', async () => {
    const { draw, player } = await waiting();
    const enter = (top: string, as: 'noy' | 'keo') => put(`/draws/${draw.id}/result`, { result: laoResult(top) }, as);
    expect(await put(`/draws/${draw.id}/result`, { result: { top: '12' } })).toMatchObject(
      faults({ top: 'WRONG_DIGITS' }),
    );
    expect(await enter('123456', 'noy')).toMatchObject({ value: { state: 'waiting', differ: false } });
    expect((await drawOf(draw, 'noy')).entries).toMatchObject([
      { by: 'noy', kind: 'staff', result: { top: '123456' } },
    ]);
    expect((await drawOf(draw, 'keo')).entries).toMatchObject([{ by: 'noy', result: null }]);
    const { value: seen } = await send('GET', `/draws/${draw.id}/changes`, { as: 'keo' });
    expect(JSON.stringify(seen)).not.toContain('123456');
    expect(inspect(await accessLog(world.pool), { depth: null })).not.toContain('123456');

    expect(await enter('123457', 'keo')).toMatchObject({ value: { state: 'waiting', differ: true } });
    expect((await drawOf(draw, 'keo')).entries).toMatchObject([
      { result: { top: '123456' } },
      { result: { top: '123457' } },
    ]);
    expect(await world.balanceOf(player)).toBe(kip('98'));
    expect(await enter('123456', 'keo')).toMatchObject({
      value: {
        state: 'settled',
        result: { top: '123456' },
        stake: '2.00',
        paid: '184.00',
        kept: '-182.00',
        members: 1,
      },
    });
    expect(await world.balanceOf(player)).toBe(kip('282'));
    expect(await enter('123456', 'keo')).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  test('is listed among those of its state, of its game and its day, page by page', async () => {
    const { draw, game } = await waiting();
    const open = [await world.addDraw(game, HOUR), await world.addDraw(game, 2 * HOUR)];
    const ids = async (query: string) => {
      const { value } = await send('GET', `/draws?game=${game.code}${query}`);
      const { list, next } = value as { list: { id: string }[]; next: string | null };
      return { ids: list.map(({ id }) => BigInt(id)), next };
    };
    expect(await ids('')).toEqual({ ids: [draw.id], next: null });
    expect(await ids('&queue=waiting')).toEqual({ ids: [draw.id], next: null });
    expect(await ids('&queue=settled')).toEqual({ ids: [], next: null });
    const first = await ids('&queue=open&pageSize=1');
    expect(first.ids).toEqual([open[0]!.id]);
    expect((await ids(`&queue=open&pageSize=1&after=${first.next}`)).ids).toEqual([open[1]!.id]);
    const day = draw.closesAt.toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
    expect((await ids(`&day=${day}`)).ids).toEqual([draw.id]);
    expect((await ids(`&day=${day.subtract({ days: 1 })}`)).ids).toEqual([]);
    expect(await send('GET', '/draws?after=nowhere')).toMatchObject({ code: 'VALIDATION' });
    expect(await send('GET', '/draws/987654321')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('where the brand wants a second person', () => {
  let approvals: Approvals;
  let guarded: ReturnType<typeof lotteryOn>;
  let dealer: Awaited<ReturnType<typeof employeeAtConsole>>;
  let owner: Awaited<ReturnType<typeof employeeAtConsole>>;

  beforeAll(async () => {
    const { pool, feeds, told, events } = world;
    const kinds = ['lottery_result', 'lottery_correction', 'lottery_void'] as const;
    approvals = approvalsFor(
      pool,
      kinds.map((kind) => ({ kind })),
    );
    guarded = lotteryOn(pool, { feeds, told, events, guard: approvals.guard });
    dealer = await employeeAtConsole(pool, 'tavanh', 'lottery');
    owner = await employeeAtConsole(pool, 'boun', 'owner');
  });

  const viewer = () => ({
    staffId: owner.staffId,
    kinds: ['lottery_result', 'lottery_correction', 'lottery_void'] as const,
  });

  test('a result and its correction wait, show both results, and move the money once they are approved', async () => {
    const { draw, player } = await waiting();
    guarded.games.forget();
    const id = String(draw.id);
    const asked = (what: 'enter' | 'correct', top: string) =>
      waits(guarded.admin.result(dealer, { draw: id, what, result: laoResult(top) }));
    const first = await asked('enter', '123456');
    expect(await approvals.admin.open(first, viewer())).toMatchObject({
      subject: { type: 'draw', id },
      before: { draw_state: 'waiting', stake: '2.00', paid: '0.00', result: [] },
      after: { paid: '184.00', result: ['123456', '123···', '··12'] },
    });
    expect((await drawOf(draw)).entries).toEqual([]);
    await approvals.admin.approve(owner, first);
    await guarded.draws.move();
    expect(await world.balanceOf(player)).toBe(kip('282'));

    const correction = await asked('correct', '123457');
    expect(await approvals.admin.open(correction, viewer())).toMatchObject({
      before: { result: ['123456', '123···', '··12'], paid: '184.00' },
      after: { paid: '0.00', result: ['123457', '123···', '··12'] },
    });
    await approvals.admin.approve(owner, correction);
    await guarded.draws.move();
    expect(await world.balanceOf(player)).toBe(kip('98'));
    expect(await drawOf(draw)).toMatchObject({ state: 'settled', revision: 2, paid: '0.00', kept: '2.00' });
    expect(await brokenInvariants(world.pool)).toEqual([]);
  });

  test('a request is stale once the draw has got another result, and a void draw waits as well', async () => {
    const { draw, player } = await waiting();
    guarded.games.forget();
    const id = String(draw.id);
    const late = await waits(guarded.admin.result(dealer, { draw: id, what: 'enter', result: laoResult('123456') }));
    for (const as of ['noy', 'keo'] as const) await put(`/draws/${id}/result`, { result: laoResult('111156') }, as);
    await expect(approvals.admin.approve(owner, late)).rejects.toMatchObject({ code: 'APPROVAL_STALE' });
    expect(await world.balanceOf(player)).toBe(kip('282'));

    const voided = await waits(guarded.admin.void(dealer, id));
    expect((await drawOf(draw)).state).toBe('settled');
    await approvals.admin.approve(owner, voided);
    await guarded.draws.move();
    expect((await drawOf(draw)).state).toBe('void');
    expect(await world.balanceOf(player)).toBe(kip('100'));
    expect(await brokenInvariants(world.pool)).toEqual([]);
  });
});
