import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { createMembers } from '../member/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import { bonusCommands } from './index.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

let world: BonusWorld;
let player: Player;
let name: string;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createBonusWorld();
  player = await world.addPlayer();
  name = (await createMembers({ now: world.now }).byId(world.pool, player.memberId))!.username;
  await world.addOffer({ code: 'present' }, 100_00000n);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const { pool, bonuses } = world;
  const members = createMembers({ now: world.now });
  bonusCommands(program, (work) => work({ bonuses, members, staff: everybodyActs }, { pool }));
  for (const command of program.commands[0]!.commands)
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    await program.parseAsync(['bonus', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

const offers = async () => JSON.parse(await champa('list', '--json')) as unknown[];
const grant = (...words: string[]) => champa('grant', name, '--offer', 'present', ...words);

test('a bonus is granted with actor and reason, once for one key, within the budget', async () => {
  const told = await grant('--amount', '60', '--reason', 'an apology', '--key', 'case 7');
  expect(told).toMatch(/^bonus \d+ granted$/);
  expect(await grant('--amount', '60', '--reason', 'an apology', '--key', 'case 7')).toBe(told);
  await expect(grant('--amount', '60', '--reason', 'more')).rejects.toMatchObject({
    code: 'REWARDS_USED_UP',
    value: { offer: 'present' },
  });
  expect(await offers()).toContainEqual({
    code: 'present',
    kind: 'gift',
    state: 'enabled',
    left: '40.00',
    currency: 'LAK',
    name: 'Gift',
  });
  expect(JSON.parse(await champa('list', name, '--json'))).toMatchObject([{ state: 'active', amount: '60.00' }]);
  const { rows } = await world.pool.query('SELECT granted_by, reason FROM bonus.bonus WHERE member_id = $1', [
    player.memberId,
  ]);
  expect(rows).toEqual([{ granted_by: 'staff:vilay', reason: 'an apology' }]);
});

test('mistakes are named plainly, and nothing is granted', async () => {
  await expect(grant('--amount', '5.001', '--reason', 'x')).rejects.toThrow('at most two decimals');
  await expect(grant('--amount', '-5', '--reason', 'x')).rejects.toThrow();
  await expect(grant('--amount', '5', '--reason', ' ')).rejects.toThrow('A reason is needed');
  await expect(grant('--amount', '5')).rejects.toThrow('--reason');
  await expect(
    champa('grant', 'nobody-of-this-name', '--offer', 'present', '--amount', '5', '--reason', 'x'),
  ).rejects.toMatchObject({ code: 'NOT_FOUND', value: { member: 'nobody-of-this-name' } });
  await expect(champa('grant', name, '--offer', 'none', '--amount', '5', '--reason', 'x')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { offer: 'none' },
  });
  await expect(champa('forfeit', name, '--bonus', '1')).rejects.toThrow('--reason');
  await expect(champa('forfeit', name, '--bonus', '999999', '--reason', 'x')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { bonus: '999999' },
  });
});

test('a bonus is taken back with actor and reason, and an offer is funded and switched', async () => {
  const [{ id }] = JSON.parse(await champa('list', name, '--json')) as [{ id: string }];
  expect(await champa('forfeit', name, '--bonus', id, '--reason', 'two accounts')).toBe(`bonus ${id} is forfeited`);
  const { rows } = await world.pool.query('SELECT state, ended_by, reason FROM bonus.bonus WHERE id = $1', [id]);
  expect(rows).toEqual([{ state: 'forfeited', ended_by: 'staff:vilay', reason: 'two accounts' }]);

  await champa('fund', 'present', '--amount', '50.50', '--reason', 'May');
  await champa('disable', 'present', '--reason', 'over');
  expect(await offers()).toContainEqual(expect.objectContaining({ state: 'disabled', left: '150.50' }));
  await expect(champa('fund', 'none', '--amount', '1', '--reason', 'x')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { offer: 'none' },
  });
  const changes = await world.pool.query('SELECT action, amount, reason, actor FROM bonus.change ORDER BY id');
  expect(changes.rows.slice(-2)).toEqual([
    { action: 'funded', amount: 5_050_000n, reason: 'May', actor: 'staff:vilay' },
    { action: 'disabled', amount: null, reason: 'over', actor: 'staff:vilay' },
  ]);
});
