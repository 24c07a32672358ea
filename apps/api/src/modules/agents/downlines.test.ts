import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createWorld, rate, type World } from './testing/world.ts';

/** head -> a, b, c; a -> a1, a2; and somebody of another line. */
let world: World;
const ids: Record<'head' | 'a' | 'b' | 'c' | 'a1' | 'a2' | 'other', string> = {
  head: '',
  a: '',
  b: '',
  c: '',
  a1: '',
  a2: '',
  other: '',
};
let names: Map<string, string>;
const DAYS = 'from=2026-03-01&to=2026-03-31';

beforeAll(async () => {
  world = await createWorld();
  await world.run();
  ids.head = await world.addMember();
  ids.a = await world.addMember(ids.head, { cash: '300' });
  world.setClock(world.now().add({ minutes: 1 }));
  ids.b = await world.addMember(ids.head, { cash: '100', type: 0 });
  world.setClock(world.now().add({ minutes: 1 }));
  ids.c = await world.addMember(ids.head, { cash: '200.5', type: 41 });
  ids.a1 = await world.addMember(ids.a, { cash: '11', type: 0 });
  ids.a2 = await world.addMember(ids.a, { cash: '22', type: 0 });
  ids.other = await world.addMember(null, { cash: '999' });
  await world.sign(ids.head, ids.a, 'realtime', rate('0.5', ['1000', '1.5']));
  await world.sign(ids.a, ids.a1, 'daily', rate('0.2'));
  await world.play(ids.a, world.now(), '500', '0');
  await world.play(ids.b, world.now(), '1000', '1500');
  await world.play(ids.a1, world.now(), '40', '10');
  await world.give(ids.b, '70', 'deposit');
  await world.give(ids.a1, '5', 'deposit');
  world.setClock(world.now().add({ minutes: 6 }));
  await world.run();
  await world.owner(
    `INSERT INTO sessions.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
     SELECT decode(md5(m::text), 'hex'), m, $3, s, $3::timestamptz + interval '1 day', '::1', 'test'
     FROM unnest($1::bigint[], $2::timestamptz[]) AS seen (m, s)`,
    [
      [ids.a, ids.a1],
      [world.now().subtract({ minutes: 1 }).toString(), world.now().subtract({ hours: 2 }).toString()],
      world.now().subtract({ hours: 3 }).toString(),
    ],
  );
  names = await world.members.usernames(world.pool, Object.values(ids));
});
afterAll(() => world.close());

const get = (of: string, path: string) => world.call(`a${of}`, 'GET', `/api/agents/${path}`);
const list = async (query: string, of = ids.head) => (await get(of, `team?${DAYS}${query}`)).value;
const idsOf = (page: any): string[] => page.list.map(({ id }: any) => id);

describe('a level of the tree', () => {
  test('shows each direct downline with their money, contracts and figures', async () => {
    const page = await list('&sort=name&order=asc');
    expect(page).toMatchObject({ currency: 'LAK', path: [], next: null });
    expect(page.list).toHaveLength(3);
    const one = (id: string) => page.list.find((each: any) => each.id === id);
    expect(one(ids.a)).toMatchObject({
      username: names.get(ids.a),
      depth: 1,
      upline: { id: ids.head, username: names.get(ids.head) },
      downlines: 2,
      type: 1,
      isAgent: true,
      status: 'active',
      isOnline: true,
      cash: '300.00',
      contracts: [{ kind: 'realtime', period: 'slot', pay: 'rate', lowest: '0.5', highest: '1.5' }],
      validBet: '500.00',
      profit: '-500.00',
      deposits: '0.00',
    });
    expect(one(ids.b)).toMatchObject({
      isAgent: false,
      seenAt: null,
      isOnline: false,
      profit: '500.00',
      deposits: '70.00',
    });
    expect(one(ids.c)).toMatchObject({ type: 41, isAgent: true, downlines: 0, contracts: [] });
  });

  test('opens a level down, with the path back, and shows when each member was last seen', async () => {
    const page = await list(`&of=${ids.a}`);
    expect(page.path).toEqual([{ id: ids.a, username: names.get(ids.a) }]);
    expect(new Set(idsOf(page))).toEqual(new Set([ids.a1, ids.a2]));
    const a1 = page.list.find(({ id }: any) => id === ids.a1);
    expect(a1).toMatchObject({ depth: 2, isOnline: false, upline: { id: ids.a }, contracts: [{ kind: 'daily' }] });
    expect(a1.seenAt).not.toBeNull();
    // The agent's own ID opens the first level.
    expect(idsOf(await list(`&of=${ids.head}`))).toHaveLength(3);
  });

  test.each([
    ['name', () => [ids.a, ids.b, ids.c].toSorted((one, two) => (names.get(one)! < names.get(two)! ? -1 : 1))],
    ['registered', () => [ids.a, ids.b, ids.c]],
    ['balance', () => [ids.b, ids.c, ids.a]],
    ['validBet', () => [ids.c, ids.a, ids.b]],
    ['profit', () => [ids.a, ids.c, ids.b]],
  ] as const)('sorted by %s, both ways, whole or page by page', async (sort, inOrder) => {
    const wanted = inOrder();
    expect(idsOf(await list(`&sort=${sort}&order=asc`))).toEqual(wanted);
    expect(idsOf(await list(`&sort=${sort}&order=desc`))).toEqual(wanted.toReversed());
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = [];
      let after = '';
      for (let pages = 0; pages < 4; pages += 1) {
        const page = await list(`&sort=${sort}&order=${order}&pageSize=1${after}`);
        seen.push(...idsOf(page));
        if (page.next === null) break;
        after = `&after=${page.next}`;
      }
      expect(seen).toEqual(order === 'asc' ? wanted : wanted.toReversed());
    }
  });

  test('members with equal sort values are neither shown twice nor skipped', async () => {
    const level = await world.addMember(ids.head, { type: 1 });
    const equals: string[] = [];
    for (let n = 0; n < 5; n += 1) equals.push(await world.addMember(level, { type: 0 }));
    for (const sort of ['registered', 'balance', 'validBet', 'profit']) {
      const seen: string[] = [];
      let after = '';
      do {
        const page = await list(`&of=${level}&sort=${sort}&pageSize=2${after}`);
        seen.push(...idsOf(page));
        after = page.next === null ? '' : `&after=${page.next}`;
      } while (after !== '');
      expect(seen.toSorted()).toEqual(equals.toSorted());
    }
  });

  test('refuses invalid days and invalid cursors', async () => {
    expect(await get(ids.head, 'team?from=2026-03-02&to=2026-03-01')).toMatchObject({ code: 'VALIDATION' });
    expect(await get(ids.head, `team?${DAYS}&sort=balance&after=nonsense`)).toMatchObject({ code: 'VALIDATION' });
    expect(await get(ids.head, `team?${DAYS}&of=${ids.other}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await world.call(ids.a, 'GET', `/api/agents/team?${DAYS}`)).toMatchObject({ code: 'NON_AGENT' });
    expect(await world.call(`t${ids.a}`, 'GET', `/api/agents/team?${DAYS}`)).toMatchObject({
      code: 'TRUE_ACCOUNT_REQUIRED',
    });
  });
});

test('a search goes through the whole team and no further', async () => {
  const found = await list(`&search=${names.get(ids.a1)!.toUpperCase().slice(0, 8)}`);
  expect(found.list).toMatchObject([{ id: ids.a1, depth: 2, upline: { username: names.get(ids.a) } }]);
  expect(idsOf(await list('&search=m&pageSize=50'))).not.toContain(ids.other);
  expect(idsOf(await list('&search=m&pageSize=50'))).not.toContain(ids.head);
  expect(idsOf(await list(`&search=${names.get(ids.other)}`))).toEqual([]);
  expect(idsOf(await list(`&search=${names.get(ids.head)}`, ids.a))).toEqual([]);
  // Wildcards of SQL are plain characters here.
  expect(idsOf(await list('&search=%25'))).toEqual([]);
});

test('totals are of everybody below, whichever level is open', async () => {
  const totals = async (of = '') => (await get(ids.head, `team-totals?${DAYS}${of}`)).value.below;
  expect(await totals(`&of=${ids.a}`)).toEqual({
    members: 2,
    agents: 0,
    online: 0,
    cash: '38.00',
    validBet: '40.00',
    openStake: '0.00',
    profit: '-30.00',
    deposits: '5.00',
    withdrawals: '0.00',
  });
  expect(await totals()).toMatchObject({
    online: 1,
    validBet: '1540.00',
    openStake: '0.00',
    profit: '-30.00',
    deposits: '75.00',
  });
});

test('one member: their own figures, those below them, and their moves without other teams', async () => {
  const mover = await world.addMember(ids.other, { type: 0 });
  for (const upline of [ids.a, ids.b])
    await inTransaction(world.pool, async (tx) => {
      const [{ from }] = (await world.owner<{ from: string }>(
        'SELECT upline_id::text AS from FROM member.member WHERE id = $1',
        [mover],
      )) as [{ from: string }];
      await tx.query('SELECT member.move($1, $2, $3)', [mover, upline, world.now().toString()]);
      await tx.query(
        `INSERT INTO agents.move (member_id, from_upline, to_upline, state, effective_at, reason, requested_by, requested_at)
         VALUES ($1, $2, $3, 'done', $4, '', 'staff:x', $4)`,
        [mover, from, upline, world.now().toString()],
      );
    });
  const { value } = await get(ids.head, `team/${mover}?${DAYS}`);
  expect(value.path.map(({ id }: any) => id)).toEqual([ids.b, mover]);
  expect(value.moves).toMatchObject([
    { from: { id: ids.a }, to: { id: ids.b, username: names.get(ids.b) } },
    { from: null, to: { id: ids.a } },
  ]);
  // An agent sees nothing of a move between two uplines outside their team.
  expect((await get(ids.b, `team/${mover}?${DAYS}`)).value.moves).toMatchObject([{ from: null, to: { id: ids.b } }]);
  const a = (await get(ids.head, `team/${ids.a}?${DAYS}`)).value;
  expect(a).toMatchObject({ member: { validBet: '500.00' }, below: { members: 2, validBet: '40.00' }, moves: [] });
  for (const id of [ids.other, ids.head, '9223372036854775807'])
    expect(await get(ids.head, `team/${id}?${DAYS}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
