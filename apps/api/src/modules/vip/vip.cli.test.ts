import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { everybodyActs, vilay } from '../../testing/by-test.ts';
import { vipCommands } from './index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The output of a command, line by line. Members are named by their IDs. */
async function champa(...words: string[]): Promise<string[]> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const byName = async (_db: unknown, id: string) => ({ id }) as never;
  vipCommands(program, (work) => work({ vip: world.vip, members: { byName }, staff: everybodyActs }, world));
  try {
    await program.parseAsync(['vip', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd().split('\n');
}

const listed = async (...member: string[]) =>
  JSON.parse((await champa('list', ...member, '--json')).join('\n')) as unknown[];
const set = (member: string, level: string, until: string) =>
  champa('set', member, '--level', level, '--until', until, '--reason', 'a guest', '--by', 'vilay');

test('a rank is set until a time or until it is unset, and its history is listed', async () => {
  const member = world.newMember();
  expect(await champa('list', member)).toEqual(['rank 0, nothing was counted yet']);
  expect(await set(member, '3', 'none')).toEqual([`${member} has rank 3`]);
  expect((await champa('list', member))[0]).toContain('rank 3 (set until unset), earned 0');
  await set(member, '2', '2099-01-01T00:00:00+07:00');
  expect((await champa('list', member))[0]).toContain('rank 2 (set until 2098-12-31T17:00:00Z)');
  const staff = { cause: 'staff', actor: 'staff:vilay', reason: 'a guest' };
  expect(await listed(member)).toMatchObject([
    { from: 3, to: 2, ...staff },
    { from: 0, to: 3, ...staff },
  ]);
  expect(await champa('unset', member, '--reason', 'gone', '--by', 'vilay')).toEqual([`${member} has rank 0`]);
  expect(await world.level(member)).toBe(0);
});

test('the ranks are listed with the number of their members', async () => {
  await set(world.newMember(), '1', 'none');
  expect(await listed()).toContainEqual({ level: 1, name: 'Rank 1', growth: '100', keepAMonth: '10', members: 1 });
});

test('an invalid level or time is refused', async () => {
  const member = world.newMember();
  await expect(set(member, 'high', 'none')).rejects.toThrow('It must be a level of the table.');
  await expect(set(member, '1', 'tomorrow')).rejects.toThrow('Write a time');
  expect(await world.level(member)).toBe(0);
});

test('the table is changed by form; ranks that do not rise are refused, and members’ ranks follow by a job', async () => {
  const [plans] = world.vip.plans!;
  const value = (await plans!.read(world.pool, 'table')) as { ranks: { level: number; growth: number }[] };
  const save = (ranks: object[]) =>
    inTransaction(world.pool, (tx) => plans!.save(tx, vilay, { key: 'table', value: { ...value, ranks } }));
  const falling = value.ranks.map((rank) => ({ ...rank, growth: 0 }));
  await expect(save(falling)).rejects.toMatchObject({ value: { fields: { 'value.ranks': 'rising' } } });
  await expect(save(value.ranks.slice(1))).rejects.toMatchObject({
    value: { fields: { 'value.ranks': 'first_rank' } },
  });
  await save(value.ranks.map((rank) => ({ ...rank, growth: rank.growth * 2 })));
  expect(await plans!.read(world.pool, 'table')).toMatchObject({
    ranks: value.ranks.map(({ growth }) => ({ growth: growth * 2 })),
  });
});
