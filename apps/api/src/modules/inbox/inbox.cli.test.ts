import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InboxMessage } from '@champa/contract';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { everybodyActs } from '../../testing/by-test.ts';
import { createMembers } from '../member/index.ts';
import { inboxCommands } from './index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let folder: string;
let member: string;
let name: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-inbox-'));
  member = await world.addMember();
  name = (await createMembers(systemClock).byId(world.pool, member))!.username;
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function send(words: unknown, ...options: string[]): Promise<void> {
  const file = path.join(folder, 'words.json');
  await writeFile(file, JSON.stringify(words));
  const program = new Command('champa').exitOverride();
  const { pool, inbox } = world;
  const members = createMembers(systemClock);
  inboxCommands(program, (work) => work({ inbox, members, staff: everybodyActs }, { pool }));
  await program.parseAsync(['inbox', 'send', '--by', 'vilay', '--file', file, ...options], { from: 'user' });
}

const titles = async (token: string) => {
  const { value } = await world.call<{ list: InboxMessage[] }>(token, 'GET', '/api/inbox', 'lo');
  return value.list.map(({ title }) => title);
};

const WORDS = { lo: { title: 'ສະບາຍດີ', content: 'ຂ່າວ' } };

test('sends to one member by name, and to all', async () => {
  const other = await world.addMember();
  await send(WORDS, '--to', name);
  await send({ lo: { title: 'ຫາທຸກຄົນ', content: 'ຂ່າວ' } }, '--all');
  expect(await titles(member)).toEqual(['ຫາທຸກຄົນ', 'ສະບາຍດີ']);
  expect(await titles(other)).toEqual(['ຫາທຸກຄົນ']);
  const { rows } = await world.pool.query(
    `SELECT details->>'sentBy' AS by FROM inbox.message UNION ALL SELECT sent_by FROM inbox.broadcast`,
  );
  expect(rows).toEqual([{ by: 'staff:vilay' }, { by: 'staff:vilay' }]);
});

test.each<[string, unknown, string[]]>([
  ['nobody', WORDS, []],
  ['one and all', WORDS, ['--to', 'reader1', '--all']],
  ['a member who is not there', WORDS, ['--to', 'nobody-of-this-name']],
  ['without the brand’s own language', { en: WORDS.lo }, ['--all']],
  ['in a language the site does not have', { ...WORDS, xx: WORDS.lo }, ['--all']],
  ['without words', { lo: { title: ' ', content: '' } }, ['--all']],
])('sends nothing to %s', async (_name, words, options) => {
  const before = await titles(member);
  await expect(send(words, ...options)).rejects.toThrow();
  expect(await titles(member)).toEqual(before);
});
