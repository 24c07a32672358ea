import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { errorText } from '../../platform/command-line.ts';
import { lotteryCommands } from './index.ts';
import { houseGame, laoResult } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { betOn, createWorld, kip, type World } from './testing/world.ts';

const HOUR = 3_600_000;
const by = ['--by', 'vilay'] as const;
const why = ['--reason', 'test', ...by] as const;

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What the command line prints. */
async function champa(...words: string[]): Promise<string> {
  const { lottery, pool } = world;
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  const silent = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    command.commands.forEach(silent);
  };
  lotteryCommands(program, (work) => work({ lottery, staff: everybodyActs }, { pool }));
  silent(program);
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await program.parseAsync(['node', 'champa', 'lottery', ...words]);
  } finally {
    out.mockRestore();
    lottery.games.forget();
  }
  return printed;
}

const listed = async (...words: string[]) => JSON.parse(await champa(...words, '--json')) as unknown[];
const json = (top: string) => ['--result', JSON.stringify(laoResult(top))] as const;
const changesOf = async (code: string) =>
  (
    await world.pool.query<{ what: string; actor: string }>(
      'SELECT what, actor FROM lottery.change WHERE game_code = $1 ORDER BY id',
      [code],
    )
  ).rows.map(({ what, actor }) => `${what} ${actor}`);

test('a game of a known family is added from the file of another, and takes bets', async () => {
  const like = await world.addGame(houseGame);
  const shown = JSON.parse(await champa('show', like.code)) as Record<string, any>;
  const code = 'three-minutes-more';
  const add = async (changes: object) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lottery-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'game.json');
    await writeFile(file, JSON.stringify({ ...shown, code, schedule: { kind: 'house', minutes: 3 }, ...changes }));
    return champa('add', file, ...why);
  };
  expect(await add({ family: 'lao' }).catch(errorText)).toContain('the house draws no games of this family');
  expect(await add({ names: 'Three' }).catch(errorText)).toContain('names: ');
  expect(await add({ terms: { ...shown['terms'], without: ['lo2'] } }).catch(errorText)).toContain('terms.without');
  expect(await add({ terms: { ...shown['terms'], own: null } }).catch(errorText)).toContain('terms.own');
  expect(await add({ terms: { ...shown['terms'], maxBet: 'much' } }).catch(errorText)).toContain('terms.maxBet');
  expect(await add({ price: 1 }).catch(errorText)).toContain('not a valid lottery game');
  expect(await listed('games')).not.toContainEqual(expect.objectContaining({ code }));

  expect(await add({})).toBe(`${code} takes bets\n`);
  expect(await listed('games')).toContainEqual(
    expect.objectContaining({ code, source: 'house', family: 'five_digits' }),
  );
  expect(await listed('draws', code)).not.toEqual([]);
  expect(await changesOf(code)).toEqual(['add staff:vilay']);
  expect(await add({}).catch(errorText)).toContain(`there is already a game ${code}`);
});

test('a game is paused and resumed, and all of it is recorded', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer();
  await champa('pause', game.code, ...why);
  const what = { vassalage: 'TCG_SEA', family: 'lao', source: 'external', state: 'paused', terms: 1 };
  expect(await listed('games')).toContainEqual({ code: game.code, ...what });
  const bet = () => world.place(player, game, [draw], [betOn('top2', [['45']])]);
  await expect(bet()).rejects.toMatchObject({ code: 'LOTTERY_GAME_CLOSED' });
  await champa('resume', game.code, ...why);
  await bet();
  expect(await changesOf(game.code)).toEqual(['pause staff:vilay', 'resume staff:vilay']);
  await expect(champa('pause', 'nothing', ...why)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { game: 'nothing' },
  });
});

test('a number pays half, is closed and pays in full again; a number the game does not have is refused', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer();
  const hot = (number: string, pays: string, play = 'top2') =>
    champa('hot', game.code, '--play', play, '--number', number, '--pays', pays, ...why);
  await hot('45', 'half');
  await hot('46', 'nothing');
  await world.place(player, game, [draw], [betOn('top2', [['45', '47']])], { revision: 3 });
  expect(await champa('risk', String(draw.id))).toMatch(/^all stakes: 4.00\n/);
  expect(await listed('risk', String(draw.id))).toEqual([
    { play: 'top2', number: '47', stake: '2.00', risk: '184.00', net: '-180.00' },
    { play: 'top2', number: '45', stake: '2.00', risk: '92.00', net: '-88.00' },
  ]);
  await expect(world.place(player, game, [draw], [betOn('top2', [['46']])], { revision: 3 })).rejects.toMatchObject({
    code: 'LOTTERY_NUMBER_CLOSED',
  });
  await hot('46', 'full');
  await world.place(player, game, [draw], [betOn('top2', [['46']])], { revision: 4 });
  await expect(hot('46', 'double')).rejects.toThrow('nothing, half, full');
  await expect(hot('456', 'half')).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { why: 'top2 has no number 456' },
  });
  await expect(hot('45', 'half', 'lo2')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { game: game.code, play: 'lo2' },
  });
  // A number that wins in any order is one number, however it is typed.
  await hot('321', 'nothing', 'tod3');
  const tod = world.place(player, game, [draw], [betOn('tod3', [['213']])], { revision: 5 });
  await expect(tod).rejects.toMatchObject({ code: 'LOTTERY_NUMBER_CLOSED' });
  await hot('132', 'full', 'tod3');
  await world.place(player, game, [draw], [betOn('tod3', [['213']])], { revision: 6 });
  expect((await world.lottery.games.byCode(game.code)).revision).toBe(6);
});

test('a mark that no bet could meet is refused', async () => {
  const game = await world.addGame({ family: 'vn_south' });
  const hot = (play: string, number: string, pays: string) =>
    champa('hot', game.code, '--play', play, '--number', number, '--pays', pays, ...why);
  await expect(hot('lo3.orders', '123', 'half')).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { why: 'lo3.orders uses the numbers of lo3' },
  });
  await expect(hot('xien2', '12', 'half')).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { why: 'xien2 has no single numbers: they can only be closed' },
  });
  await hot('xien2', '12', 'nothing');
  await hot('lo3', '123', 'half');
});

test('two employees enter a result and correct it, each entry is recorded; one alone does nothing', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const id = String(draw.id);
  const player = await world.addPlayer(kip('100'));
  await world.place(player, game, [draw], [betOn('top2', [['56']])]);
  await expect(champa('type', id, ...json('123456'), ...by)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: `draw ${id} is open` },
  });
  await world.passTime(2 * HOUR);
  await world.lottery.draws.advance();
  await expect(champa('type', id, '--result', '{"top"', ...by)).rejects.toThrow('A result is JSON');
  expect(await champa('type', id, '--result', '{"top":"12"}', ...by).catch(errorText)).toContain('not a result');
  expect(await champa('type', id, ...json('123456'), ...by)).toContain('a second person must say the same');
  expect(await champa('type', id, ...json('123456'), ...by)).toContain('a second person must say the same');
  expect(await champa('type', id, ...json('123457'), '--by', 'noy')).toContain('contradict each other');
  expect(await world.balanceOf(player)).toBe(kip('98'));
  expect(await champa('type', id, ...json('123456'), '--by', 'noy')).toBe('taken; the draw is settled\n');
  expect(await world.balanceOf(player)).toBe(kip('282'));
  await expect(champa('type', id, ...json('123457'), ...by)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: `draw ${id} is settled` },
  });

  await champa('correct', id, ...json('123457'), ...by);
  expect(await world.balanceOf(player)).toBe(kip('282'));
  expect(await champa('correct', id, ...json('123457'), '--by', 'noy')).toBe('taken; the draw is settled\n');
  expect(await world.balanceOf(player)).toBe(kip('98'));
  expect(await listed('draws', game.code)).toContainEqual(expect.objectContaining({ id, phase: 'settled' }));
  expect((await changesOf(game.code)).filter((change) => change.startsWith('result'))).toHaveLength(2);
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a draw is voided once, also before its close', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer(kip('10'));
  await world.place(player, game, [draw], [betOn('top2', [['56']])]);
  expect(await champa('void', String(draw.id), ...why)).toBe(`draw ${draw.id} is void\n`);
  expect(await world.balanceOf(player)).toBe(kip('10'));
  await expect(champa('void', String(draw.id), ...why)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: `draw ${draw.id} is void: it cannot be voided now` },
  });
  await expect(champa('void', '0', ...why)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { draw: '0' },
  });
  await expect(champa('risk', 'x')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { draw: 'x' },
  });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a holiday removes a day from the plan, and lists draws that are planned already', async () => {
  const game = await world.addGame();
  await world.lottery.draws.plan(game);
  const { draws } = await world.lottery.views.game(game.code, 'en');
  const first = draws[0]!;
  const dayOf = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
  const day = dayOf(first.drawsAt).toString();
  expect(await champa('holiday', game.code, day, ...by)).toContain(`draw ${first.id} of that day is planned already`);
  const later = dayOf(draws.at(-1)!.drawsAt).add({ days: 1 });
  expect(await champa('holiday', game.code, later.toString(), '--to', later.add({ days: 1 }).toString(), ...by)).toBe(
    '',
  );
  await expect(champa('holiday', game.code, 'soon', ...by)).rejects.toThrow('A day is written as');
  await expect(champa('holiday', 'nothing', day, ...by)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { game: 'nothing' },
  });
});

test('a seed chain is published, salted once, and verified', async () => {
  const game = await world.addGame({ ...houseGame });
  const { id, hash, draws } = JSON.parse(await champa('chain', 'publish', game.code, ...by));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await listed('chain', 'list', game.code)).toEqual([{ id, hash, used: 0, draws, salt: null }]);
  await champa('chain', 'salt', id, 'a headline of today', ...by);
  await expect(champa('chain', 'salt', id, 'another', ...by)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { 'chain without a salt': id },
  });
  await world.addDraw(game, 10);
  await world.passTime(HOUR);
  await world.lottery.draws.advance();
  expect(await champa('chain', 'verify', id)).toBe('1 seeds are of the chain\n');
  await expect(champa('chain', 'verify', '999')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { chain: '999' },
  });
  await expect(champa('chain', 'list', 'nothing')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { game: 'nothing' },
  });
});
