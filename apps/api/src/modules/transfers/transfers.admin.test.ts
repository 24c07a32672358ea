import { parseAmount as amount } from '@champa/money';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { errorText } from '../../platform/command-line.ts';
import { transfersCommands } from './index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createWorld();
});

afterEach(async () => {
  world.line.stateOf = () => 'pass';
  expect(await world.broken()).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

/** Runs `champa transfers …`; returns what it prints, or its error. */
async function champa(...words: string[]): Promise<string> {
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  transfersCommands(program, (work) => work({ ...world, staff: everybodyActs }, world));
  let printed = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await program.parseAsync(['transfers', ...words], { from: 'user' });
    return printed;
  } catch (error) {
    return errorText(error);
  } finally {
    spy.mockRestore();
  }
}

/** A move whose vendor has not answered, as the site shows it. */
async function silent(direction: 'in' | 'out'): Promise<{ member: string; id: string }> {
  const member = await world.addMember('100');
  await world.move(member, 'in', '40');
  world.line.stateOf = (called) => (called.includes('/wallet/transfer') ? 'cut' : 'pass');
  const { value } = await world.move(member, direction, '10');
  return { member, id: String(value['id']) };
}

test('list and show print moves under way, with the reference the vendor knows', async () => {
  const { id } = await silent('in');
  const listed = JSON.parse(await champa('list', '--json')) as { id: string }[];
  expect(listed.map((move) => move.id)).toContain(id);
  expect(JSON.parse(await champa('show', id))).toMatchObject({
    id,
    state: 'unknown',
    amount: '10.00',
    reference: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('resolve queries the vendor now', async () => {
  const { member, id } = await silent('in');
  expect(JSON.parse(await champa('resolve', id))).toMatchObject({ state: 'unknown' });
  world.line.stateOf = () => 'pass';
  expect(JSON.parse(await champa('resolve', id))).toMatchObject({ state: 'refused', reason: 'not_sent' });
  expect(await world.books(member)).toMatchObject({ cash: amount('60'), locked: 0n });
});

test.each([
  ['in', 'confirmed', { cash: amount('50'), locked: 0n, in_vendor: amount('50') }],
  ['in', 'refused', { cash: amount('60'), locked: 0n, in_vendor: amount('40') }],
  ['out', 'confirmed', { cash: amount('70'), locked: 0n, in_vendor: amount('30') }],
  ['out', 'refused', { cash: amount('60'), locked: 0n, in_vendor: amount('40') }],
] as const)(
  'a move %s ends as %s by the operator’s decision, once, and the books follow',
  async (direction, word, books) => {
    const { member, id } = await silent(direction);
    const decided = JSON.parse(await champa('resolve', id, '--as', word, '--reason', 'their ticket 88')) as object;
    expect(decided).toMatchObject({ state: word });
    expect(await world.books(member)).toMatchObject(books);
    expect(await champa('resolve', id, '--as', 'refused', '--reason', 'again')).toContain(`is already ${word}`);
    const { rows } = await world.pool.query('SELECT decided_by FROM transfers.move WHERE id = $1', [id]);
    expect(rows).toEqual([{ decided_by: 'staff:vilay: their ticket 88' }]);
  },
);

test('invalid commands are refused with a reason', async () => {
  const { id } = await silent('in');
  expect(await champa('show', '999999')).toContain('move: 999999');
  expect(await champa('show', 'x')).toContain('move: x');
  expect(await champa('resolve', id, '--as', 'confirmed')).toBe('A reason is needed.');
  expect(await champa('resolve', id, '--as', 'maybe')).toContain('Allowed choices');
});
