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
import { depositsCommands } from './index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-slips-'));
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<any> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa');
  const { pool, deposits } = world;
  depositsCommands(program, (work) => work({ deposits, staff: everybodyActs }, { pool }));
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
    const jobs = world.deposits.jobs!.filter(({ cron }) => cron === undefined);
    const runner = await runJobs(world.databaseUrl, jobs, createLog('silent', 'test'), createMetrics());
    await vi.waitFor(
      () =>
        expect(stream.messages.filter(({ event }) => event === 'deposit').at(-1)?.data).toMatchObject({
          id,
          state: 'failed',
          note: 'It did not arrive',
        }),
      { timeout: 20_000 },
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
