import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accessLog, everybodyActs } from '../../testing/by-test.ts';
import { agentCommands } from './index.ts';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-agents-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await world.close();
});

/** What the command line prints. */
async function champa(...words: string[]): Promise<string> {
  const { agents, members, pool } = world;
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  agentCommands(program, (work) => work({ agents, members, staff: everybodyActs }, { pool }));
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await program.parseAsync(['node', 'champa', 'agent', ...words]);
  } finally {
    out.mockRestore();
  }
  return printed;
}

const nameOf = async (id: string) => (await world.members.byId(world.pool, id))!.username;

test('an operator makes an agent, offers a contract of the brand, settles and recomputes, and all of it is recorded', async () => {
  const member = await world.addMember(null, { type: 0 });
  const name = await nameOf(member);
  await champa('promote', name, '--code', 'LUANG', '--by', 'vilay', '--reason', 'applied by phone');
  expect((await world.members.byId(world.pool, member))!.type).toBe(1);
  expect(await world.members.inviter(world.pool, 'luang', '')).toEqual({ agentId: member, holdsHere: true });
  const file = path.join(folder, 'terms.json');
  await writeFile(file, JSON.stringify(rate('2')));
  const offer = JSON.parse(await champa('offer', name, '--kind', 'realtime', '--terms', file, '--by', 'vilay'));
  await champa('settle', '--by', 'vilay');
  await world.agents.contracts.process(member, 'realtime', offer.id, 'sign');
  world.setClock(world.now().add({ minutes: 5 }));
  const round = await world.play(member, world.now(), '1000');
  world.setClock(world.now().add({ minutes: 6 }));
  await champa('settle', '--by', 'vilay');
  expect(await world.cashOf(member)).toBe(2_000_000n);
  expect(await champa('recompute', '--kind', 'realtime')).toBe('1 lines, 0 differ\n');
  await world.cancel(round);
  expect(await champa('recompute', '--kind', 'realtime')).toContain('1 lines, 1 differ\n');
  process.exitCode = 0;
  const changes = await world.owner('SELECT what, actor, reason FROM agents.change');
  expect(changes).toEqual([{ what: 'promoted', actor: 'staff:vilay', reason: 'applied by phone' }]);
  expect((await accessLog(world.pool)).map(({ action }) => action)).toEqual([
    'member_promoted',
    'contract_offered',
    'agents_settled',
    'agents_settled',
  ]);
  const ended = JSON.parse(await champa('terminate', offer.id, '--by', 'vilay'));
  expect(ended).toMatchObject({ state: 'termination_requested', requestedBy: 'upline' });
  expect((await accessLog(world.pool)).at(-1)).toMatchObject({
    action: 'contract_termination_requested',
    detail: { contract: offer.id, memberId: member },
    before: { state: 'signed', endsAt: null },
    after: { state: 'termination_requested' },
  });
});

test('a team move needs two members of staff, and a rejected one changes nothing', async () => {
  const [upper, lower] = [await world.addMember(), await world.addMember()];
  const names = [await nameOf(lower), await nameOf(upper)];
  const move = JSON.parse(await champa('move', ...names, '--by', 'vilay', '--reason', 'asked'));
  await expect(champa('decide-move', move.id, '--by', 'vilay')).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
  });
  expect(JSON.parse(await champa('decide-move', move.id, '--reject', '--by', 'noy'))).toMatchObject({
    state: 'rejected',
  });
  const again = JSON.parse(await champa('move', ...names, '--by', 'vilay', '--reason', 'asked'));
  await champa('decide-move', again.id, '--by', 'noy');
  world.setClock(world.now().add({ hours: 26 }));
  await champa('settle', '--by', 'vilay');
  expect(JSON.parse(await champa('tree', names[1]!, '--json'))).toMatchObject([{ id: lower, depth: 1 }]);
  expect(JSON.parse(await champa('moves', '--json'))[0]).toMatchObject({ state: 'done' });
});

test('an application waits until it is rejected or approved', async () => {
  const member = await world.addMember(null, { type: 0 });
  const waiting = async () => {
    const plan = 'Friends of mine in Pakse, and my page.';
    await world.call(member, 'POST', '/api/agents/application', { name: 'Bounmy', contact: '02055551234', plan });
    const [application] = JSON.parse(await champa('applications', '--json'));
    expect(application).toMatchObject({ memberId: member, name: 'Bounmy' });
    return String(application.id);
  };
  const last = async () => (await world.call(member, 'GET', '/api/agents/application')).value.application;
  await champa('reject', await waiting(), '--by', 'vilay', '--reason', 'Tell more about your page.');
  expect(await last()).toMatchObject({ state: 'rejected', reason: 'Tell more about your page.' });
  await champa('approve', await waiting(), '--by', 'vilay', '--reason', 'known');
  expect(await last()).toMatchObject({ state: 'approved' });
  expect((await world.members.byId(world.pool, member))!.type).toBe(1);
  expect(JSON.parse(await champa('applications', '--json'))).toEqual([]);
});

test('payments that uplines owe are listed', async () => {
  const upper = await world.addMember();
  const lower = await world.addMember(upper);
  await world.sign(upper, lower, 'hourly', rate('1'));
  world.setClock(world.now().add({ hours: 1 }));
  await world.play(lower, world.now(), '500');
  world.setClock(world.now().add({ hours: 2 }));
  await champa('settle', '--by', 'vilay');
  expect(JSON.parse(await champa('owed', '--json'))).toMatchObject([
    { uplineId: upper, downlineId: lower, due: '5.00', state: 'owed' },
  ]);
});

test('the links of an agent are listed with their visits and registrations', async () => {
  const member = await world.addMember();
  const link = { makes: 'player', domain: null, note: 'Pakse', validUntil: null, mostUses: 5, contracts: [] } as const;
  const made = await world.agents.links.make({ ...link, agentId: member, idempotencyKey: randomUUID() });
  expect(JSON.parse(await champa('links', await nameOf(member), '--json'))).toMatchObject([
    { id: String(made.id), code: made.code, note: 'Pakse', state: 'open', uses: 0, mostUses: 5 },
  ]);
});
