import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let head: string;
let below: string;
let stranger: string;

// In Vientiane: noon of the 2nd, the 3rd and the 5th of March. The world begins at midnight of the 2nd.
const noons = ['2026-03-02T05:00:00Z', '2026-03-03T05:00:00Z', '2026-03-05T05:00:00Z'];
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];

beforeAll(async () => {
  world = await createWorld();
  await world.run();
  head = await world.addMember(null, { cash: '1000000' });
  below = await world.addMember(head);
  stranger = await world.addMember();
  await world.sign(null, head, 'realtime', rate('1'));
  await world.sign(head, below, 'realtime', rate('0.25'));
  for (const [n, noon] of noons.entries()) {
    world.setClock(noon);
    await world.play(below, world.now(), `${(n + 1) * 8000}`, `${n * 4000}`);
    await world.play(head, world.now(), '100', '40');
    await world.play(stranger, world.now(), '77777', '0');
    await world.give(below, `${n + 1}000`, 'deposit');
    if (n === 1) await addRegistered(below, noon);
    world.setClock(world.now().add({ minutes: 6 }));
    await world.run();
  }
  world.setClock('2026-03-06T05:00:00Z');
  await world.run();
});
afterAll(() => world.close());

/** A member of the team who registered at a given time of the test world. */
async function addRegistered(upline: string, at: string): Promise<void> {
  const id = await world.addMember(upline, { type: 0 });
  await world.owner('UPDATE member.member SET registered_at = $2 WHERE id = $1', [id, at]);
}

const ask = async (path: string, token = `a${head}`) => (await world.call(token, 'GET', path)).value;

describe('the team’s days', () => {
  test('each equals the overview of that day', async () => {
    const { list } = await ask(`/api/agents/overview/days?from=${days[0]}&to=${days.at(-1)}`);
    expect(list.map(({ day }: { day: string }) => day)).toEqual(days);
    for (const { day, ...figures } of list) {
      const { now } = await ask(`/api/agents/overview?from=${day}&to=${day}`);
      expect(figures, day).toEqual(now);
    }
  });

  test('hold what was played, moved and paid on them, and nothing of other days', async () => {
    const { list } = await ask('/api/agents/overview/days?from=2026-03-02&to=2026-03-05');
    expect(list[0]).toMatchObject({ players: 2, activeMembers: 0, validBet: '8100.00', profit: '-8060.00' });
    expect(list[0]).toMatchObject({ deposits: '1000.00', withdrawals: '0.00', commission: '81.00' });
    expect(list[1]).toMatchObject({ newMembers: 1, activeMembers: 1, validBet: '16100.00', deposits: '2000.00' });
    expect(list[1].members - list[0].members).toBe(1);
    expect(list[2]).toMatchObject({ players: 0, validBet: '0.00', profit: '0.00', commission: '0.00' });
    expect(list[3]).toMatchObject({ validBet: '24100.00', commission: '241.00' });
  });

  test('too many days, and days out of order, are refused', async () => {
    for (const [from, to] of [
      ['2026-01-01', '2026-03-04'],
      ['2026-03-02', '2026-03-01'],
    ])
      for (const path of ['overview', 'income'])
        expect(await world.call(`a${head}`, 'GET', `/api/agents/${path}/days?from=${from}&to=${to}`)).toMatchObject({
          status: 422,
          code: 'VALIDATION',
        });
  });
});

describe('income by period and by day of payment', () => {
  const paymentsOf = async (from: string, to: string, token: string) =>
    (await ask(`/api/agents/income?from=${from}&to=${to}`, token)).payments;

  test('can be followed from one to the other, and is what overview and team profit show', async () => {
    const agent = await world.addMember(null, { cash: '1000000' });
    await world.sign(null, agent, 'daily', rate('1'));
    world.setClock('2026-03-10T05:00:00Z');
    await world.play(agent, world.now(), '1000', '0');
    world.setClock('2026-03-11T05:00:00Z'); // pays the day of the 10th
    await world.run();
    const token = `a${agent}`;
    // Earned on the 10th, paid on the 11th.
    expect(await paymentsOf('2026-03-10', '2026-03-10', token)).toEqual({
      left: '10.00',
      paidOnOtherDays: '10.00',
      ofOtherPeriods: '0.00',
      received: '0.00',
      paidDown: '0.00',
      net: '0.00',
    });
    const paid = await paymentsOf('2026-03-11', '2026-03-11', token);
    expect(paid).toMatchObject({ left: '0.00', ofOtherPeriods: '10.00', received: '10.00', net: '10.00' });
    const { now } = await ask('/api/agents/overview?from=2026-03-11&to=2026-03-11', token);
    expect(now.commission).toBe(paid.received);
    // A span that has both has nothing to bridge.
    expect(await paymentsOf('2026-03-10', '2026-03-11', token)).toMatchObject({
      left: '10.00',
      paidOnOtherDays: '0.00',
      ofOtherPeriods: '0.00',
      net: '10.00',
    });
  });

  test('what is passed on is left out of what is left, on either day', async () => {
    const payments = await paymentsOf('2026-03-01', '2026-03-06', `a${head}`);
    const { list } = await ask('/api/agents/income?from=2026-03-01&to=2026-03-06');
    const sum = (of: string) => list.reduce((all: number, each: Record<string, string>) => all + Number(each[of]), 0);
    expect(Number(payments.left)).toBeCloseTo(sum('net'), 5);
    expect(Number(payments.received)).toBeCloseTo(sum('received'), 5);
    expect(Number(payments.paidDown)).toBeCloseTo(sum('paidDown'), 5);
  });
});

describe('the income’s days', () => {
  test('add up to the income of the period, by kind', async () => {
    const { list } = await ask('/api/agents/income/days?from=2026-03-01&to=2026-03-06');
    expect(list).toEqual([
      { day: '2026-03-02', kind: 'realtime', received: '81.00', paidDown: '20.00', net: '61.00' },
      { day: '2026-03-03', kind: 'realtime', received: '161.00', paidDown: '40.00', net: '121.00' },
      { day: '2026-03-05', kind: 'realtime', received: '241.00', paidDown: '60.00', net: '181.00' },
    ]);
    const income = await ask('/api/agents/income?from=2026-03-01&to=2026-03-06');
    expect(income.list).toMatchObject([{ kind: 'realtime', received: '483.00', paidDown: '120.00', net: '363.00' }]);
  });

  test('of a downline are the downline’s own', async () => {
    const { list } = await ask('/api/agents/income/days?from=2026-03-02&to=2026-03-02', `a${below}`);
    expect(list).toEqual([{ day: '2026-03-02', kind: 'realtime', received: '20.00', paidDown: '0.00', net: '20.00' }]);
  });
});

describe('the agent’s account', () => {
  test('shows the upline with most of their name hidden, and the number of downlines', async () => {
    expect(await ask('/api/agents/account')).toMatchObject({ upline: null, directDownlines: 1, teamMembers: 2 });
    const name = (await world.members.usernames(world.pool, [head])).get(head)!;
    const mine = await ask('/api/agents/account', `a${below}`);
    expect(mine).toMatchObject({ directDownlines: 1, teamMembers: 1 });
    expect(mine.upline.name).toContain('****');
    expect(JSON.stringify(mine)).not.toContain(name);
  });

  test('shows since when the member is an agent: from the beginning, or from the day they were made one', async () => {
    const registered = (await world.members.byId(world.pool, below))!.registeredAt;
    const since = async () => Temporal.Instant.from((await ask('/api/agents/account', `a${below}`)).agentSince);
    expect((await since()).equals(registered)).toBe(true);
    await world.owner(
      `INSERT INTO agents.change (what, member_id, details, actor, reason, at)
       VALUES ('promoted', $1, '{}', 'test', '', '2026-03-04T00:00:00Z')`,
      [below],
    );
    expect((await since()).toString()).toBe('2026-03-04T00:00:00Z');
  });
});

test.each(['overview/days?from=2026-03-02&to=2026-03-02', 'income/days?from=2026-03-02&to=2026-03-02', 'account'])(
  '%s is for agents with a true account',
  async (path) => {
    expect(await world.call(stranger, 'GET', `/api/agents/${path}`)).toMatchObject({ status: 403, code: 'NON_AGENT' });
    expect(await world.call(`t${stranger}`, 'GET', `/api/agents/${path}`)).toMatchObject({
      code: 'TRUE_ACCOUNT_REQUIRED',
    });
  },
);
