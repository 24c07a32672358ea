import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { createMembers } from '../member/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import { limitsCommands } from './index.ts';
import { createLimitsWorld, type LimitsWorld } from './testing/world.ts';

let world: LimitsWorld;
let player: Player;
let name: string;

beforeAll(async () => {
  world = await createLimitsWorld();
  player = await world.addPlayer();
  name = (await createMembers({ now: world.now }).byId(world.pool, player.memberId))!.username;
});

afterAll(() => world.close());

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const { pool, limits } = world;
  const members = createMembers({ now: world.now });
  limitsCommands(program, (work) => work({ limits, members, staff: everybodyActs }, { pool }));
  try {
    await program.parseAsync(['limits', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

test.each([
  ['no duration', []],
  ['two durations', ['--months', '6', '--for-ever']],
  ['too short a duration', ['--months', '5']],
  ['an invalid number', ['--months', 'six']],
])('an exclusion with %s is refused', async (_name, options) => {
  await expect(champa('exclude', name, ...options, '--reason', 'test', '--by', 'vilay')).rejects.toThrow();
  expect((await world.limits.service.overview(player.memberId)).selfExclusion).toBeNull();
});

test('an exclusion refuses bets at once, and is shown with its reason', async () => {
  await champa('exclude', name, '--months', '6', '--reason', 'asked by telephone', '--by', 'vilay');
  expect((await world.vendor.bet(player)).status).toBe('RS_ERROR_USER_DISABLED');
  const shown = JSON.parse(await champa('show', name)) as Record<string, unknown>;
  expect(shown).toMatchObject({
    selfExclusion: { until: expect.stringMatching(/^2027-01-1/) },
    changes: [{ what: 'exclusion', actor: 'staff:vilay', details: { reason: 'asked by telephone' } }],
  });
});

test('an unknown name is reported as such', async () => {
  await expect(champa('show', 'nobody-of-this-name')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { member: 'nobody-of-this-name' },
  });
});
