import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { runJobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createMembers } from '../member/index.ts';
import { cashierCommands } from './index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;
let name: string;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-slips-'));
});

beforeEach(async () => {
  member = await world.addMember();
  name = (await createMembers({ now: world.now }).byId(world.pool, member))!.username;
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<any> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa');
  const { pool, cashier } = world;
  const members = createMembers({ now: world.now });
  cashierCommands(program, (work) => work({ cashier, members, staff: everybodyActs }, { pool }));
  quiet(program);
  try {
    await program.parseAsync(words, { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return JSON.parse(written.join(''));
}

function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  for (const each of command.commands) quiet(each);
}

const transfer = () => world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
const by = ['--by', 'vilay'];

describe('champa deposits', () => {
  test('lists, shows with the slip, claims, approves and refunds', async () => {
    const { id } = await transfer();
    const slip = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await world.sendSlip(member, id, slip);
    const list = await champa('deposits', 'list', '--state', 'review', '--json');
    expect(list).toMatchObject([{ id, memberId: member, state: 'review', claimedBy: null }]);

    const file = path.join(folder, 'slip.jpg');
    expect(await champa('deposits', 'show', id, '--slip', file)).toMatchObject({ id, slips: 1 });
    expect((await sharp(await readFile(file)).metadata()).format).toBe('jpeg');

    expect(await champa('deposits', 'claim', id, ...by)).toMatchObject({ claimedBy: 'staff:vilay' });
    expect(await champa('deposits', 'approve', id, '249999.50', ...by)).toMatchObject({ state: 'credited' });
    expect(await world.balance(member)).toBe('249999.50');
    expect(await champa('deposits', 'refund', id, '--reason', 'Sent back by hand', ...by)).toEqual({ refund: 'done' });
    expect(await world.balance(member)).toBe('0.00');
  });

  test('rejects with a reason, and screens are told by a server', async () => {
    const stream = await world.watch(member);
    const { id } = await transfer();
    await champa('deposits', 'claim', id, ...by);
    await champa('deposits', 'reject', id, '--reason', 'It did not arrive', ...by);
    const jobs = world.cashier.jobs!.filter(({ cron }) => cron === undefined);
    const runner = await runJobs(world.databaseUrl, jobs, createLog('silent', 'test'), createMetrics());
    await vi.waitFor(
      () =>
        expect(stream.messages.filter(({ event }) => event === 'deposit').at(-1)?.data).toMatchObject({
          id,
          state: 'failed',
          note: 'It did not arrive',
        }),
      { timeout: 8000 },
    );
    await runner.stop();
    stream.leave();
  });

  test.each([
    [['claim', 'one', '--by', 'vilay']],
    [['claim', '1']],
    [['approve', '1', '1e6', '--by', 'vilay']],
    [['approve', '1', '0', '--by', 'vilay']],
    [['approve', '1', '10.001', '--by', 'vilay']],
    [['reject', '1', '--by', 'vilay']],
    [['reject', '1', '--reason', 'no', '--by', 'vilay']],
    [['refund', '1', '--reason', 'a good one']],
    [['list', '--state', 'lost']],
  ])('%j is refused', (words) => expect(champa('deposits', ...words)).rejects.toThrow());
});

describe('champa correct', () => {
  const reason = ['--reason', 'Game result settled wrongly'];

  test('adds and takes, once for a key, and never below zero', async () => {
    const key = randomUUID();
    for (let count = 0; count < 3; count++)
      expect(await champa('correct', ...reason, ...by, '--key', key, name, '1000')).toMatchObject({
        balance: '1000.00',
      });
    expect(await champa('correct', ...reason, ...by, '--', name, '-400.50')).toMatchObject({ balance: '599.50' });
    await expect(champa('correct', ...reason, ...by, '--', name, '-599.51')).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect(await world.balance(member)).toBe('599.50');
    await expect(champa('correct', ...reason, ...by, '--key', key, name, '1001')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('writes down why, for the member to read', async () => {
    await champa('correct', ...reason, ...by, name, '1000');
    const { rows } = await world.pool.query<{ reference_id: string }>(
      `SELECT j.reference_id FROM ledger.journal j JOIN ledger.accounts a ON a.id = j.credit
        WHERE j.kind = 'correction' AND a.owner_id = $1`,
      [member],
    );
    const ids = rows.map(({ reference_id: id }) => id);
    expect([...(await world.cashier.describeCorrections(ids)).values()]).toEqual(['Game result settled wrongly']);
  });

  test.each(['0', '1000.001', '1e3', 'all', '9999999999999'])('by %s is refused', (amount) =>
    expect(champa('correct', ...reason, ...by, name, amount)).rejects.toThrow(),
  );

  test('of nobody is refused', () =>
    expect(champa('correct', ...reason, ...by, 'nobody-of-this-name', '5')).rejects.toThrow('There is no member'));
});
