import { formatDecimal, parseAmount } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTeamWorld, type TeamWorld } from './testing/team-world.ts';
import { rate } from '../agents/testing/world.ts';

// head -> left -> low, and a separate line: other -> theirs.
let world: TeamWorld;
const ids: Record<'head' | 'left' | 'low' | 'other' | 'theirs', string> = {
  head: '',
  left: '',
  low: '',
  other: '',
  theirs: '',
};
let names: Map<string, string>;
const days = { from: '2026-03-01', to: '2026-03-02' };

beforeAll(async () => {
  world = await createTeamWorld('2026-03-01T17:00:00Z');
  await world.run();
  ids.head = await world.addMember(null, { cash: '5000' });
  ids.left = await world.addMember(ids.head, { cash: '100' });
  ids.low = await world.addMember(ids.left, { type: 0 });
  ids.other = await world.addMember();
  ids.theirs = await world.addMember(ids.other, { cash: '777.77' });
  names = await world.members.usernames(world.pool, Object.values(ids));
  await world.sign(ids.head, ids.left, 'realtime', rate('1'));
  world.setClock(world.now().add({ minutes: 5 }));
  for (let n = 0; n < 12; n += 1)
    await world.play(ids.low, world.now().add({ seconds: n }), `${100 + n}.5`, '3', 'table');
  await world.play(ids.theirs, world.now().add({ seconds: 1 }), '9999.99');
  world.setClock(world.now().add({ minutes: 6 }));
  await world.run();
});
afterAll(() => world.close());

/** A file from its wish to its lines, the headers first. */
async function fileOf(agent: string, wish: object): Promise<string[][]> {
  const { status, value } = await world.beginFile(agent, wish);
  expect(status).toBe(200);
  return world.readFile(agent, value.id);
}

const sum = (lines: readonly string[][], column: number) =>
  formatDecimal(lines.slice(1).reduce((total, line) => total + parseAmount(line[column]!), 0n));

test('team betting: every round of the team, to the last unit', async () => {
  const lines = await fileOf(ids.head, { record: 'team_bets', ...days });
  expect(lines[0]!.slice(0, 3)).toEqual(['Time', 'Member', 'Game']);
  expect(lines).toHaveLength(13);
  expect(sum(lines, 6)).toBe('1272.00');
  expect(new Set(lines.slice(1).map((line) => line[1]))).toEqual(new Set([names.get(ids.low)]));
  expect(await fileOf(ids.head, { record: 'team_bets', ...days, search: 'naga' })).toHaveLength(1);
});

test('profit and loss: the same as on its page; single members part by part', async () => {
  const wish = { record: 'team_profit', ...days };
  const downlines = await fileOf(ids.head, { ...wish, by: 'downline' });
  expect(downlines[0]!.slice(0, 3)).toEqual(['Member', 'Rounds', 'Stake']);
  expect(downlines.find(([name]) => name === names.get(ids.left))!.slice(1, 6)).toEqual([
    '12',
    '1272.00',
    '0.00',
    '1272.00',
    '36.00',
  ]);
  const members = await fileOf(ids.head, { ...wish, by: 'member' });
  expect(new Set(members.slice(1).map(([name]) => name))).toEqual(
    new Set([ids.head, ids.left, ids.low].map((id) => names.get(id))),
  );
  // Contract payments within the team add up to nothing.
  expect(sum(members, 9)).toBe('0.00');
  expect((await fileOf(ids.head, { ...wish, by: 'area' }))[1]!.slice(0, 2)).toEqual(['Live casino', '12']);
  expect((await fileOf(ids.head, { ...wish, by: 'day' }))[1]![0]).toBe('2026-03-02');
});

test('transactions, the agent’s own, runs and income', async () => {
  const moves = await fileOf(ids.head, { record: 'team_movements', ...days });
  expect(moves.slice(1).filter((line) => line[2] === 'Real-time salary')).toHaveLength(2);
  expect(sum(moves, 5)).toBe('5100.00');
  const own = await fileOf(ids.left, { record: 'agent_movements', ...days });
  expect(own).toHaveLength(2);
  expect(own[1]).toMatchObject({ 1: 'Real-time salary', 4: '12.72' });
  // The name of the upline who pays is masked.
  expect(own[1]![2]).toMatch(/\*\*\*\*/);
  const paid = await fileOf(ids.head, { record: 'agent_movements', ...days });
  expect(paid[1]).toMatchObject({ 2: names.get(ids.left), 4: '-12.72' });
  const runs = await fileOf(ids.left, { record: 'agent_runs', kind: 'realtime', ...days });
  expect(runs[1]).toMatchObject({ 4: '1272.00', 8: '12.72', 13: 'Paid' });
  const income = await fileOf(ids.left, { record: 'agent_income', ...days });
  expect(income[1]!.slice(0, 4)).toEqual(['Real-time salary', '12.72', '0.00', '12.72']);
  expect(income.at(-1)!.slice(0, 4)).toEqual(['Total', '12.72', '0.00', '12.72']);
});

const wishes = [
  { record: 'team_bets' },
  { record: 'team_profit', by: 'member' },
  { record: 'team_movements' },
  { record: 'agent_runs', kind: 'realtime' },
];

test.each(wishes)('a file of $record of a member outside the team is refused', async (wish) => {
  for (const memberId of [ids.theirs, ids.other]) {
    const asked = await world.beginFile(ids.head, { ...wish, ...days, memberId });
    expect(asked).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  expect(await world.beginFile(ids.left, { ...wish, ...days, memberId: ids.head })).toMatchObject({ status: 404 });
  const everything = (await fileOf(ids.head, { ...wish, ...days })).flat().join();
  for (const secret of [names.get(ids.theirs)!, names.get(ids.other)!, '9999.99', '777.77'])
    expect(everything).not.toContain(secret);
});

test('a member who is not an agent has no files of a team; more days than a report covers are refused', async () => {
  const wish = { record: 'team_bets', ...days };
  const asked = { idempotencyKey: '0b7ee1c4-2b0f-4a0e-9a58-6f3c8f3c0a11', wish };
  expect(await world.call(ids.low, 'POST', '/api/records/exports', asked)).toMatchObject({ code: 'NON_AGENT' });
  expect(await world.beginFile(ids.head, { ...wish, from: '2020-01-01' })).toMatchObject({ code: 'VALIDATION' });
});

test('a file has only members who are still in the team when it is written', async () => {
  const asked = { record: 'team_bets', ...days, memberId: ids.left };
  const whole = await world.beginFile(ids.head, { record: 'team_bets', ...days });
  const part = await world.beginFile(ids.head, asked);
  await world.owner('SELECT member.move($1, $2, now())', [ids.left, ids.other]);
  expect(await world.readFile(ids.head, whole.value.id)).toHaveLength(1);
  expect(await world.readFile(ids.head, part.value.id)).toHaveLength(1);
  expect(await fileOf(ids.other, { record: 'team_bets', ...days })).toHaveLength(14);
});
