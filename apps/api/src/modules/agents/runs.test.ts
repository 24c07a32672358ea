import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, rate, type World } from './testing/world.ts';

/** top is paid by the brand, and pays low; two periods of five minutes, a day of the brand apart. */
let world: World;
let top: string;
let low: string;

beforeAll(async () => {
  // Ten minutes before midnight in Vientiane.
  world = await createWorld('2026-03-01T16:50:00Z');
  await world.run();
  top = await world.addMember();
  low = await world.addMember(top);
  await world.sign(null, top, 'realtime', rate(['0', '2'], ['5000', '3']));
  await world.sign(top, low, 'realtime', rate('1'));
  world.setClock(world.now().add({ minutes: 5 }));
  await world.play(low, world.now().add({ seconds: 1 }), '1000');
  world.setClock(world.now().add({ minutes: 6 }));
  await world.play(low, world.now(), '6000');
  await world.run();
  world.setClock(world.now().add({ minutes: 10 }));
  await world.run();
});
afterAll(() => world.close());

const runs = async (query: string, token = `a${top}`) =>
  (await world.call(token, 'GET', `/api/contracts/runs?kind=realtime&${query}`)).value;

test('the periods of the days asked for are listed with their sums', async () => {
  const both = await runs('from=2026-03-01&to=2026-03-02');
  expect(both.list.map(({ gross, paidDown, net }: any) => [gross, paidDown, net])).toEqual([
    ['180.00', '60.00', '120.00'],
    ['20.00', '10.00', '10.00'],
  ]);
  expect(both.totals).toEqual({
    runs: 2,
    gross: '200.00',
    adjusted: '0.00',
    due: '200.00',
    paid: '200.00',
    owed: '0.00',
    paidDown: '70.00',
    net: '130.00',
  });
  expect(await runs('from=2026-03-01&to=2026-03-01')).toMatchObject({
    list: [{ gross: '20.00' }],
    totals: { runs: 1, paid: '20.00', paidDown: '10.00', net: '10.00' },
  });
  expect(await runs('pageSize=1')).toMatchObject({ list: [{ gross: '180.00' }], totals: null });
});

test('a next page has no totals; a state filters the list, not the totals', async () => {
  const first = await runs('from=2026-03-01&to=2026-03-02&pageSize=1');
  expect(first.totals.runs).toBe(2);
  const next = await runs(`from=2026-03-01&to=2026-03-02&pageSize=1&before=${first.next}`);
  expect(next).toMatchObject({ list: [{ gross: '20.00' }], next: null, totals: null });
  expect(await runs('from=2026-03-01&to=2026-03-02&state=owed')).toMatchObject({ list: [], totals: { runs: 2 } });
});

test('what an agent pays out is listed by downline, and days are required', async () => {
  const paid = await runs('side=upline&from=2026-03-01&to=2026-03-02');
  expect(paid.list.map(({ due, member }: any) => [due, member.id])).toEqual([
    ['60.00', low],
    ['10.00', low],
  ]);
  expect(paid.totals).toMatchObject({ runs: 2, paid: '70.00' });
  expect((await runs(`side=upline&from=2026-03-02&to=2026-03-02&memberId=${low}`)).list).toHaveLength(1);
  expect((await runs(`side=upline&from=2026-03-01&to=2026-03-02&memberId=${top}`)).list).toEqual([]);
  const ask = (query: string) => world.call(`a${top}`, 'GET', `/api/contracts/runs?kind=realtime&${query}`);
  expect(await ask('side=upline')).toMatchObject({ status: 422, code: 'VALIDATION' });
  expect(await ask('from=2026-03-02&to=2026-03-01')).toMatchObject({ status: 422, code: 'VALIDATION' });
  expect(await ask('from=2020-03-02&to=2026-03-01')).toMatchObject({ status: 422, code: 'VALIDATION' });
});

test('nothing is shown of members above', async () => {
  const above = await runs(`from=2026-03-01&to=2026-03-02&memberId=${top}`, low);
  expect(above).toMatchObject({ list: [], totals: { runs: 0, paid: '0.00', paidDown: '0.00' } });
});

test('a period is shown with its terms and what was missing for the next tier', async () => {
  const { list } = await runs('from=2026-03-01&to=2026-03-02');
  const open = async ({ id }: any) => (await world.call(`a${top}`, 'GET', `/api/contracts/runs/${id}`)).value;
  expect(await open(list[1])).toMatchObject({
    run: { tier: 1 },
    terms: { tiers: [{ share: '2' }, { share: '3' }] },
    missing: { activeMembers: 0, validBet: '4000.00', profit: '0.00' },
  });
  expect(await open(list[0])).toMatchObject({ run: { tier: 2 }, missing: null });
});

test('the running period is shown with the time of its settlement; without a contract there is none', async () => {
  const period = async (token: string, kind: string) =>
    (await world.call(token, 'GET', `/api/contracts/period?kind=${kind}`)).value;
  expect(await period(`a${top}`, 'realtime')).toEqual({
    now: '2026-03-01T17:11:00Z',
    period: {
      startsAt: '2026-03-01T17:10:00Z',
      endsAt: '2026-03-01T17:15:00Z',
      settlesAt: '2026-03-01T17:15:15Z',
    },
  });
  expect((await period(`a${top}`, 'dividend')).period).toBeNull();
});
