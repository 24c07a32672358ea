import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { vipCommands } from './index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What the command line prints, line by line. Members are named by their ids. */
async function champa(...words: string[]): Promise<string[]> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const byName = async (_db: unknown, id: string) => ({ id }) as never;
  vipCommands(program, (work) => work({ vip: world.vip, members: { byName } }, world));
  try {
    await program.parseAsync(['vip', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd().split('\n');
}

const set = (member: string, level: string, until: string) =>
  champa('set', member, '--level', level, '--until', until, '--reason', 'a guest');

test('a rank is set until a time or until it is unset, and how it came is listed', async () => {
  const member = world.newMember();
  expect(await champa('list', member)).toEqual(['rank 0, nothing was counted yet']);
  expect(await set(member, '3', 'none')).toEqual([`${member} has rank 3`]);
  expect((await champa('list', member))[0]).toContain('rank 3 (set until unset), earned 0');
  await set(member, '2', '2099-01-01T00:00:00+07:00');
  const [standing, , ...changes] = await champa('list', member);
  expect(standing).toContain('rank 2 (set until 2098-12-31T17:00:00Z)');
  expect(changes.map((line) => line.split('\t').slice(1))).toEqual([
    ['3 -> 2', 'staff', 'command line', 'a guest'],
    ['0 -> 3', 'staff', 'command line', 'a guest'],
  ]);
  expect(await champa('unset', member, '--reason', 'gone')).toEqual([`${member} has rank 0`]);
  expect(await world.level(member)).toBe(0);
});

test('the ranks are listed with how many have them', async () => {
  await set(world.newMember(), '1', 'none');
  expect(await champa('list')).toContain('1\tRank 1\tfrom 100\tkeep 10 a month\t1 members');
});

test('what is no level or no time is refused', async () => {
  const member = world.newMember();
  await expect(set(member, 'high', 'none')).rejects.toThrow('It must be a level of the table.');
  await expect(set(member, '1', 'tomorrow')).rejects.toThrow('It must be a time');
  expect(await world.level(member)).toBe(0);
});
