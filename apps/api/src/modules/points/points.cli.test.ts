import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { pointsCommands } from './index.ts';
import { createWorld, type Shopper, type World } from './testing/world.ts';

let world: World;
let folder: string;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'points-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
  await rm(folder, { recursive: true });
});

/** What the command line prints, line by line. */
async function champa(...words: string[]): Promise<string[]> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  pointsCommands(program, (work) => work({ ...world, staff: everybodyActs }, world));
  try {
    await program.parseAsync(['points', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd().split('\n');
}

const listed = async (...words: string[]) => JSON.parse((await champa(...words, '--json')).join('\n')) as unknown[];
const nameOf = async ({ id }: Shopper) => (await world.members.byId(world.pool, id))!.username;

test('a member is given points and loses some, once for a key, and never more than they have', async () => {
  const shopper = await world.shopper(0n);
  const name = await nameOf(shopper);
  const adjust = (points: string, ...more: string[]) =>
    champa('adjust', name, '--points', points, '--reason', 'asked', ...more);
  for (let times = 0; times < 2; times += 1)
    expect(await adjust('500', '--key', 'paper-1')).toEqual([`${name} has 500 points`]);
  expect(await adjust('-200')).toEqual([`${name} has 300 points`]);
  await expect(adjust('-301')).rejects.toMatchObject({ code: 'POINTS_TOO_LOW', value: { balance: 300 } });
  for (const nonsense of ['0', '1.5', 'many'])
    await expect(adjust(nonsense)).rejects.toThrow('whole number other than 0');
  await expect(champa('adjust', 'nobody', '--points', '1', '--reason', 'asked')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { member: 'nobody' },
  });
  expect(await world.balance(shopper)).toBe(300);
  expect(await champa('verify')).toEqual(['all points add up']);
});

test('goods come from a file, are changed by it, and are listed with their stock', async () => {
  const file = path.join(folder, 'goods.json');
  const cap = { code: 'cap', kind: 'parcel', names: { en: 'Cap' }, picture: 'goods-cap', price: 400, stock: 3 };
  await writeFile(file, JSON.stringify([cap]));
  expect(await champa('goods', 'put', file)).toEqual(['cap added']);
  await writeFile(file, JSON.stringify({ ...cap, price: 500, enabled: false }));
  expect(await champa('goods', 'put', file)).toEqual(['cap changed']);
  expect(await champa('goods', 'stock', 'cap', '--change', '2', '--reason', 'counted')).toEqual(['cap: 5']);
  expect(await listed('goods', 'list')).toEqual([
    { code: 'cap', kind: 'parcel', points: '500', stock: 5, rank: 0, state: 'hidden', name: 'Cap' },
  ]);
});

test('redemptions are listed and shown, approved with a tracking number, or rejected', async () => {
  const shopper = await world.shopper(1000n);
  const goods = await world.shelve({ price: 400 });
  const take = async (): Promise<string> => (await world.redeem(shopper, goods)).value.reference;
  const [sent, refused] = [await take(), await take()];
  expect(await listed('records', 'list', '--state', 'applying', '--member', await nameOf(shopper))).toEqual([
    { reference: refused, state: 'applying', memberId: shopper.id, what: '1 x Cap', points: '400' },
    { reference: sent, state: 'applying', memberId: shopper.id, what: '1 x Cap', points: '400' },
  ]);
  const shown = JSON.parse((await champa('records', 'show', sent)).join('\n'));
  expect(shown).toMatchObject({ reference: sent, to: 'Keo Sengdara · +856 20 5555 0100 · Ban Phonsinouan, Vientiane' });

  expect(await champa('records', 'approve', sent, '--tracking', 'HAL-7', '--remark', 'Wear it well')).toEqual([
    `${sent} is approved`,
  ]);
  expect(await champa('records', 'reject', refused, '--remark', 'Nobody goes there')).toEqual([
    `${refused} is rejected`,
  ]);
  await champa('records', 'ship', sent, '--tracking', 'HAL-8');
  expect(await world.redemptions(shopper)).toMatchObject([
    { reference: refused, status: 'rejected', remark: 'Nobody goes there' },
    { reference: sent, status: 'approved', remark: 'Wear it well', transactionReference: 'HAL-8' },
  ]);
  expect(await world.balance(shopper)).toBe(600);
  await expect(champa('records', 'show', 'PM000000-000000')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { redemption: 'PM000000-000000' },
  });
});
