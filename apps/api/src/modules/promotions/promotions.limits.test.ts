import { SCALE } from '@champa/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Player } from '../vendors/testing/player.ts';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.settings.excluded = [];
});

const onDeposit = (amount = '1') => [
  { code: 'main', title: words, trigger: { on: 'deposit' as const }, reward: cash(amount) },
];
/** In the order of their IDs: the first has registered first. */
async function players(count: number): Promise<Player[]> {
  const made: Player[] = [];
  while (made.length < count) made.push(await world.addPlayer({ balance: 0n }));
  return made;
}
const timesOf = async (all: readonly Player[], id: string): Promise<number[]> =>
  Promise.all(all.map(async (player) => (await world.view(player, id)).given.times));

/** A session as signing in leaves it, from a browser at an address. */
async function seen({ memberId }: Player, ip: string, browser: string): Promise<void> {
  await world.pool.query(
    `INSERT INTO sessions.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
     VALUES (sha256($1::bytea), $2, $3, $3, $3::timestamptz + interval '1 hour', $4, $5)`,
    [crypto.randomUUID(), memberId, world.now().toString(), ip, browser],
  );
}

async function pays({ memberId }: Player, account: string): Promise<void> {
  await world.pool.query(
    `INSERT INTO payees.payee (member_id, kind, provider, sealed, number_mac, is_default, added_at, usable_from)
     VALUES ($1, 'BANK', 'BCEL', 'x', sha256($2::bytea), true, $3, $3)`,
    [memberId, account, world.now().toString()],
  );
}

test('caps hold for a member, a member’s day, all members of a day, a device, an account and an address', async () => {
  const [one, two, three] = await players(3);
  await seen(one!, '192.0.2.1', 'A');
  await seen(two!, '192.0.2.1', 'A');
  await seen(three!, '192.0.2.1', 'B');
  await pays(one!, '123');
  await pays(three!, '123');
  const all = [one!, two!, three!];
  const ids = [
    await world.add({ caps: { perMember: 3 }, rules: onDeposit() }),
    await world.add({ caps: { perMemberAndDay: 2 }, rules: onDeposit() }),
    await world.add({ caps: { perDay: 4 }, rules: onDeposit() }),
    await world.add({ caps: { perDevice: 4 }, rules: onDeposit() }),
    await world.add({ caps: { perAccount: 4 }, rules: onDeposit() }),
    await world.add({ caps: { perIp: 5 }, rules: onDeposit() }),
  ];
  for (const player of all) await world.tell(...Array.from({ length: 4 }, () => world.deposit(player, '10')));
  expect(await Promise.all(ids.map((id) => timesOf(all, id)))).toEqual([
    [3, 3, 3],
    [2, 2, 2],
    [4, 0, 0],
    [4, 0, 4],
    [4, 4, 0],
    [4, 1, 0],
  ]);
  world.passTime({ hours: 24 });
  for (const player of all) await world.tell(...Array.from({ length: 4 }, () => world.deposit(player, '10')));
  expect(await timesOf(all, ids[1]!)).toEqual([4, 4, 4]);
  expect(await timesOf(all, ids[2]!)).toEqual([8, 0, 0]);
  expect(await world.broken()).toEqual([]);
});

test('a budget gives exactly what it has', async () => {
  const all = await players(5);
  const id = await world.add({ rules: onDeposit('3') }, 10n * SCALE);
  await world.tell(...all.map((player) => world.deposit(player, '10')));
  expect((await timesOf(all, id)).toSorted()).toEqual([0, 0, 1, 1, 1]);
  const report = await world.promotions.admin.report(world.keyOf(id), 'LAK');
  expect(report).toMatchObject({ funded: '10.00', given: '9.00', left: '1.00', cost: '9.00', awards: 3, members: 3 });
});

test('a promotion without budget says so, before and at the claim, until it is funded again', async () => {
  const [first, second] = await players(2);
  const rules = [{ code: 'main', title: words, trigger: { on: 'ask' as const }, reward: cash('2') }];
  const id = await world.add({ caps: { perMember: 1 }, rules }, 3n * SCALE);
  expect(await world.view(second!, id)).toMatchObject({ state: 'claim', action: 'claim', reason: null });
  expect((await world.claim(first!, id)).status).toBe(200);
  expect(await world.view(second!, id)).toMatchObject({ state: 'joined', action: null, reason: { code: 'all_given' } });
  expect(await world.view(first!, id)).toMatchObject({ state: 'claimed', reason: null });
  expect(await world.claim(second!, id)).toEqual({ status: 409, code: 'REWARDS_USED_UP' });
  expect(await world.claim(first!, id)).toEqual({ status: 409, code: 'NOTHING_TO_CLAIM' });
  await world.promotions.admin.fund(
    { actor: 'test', reason: 'more' },
    { key: world.keyOf(id), amount: SCALE, currency: 'LAK' },
  );
  expect(await world.view(second!, id)).toMatchObject({ state: 'claim', action: 'claim', reason: null });
  expect((await world.claim(second!, id)).status).toBe(200);
  expect(await world.cashOf(second!)).toBe(2n * SCALE);
});

test('a step that was reached without budget is given with the next fact after funding', async () => {
  const [player] = await players(1);
  const trigger = { on: 'reached' as const, at: ['2'] };
  const rules = [{ code: 'main', title: words, trigger, measure: { of: 'rounds' as const }, reward: cash('4') }];
  const id = await world.add({ rules }, 3n * SCALE);
  await world.tell(world.played(player!, { rounds: 2 }));
  expect(await world.view(player!, id)).toMatchObject({
    state: 'process',
    reason: { code: 'all_given' },
    tasks: [{ steps: [{ state: 'reached' }] }],
  });
  expect(await world.claim(player!, id)).toEqual({ status: 409, code: 'REWARDS_USED_UP' });
  await world.promotions.admin.fund(
    { actor: 'test', reason: 'more' },
    { key: world.keyOf(id), amount: SCALE, currency: 'LAK' },
  );
  await world.tell(world.played(player!, { rounds: 1 }));
  expect(await world.view(player!, id)).toMatchObject({ state: 'claim', reason: null });
});

test('a period whose budget is used up waits for more, and gives each member theirs once', async () => {
  const all = await players(3);
  const id = await world.add(
    {
      span: 'day',
      rules: [
        { code: 'main', title: words, trigger: { on: 'span_end' }, measure: { of: 'rounds' }, reward: cash('4') },
      ],
    },
    6n * SCALE,
  );
  await world.tell(...all.map((player) => world.played(player, { rounds: 2 })));
  world.passTime({ hours: 25 });
  await world.promotions.closeDue();
  expect((await timesOf(all, id)).toSorted()).toEqual([0, 0, 1]);
  await world.promotions.admin.fund(
    { actor: 'test', reason: 'more' },
    { key: world.keyOf(id), amount: 20n * SCALE, currency: 'LAK' },
  );
  await Promise.all([world.promotions.closeDue(), world.promotions.closeDue()]);
  await world.promotions.closeDue();
  expect(await timesOf(all, id)).toEqual([1, 1, 1]);
  expect(await world.broken()).toEqual([]);
});

test('a member who is self-excluded, in a time-out or suspended gets nothing', async () => {
  const [out, suspended] = await players(2);
  const id = await world.add({ rules: onDeposit() });
  await world.pool.query(
    `INSERT INTO limits.guard (member_id, account, time_zone, excluded_at, excluded_until) VALUES ($1, $2, 'UTC', $3, 'infinity')`,
    [out!.memberId, out!.account, world.now().toString()],
  );
  await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [suspended!.memberId]);
  await world.tell(world.deposit(out!, '10'), world.deposit(suspended!, '10'));
  expect(await timesOf([out!, suspended!], id)).toEqual([0, 0]);
  expect(await world.view(out!, id)).toMatchObject({ state: 'prohibited', reason: { code: 'excluded' }, action: null });
});

test('linked members are flagged, and by setting excluded: the one who registered first is not', async () => {
  const [first, device, account, address] = await players(4);
  await seen(first!, '198.51.100.7', 'Phone');
  await seen(device!, '198.51.100.7', 'Phone');
  await seen(address!, '198.51.100.7', 'Laptop');
  await pays(first!, '777');
  await pays(account!, '777');
  const all = [first!, device!, account!, address!];
  const told = await world.add({ rules: onDeposit() });
  const strict = await world.add({ exclude: ['device', 'account', 'ip'], rules: onDeposit() });
  const tell = () => world.tell(...all.map((player) => world.deposit(player, '10')));
  await tell();
  expect(await timesOf(all, told)).toEqual([1, 1, 1, 1]);
  expect(await timesOf(all, strict)).toEqual([1, 0, 0, 0]);
  world.settings.excluded = ['account'];
  await tell();
  expect(await timesOf(all, told)).toEqual([2, 2, 1, 2]);
  expect(await world.view(account!, told)).toMatchObject({ state: 'claim' });
  expect(await world.view(device!, strict)).toMatchObject({ state: 'prohibited', reason: { code: 'linked_account' } });
  const flags = await world.promotions.admin.flags(null, 100);
  const own = flags.filter(({ otherId }) => otherId === first!.memberId);
  expect(own.map(({ memberId, kind }) => [memberId, kind]).toSorted()).toEqual(
    [
      [device!.memberId, 'device'],
      [device!.memberId, 'ip'],
      [account!.memberId, 'account'],
      [address!.memberId, 'ip'],
    ].toSorted(),
  );
});

test('a friend who shares a device with the member who brought them is flagged and does not count', async () => {
  const [referrer, honest, ring] = await players(3);
  world.settings.excluded = ['referral'];
  const friend = { of: 'friends', deposited: '10' } as const;
  const id = await world.add({
    kind: 'friends',
    rules: [{ code: 'main', title: words, trigger: { on: 'friend' }, measure: friend, reward: cash('1') }],
  });
  await seen(referrer!, '203.0.113.5', 'Phone');
  await seen(ring!, '203.0.113.5', 'Phone');
  await seen(honest!, '203.0.113.9', 'Phone');
  for (const one of [honest!, ring!]) {
    await world.pool.query('INSERT INTO referral.referred (member_id, referrer_id, at) VALUES ($1, $2, now())', [
      one.memberId,
      referrer!.memberId,
    ]);
    await world.tell(world.fact(one, 'registered', { referrerId: referrer!.memberId }));
  }
  await world.tell(world.deposit(honest!, '10'), world.deposit(ring!, '10'));
  expect((await world.view(referrer!, id)).given.times).toBe(1);
  const flags = await world.promotions.admin.flags(ring!.memberId, 10);
  expect(flags.map(({ kind }) => kind)).toContain('referral');
});

test('opposite betting does not count', async () => {
  const player = await world.addPlayer({ balance: 0n });
  const of = (measure: 'valid_bet' | 'stake') =>
    world.add({
      rules: [
        {
          code: 'main',
          title: words,
          trigger: { on: 'reached', at: ['100'] },
          measure: { of: measure },
          reward: cash('1'),
        },
      ],
    });
  const both = [await of('valid_bet'), await of('stake')];
  const times = () => Promise.all(both.map(async (id) => (await world.view(player, id)).given.times));
  // The facts of figures for 200 staked, 101 of it opposite betting.
  await world.tell(world.played(player, { stake: 200n * SCALE }));
  expect(await times()).toEqual([0, 1]);
  const other = await world.addPlayer({ balance: 0n });
  await world.tell(world.played(other, { stake: 200n * SCALE, validBet: 99n * SCALE, opposed: 101n * SCALE }));
  expect(await Promise.all(both.map(async (id) => (await world.view(other, id)).given.times))).toEqual([0, 0]);
  await world.tell(world.played(other, { stake: SCALE, validBet: SCALE }));
  expect(await Promise.all(both.map(async (id) => (await world.view(other, id)).given.times))).toEqual([1, 1]);
});

test('facts and claims at once never exceed caps or budgets', async () => {
  const all = await players(10);
  const id = await world.add(
    {
      caps: { perDay: 7, perMember: 1 },
      rules: [{ code: 'main', title: words, trigger: { on: 'ask' }, reward: cash('2') }],
    },
    11n * SCALE,
  );
  const asked = all.flatMap((player) => Array.from({ length: 4 }, () => world.claim(player, id)));
  await Promise.all(asked);
  const given = (await timesOf(all, id)).reduce((sum, times) => sum + times, 0);
  expect(given).toBe(5);
  await world.promotions.admin.fund(
    { actor: 'test', reason: 'more' },
    { key: world.keyOf(id), amount: 50n * SCALE, currency: 'LAK' },
  );
  await Promise.all(all.flatMap((player) => Array.from({ length: 4 }, () => world.claim(player, id))));
  expect((await timesOf(all, id)).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  const money = await Promise.all(all.map((player) => world.cashOf(player)));
  expect(money.reduce((sum, each) => sum + each, 0n)).toBe(14n * SCALE);
  expect(await world.broken()).toEqual([]);
});

test('a paused promotion counts and gives nothing', async () => {
  const [player] = await players(1);
  const id = await world.add({ rules: onDeposit() });
  const by = { actor: 'test', reason: 'a look at it' };
  await world.promotions.admin.pause(by, world.keyOf(id));
  await world.tell(world.deposit(player!, '10'));
  expect(await world.view(player!, id)).toMatchObject({
    state: 'close',
    reason: { code: 'paused' },
    given: { times: 0 },
  });
  await world.promotions.admin.resume(by, world.keyOf(id));
  await world.tell(world.deposit(player!, '10'));
  expect((await world.view(player!, id)).given.times).toBe(1);
});

test('the budget is its funding less what it gave, plus what was returned', async () => {
  const [player] = await players(1);
  const id = await world.add({ claimDays: 1, rules: onDeposit('5') }, 20n * SCALE);
  await world.tell(world.deposit(player!, '10'));
  world.passTime({ hours: 25 });
  await world.rewards.gifts.expire();
  expect(await world.view(player!, id)).toMatchObject({ state: 'joined', waiting: [] });
  const { left, returned, cost } = await world.promotions.admin.report(world.keyOf(id), 'LAK');
  expect([left, returned, cost]).toEqual(['20.00', '5.00', '0.00']);
  expect(await world.broken()).toEqual([]);
});

test('a reward that cannot be paid to one member does not block the others', async () => {
  const [one, two] = await players(2);
  const reward = { kind: 'bonus', offer: 'unknown', size: { fixed: '5' } } as const;
  const rules = [{ code: 'main', title: words, trigger: { on: 'deposit' as const }, reward }];
  const bad = await world.add({ approval: 'automatic', rules }, 100n * SCALE);
  // Its account does not exist in the ledger.
  await world.ownerQuery(`UPDATE rewards.budget SET budget = 1, waiting = 2 WHERE id = 'activity-' || $1`, [
    world.keyOf(bad),
  ]);
  const good = await world.add({ rules: onDeposit() });
  await world.tell(world.deposit(one!, '10'), world.deposit(two!, '10'));
  expect(await timesOf([one!, two!], bad)).toEqual([0, 0]);
  expect(await timesOf([one!, two!], good)).toEqual([1, 1]);
});
