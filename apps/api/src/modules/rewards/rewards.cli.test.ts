import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accessLog, everybodyActs } from '../../testing/by-test.ts';
import { createMembers } from '../member/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import { rewardsCommands } from './index.ts';
import { createRewardsWorld, idOf, type RewardsWorld } from './testing/world.ts';

let world: RewardsWorld;
let player: Player;
let name: string;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createRewardsWorld();
  player = await world.addPlayer();
  name = (await createMembers({ now: world.now }).byId(world.pool, player.memberId))!.username;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const { pool, rewards } = world;
  const { now } = world;
  const members = createMembers({ now });
  rewardsCommands(program, (work) => work({ rewards, members, staff: everybodyActs }, { pool }));
  for (const command of program.commands[0]!.commands) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  try {
    await program.parseAsync(['rewards', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

test('a budget is funded, its gifts are listed and taken back, and all of it adds up', async () => {
  const funded = await champa('fund', 'songkran', '100', '--currency', 'LAK', '--reason', 'the new year');
  expect(funded).toMatch(/^songkran +LAK +100.00 +100.00 +0.00 +0.00 +0.00$/m);
  const id = idOf(await world.give(player, { budget: 'songkran' }));
  await world.give(player, { budget: 'songkran', how: 'credit' });
  expect(await champa('budgets')).toMatch(/^songkran +LAK +100.00 +90.00 +5.00 +5.00 +0.00$/m);
  expect(JSON.parse(await champa('list', name, '--json'))).toMatchObject([
    { what: 'cash 5.00 LAK', state: 'claimed' },
    { gift: id, state: 'waiting' },
  ]);
  expect(await champa('take-back', id, '--reason', 'a mistake')).toBe(`taken back: ${id}`);
  await expect(champa('take-back', id, '--reason', 'a mistake')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await champa('budgets')).toMatch(/^songkran +LAK +100.00 +95.00 +0.00 +5.00 +5.00$/m);
  expect(await champa('verify')).toBe('all 1 budgets add up');
});

test('staff gives cash, once for one key, within the budget', async () => {
  await champa('fund', 'staff', '10', '--currency', 'LAK', '--reason', 'kindness');
  const give = (...words: string[]) =>
    champa(
      'give',
      name,
      '--budget',
      'staff',
      '--currency',
      'LAK',
      '--lo',
      'ຂອງຂວັນ',
      '--en',
      'Gift',
      '--cn',
      '礼物',
      ...words,
    );
  expect(await give('--amount', '6', '--key', 'case 7')).toMatch(/^gift \d+ given$/);
  expect(await give('--amount', '6', '--key', 'case 7', '--by', 'noy')).toMatch(/was given before$/);
  const given = (await accessLog(world.pool)).filter(({ action }) => action === 'reward_given');
  expect(given).toMatchObject([{ staffId: 7n, detail: { memberId: player.memberId } }]);
  await expect(give('--amount', '6')).rejects.toMatchObject({ code: 'REWARDS_USED_UP' });
  await expect(give('--amount', '1', '--turnover', 'often')).rejects.toMatchObject({
    value: { fields: { turnover: expect.stringContaining('a number of times') as string } },
  });
  const [gift] = JSON.parse(await champa('list', name, '--json'));
  expect(gift).toMatchObject({ from: 'staff by hand', what: 'cash 6.00 LAK', state: 'waiting' });
});

test('a budget takes no name that a bonus offer has, no negative amount, and no unknown member has gifts', async () => {
  await world.addOffer({ code: 'welcome' });
  const words = ['--currency', 'LAK', '--reason', 'why'];
  await expect(champa('fund', 'welcome', '10', ...words)).rejects.toMatchObject({
    value: { why: expect.stringContaining('belongs to a bonus offer') as string },
  });
  await expect(champa('fund', 'other', '0', ...words)).rejects.toMatchObject({
    value: { fields: { amount: expect.stringContaining('above zero') as string } },
  });
  await expect(champa('list', 'nobody-of-that-name')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { member: 'nobody-of-that-name' },
  });
});
