import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../vendors/testing/player.ts';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rule = { code: 'main', title: words } as const;
const before = async (): Promise<Player> => world.addPlayer({ balance: 0n });
const open = { perMember: 1000 };

test('a first deposit gives a percentage with its cap, once, claimed by the member', async () => {
  const player = await before();
  const id = await world.add({
    kind: 'deposit',
    rules: [
      {
        ...rule,
        trigger: { on: 'deposit', ordinal: { from: 1, to: 1 } },
        reward: { kind: 'cash', size: { percent: '100', max: '500' } },
      },
    ],
  });
  expect(await world.view(player, id)).toMatchObject({ state: 'joined', action: null });
  await world.tell(world.deposit(player, '800'), world.deposit(player, '100', 2));
  const view = await world.view(player, id);
  expect(view).toMatchObject({ state: 'claim', action: 'claim', given: { times: 1, most: null } });
  expect(view.waiting).toMatchObject([{ reward: { kind: 'cash', amount: '500.00', turnoverFactor: 1 } }]);
  const key = crypto.randomUUID();
  expect((await world.claim(player, id, key)).status).toBe(200);
  expect((await world.claim(player, id, key)).status).toBe(200);
  expect(await world.claim(player, id)).toMatchObject({ status: 409, code: 'NOTHING_TO_CLAIM' });
  expect(await world.cashOf(player)).toBe(500n * SCALE);
  expect(await world.view(player, id)).toMatchObject({ state: 'claimed', action: null, waiting: [] });
});

test('a reload counts on its weekdays and once a day, and is paid at once', async () => {
  const player = await before();
  world.setTime('2027-03-01T03:00:00Z'); // Monday, ten o'clock in Vientiane
  const id = await world.add({
    kind: 'deposit',
    approval: 'automatic',
    span: 'day',
    rules: [
      {
        ...rule,
        trigger: { on: 'deposit', once: 'day' },
        conditions: [{ weekdays: [1, 3] }, { base: { atLeast: '100' } }],
        reward: { kind: 'cash', size: { percent: '20', max: '200' } },
      },
    ],
  });
  const at = (text: string) => Temporal.Instant.from(text);
  await world.tell(world.deposit(player, '99'), world.deposit(player, '100'), world.deposit(player, '1000'));
  expect(await world.cashOf(player)).toBe(20n * SCALE);
  expect(await world.view(player, id)).toMatchObject({ state: 'issued' });
  // Still Sunday evening in London, Monday in Vientiane; then Tuesday.
  await world.tell(world.deposit(player, '500', 2, at('2027-03-01T17:30:00Z')));
  expect(await world.cashOf(player)).toBe(20n * SCALE);
  await world.tell(world.deposit(player, '500', 2, at('2027-03-02T17:30:00Z')));
  expect(await world.cashOf(player)).toBe(120n * SCALE);
});

test('daily tasks are reached by play of their areas; play that is taken back and repeated does not pay twice', async () => {
  const player = await before();
  const id = await world.add({
    kind: 'tasks',
    span: 'day',
    rules: [
      {
        ...rule,
        trigger: { on: 'reached', at: ['100', '300'] },
        measure: { of: 'valid_bet', games: { areas: ['RNG'] } },
        rewards: [cash('1'), cash('3')],
      },
      {
        code: 'rounds',
        title: words,
        trigger: { on: 'every', amount: '10', most: 2 },
        measure: { of: 'rounds' },
        reward: { kind: 'tickets', game: 'wheel', size: { fixed: '1' } },
      },
    ],
  });
  await world.tell(
    world.played(player, { validBet: 99n * SCALE, rounds: 9 }),
    world.played(player, { validBet: 500n * SCALE, area: 'LIVE', rounds: 0 }),
  );
  const first = await world.view(player, id);
  expect(first.state).toBe('process');
  expect(first.tasks.map(({ value, goal }) => [value, goal])).toEqual([
    ['99.00', '100.00'],
    ['9', '10'],
  ]);
  await world.tell(world.played(player, { validBet: SCALE, rounds: 35 }));
  await world.tell(world.played(player, { validBet: -50n * SCALE, rounds: 0 }));
  await world.tell(world.played(player, { validBet: 50n * SCALE, rounds: 0 }));
  const then = await world.view(player, id);
  expect(then.waiting.map(({ reward }) => reward)).toMatchObject([expect.anything(), expect.anything()]);
  expect(then.tasks[0]!.steps.map(({ state }) => state)).toEqual(['paid', 'ahead']);
  expect(then.tasks[1]!.every).toEqual({ amount: '10', most: 2, paid: 2 });
  await world.claim(player, id);
  expect(await world.cashOf(player)).toBe(SCALE);
  expect(world.paid.filter((line) => line.startsWith(`${player.memberId} 2 wheel`))).toHaveLength(1);
});

test('cashback of a week is paid once when the week is over, and late play counts for the next', async () => {
  const [loser, winner] = [await before(), await before()];
  world.setTime('2027-04-07T03:00:00Z'); // Wednesday
  const id = await world.add({
    kind: 'cashback',
    span: 'week',
    rules: [
      {
        ...rule,
        trigger: { on: 'span_end' },
        measure: { of: 'net_loss' },
        conditions: [{ base: { atLeast: '100' } }],
        reward: { kind: 'cash', size: { percent: '10', max: '50' }, turnoverFactor: 0 },
      },
    ],
  });
  await world.tell(
    world.played(loser, { stake: 300n * SCALE, win: 100n * SCALE }),
    world.played(winner, { stake: 100n * SCALE, win: 300n * SCALE }),
  );
  await world.promotions.closeDue();
  expect(await world.view(loser, id)).toMatchObject({ state: 'process' });
  world.setTime('2027-04-11T17:10:00Z'); // ten minutes into Monday: not settled yet
  await world.promotions.closeDue();
  expect((await world.view(loser, id)).given.times).toBe(0);
  world.setTime('2027-04-11T17:40:00Z');
  await Promise.all([world.promotions.closeDue(), world.promotions.closeDue(), world.promotions.closeDue()]);
  expect(await world.view(loser, id)).toMatchObject({ state: 'claim', given: { times: 1 } });
  expect(await world.view(winner, id)).toMatchObject({ given: { times: 0 } });
  await world.tell(world.played(loser, { stake: 1000n * SCALE }, '2027-04-08'));
  await world.promotions.closeDue();
  expect((await world.view(loser, id)).tasks[0]!.value).toBe('1000.00');
  await world.claim(loser, id);
  expect(await world.cashOf(loser)).toBe(20n * SCALE);
  world.setTime('2027-04-19T01:00:00Z');
  await world.promotions.closeDue();
  await world.claim(loser, id);
  expect(await world.cashOf(loser)).toBe(70n * SCALE);
});

test('friends count when they have deposited and played, each once, with additional milestones', async () => {
  const [referrer, ...friends] = [await before(), await before(), await before(), await before()];
  const friend = { of: 'friends', deposited: '100', validBet: '50' } as const;
  const id = await world.add({
    kind: 'friends',
    rules: [
      { ...rule, trigger: { on: 'friend' }, measure: friend, reward: cash('5') },
      {
        code: 'steps',
        title: words,
        trigger: { on: 'reached', at: ['1', '2', '10'] },
        measure: friend,
        reward: cash('10'),
      },
    ],
  });
  for (const one of friends) await world.tell(world.fact(one, 'registered', { referrerId: referrer.memberId }));
  const did = friends
    .slice(0, 2)
    .flatMap((one) => [world.deposit(one, '100'), world.played(one, { validBet: 50n * SCALE })]);
  await world.tell(...did, world.deposit(friends[2]!, '100'));
  await world.tell(world.played(friends[0]!, { validBet: 50n * SCALE }));
  const { value } = await world.call(referrer, 'GET', '/api/referral/milestones');
  expect(value).toMatchObject({ friends: 3, qualified: 2, conditions: { deposited: '100', validBet: '50' } });
  expect((value as { milestones: { state: string }[] }).milestones.map(({ state }) => state)).toEqual([
    'paid',
    'paid',
    'ahead',
  ]);
  await world.claim(referrer, id);
  expect(await world.cashOf(referrer)).toBe(30n * SCALE);
});

test('birthday, first use of the app, a messenger and a reached level give once each', async () => {
  const player = await before();
  const give = async (kind: 'birthday' | 'app' | 'messenger' | 'vip', trigger: object, reward: object = cash('1')) =>
    world.add({ kind, rules: [{ ...rule, trigger, reward } as never] });
  const ids = [
    await give('birthday', { on: 'birthday' }),
    await give('app', { on: 'signed_in', via: 'app' }),
    await give(
      'messenger',
      { on: 'messenger', providers: ['line', 'zalo'] },
      { kind: 'cash', size: { random: { from: '1', to: '131', step: '1' } }, turnoverFactor: 0 },
    ),
    await give(
      'vip',
      { on: 'level_up' },
      {
        kind: 'cash',
        size: {
          by: 'rank',
          ladder: [
            { from: '1', give: { fixed: '1' } },
            { from: '3', give: { fixed: '7' } },
          ],
        },
        turnoverFactor: 0,
      },
    ),
  ];
  const seen = { ip: '192.0.2.1', device: null, via: 'web' } as const;
  for (let again = 0; again < 2; again += 1) {
    await world.tell(
      world.fact(player, 'birthday', { year: 2027 }),
      world.fact(player, 'signed_in', seen),
      world.fact(player, 'signed_in', { ...seen, via: 'app' }),
      world.fact(player, 'messenger_linked', { provider: 'google' }),
      world.fact(player, 'messenger_linked', { provider: 'zalo' }),
      world.fact(player, 'vip_changed', { from: 0, to: 3 }),
      world.fact(player, 'vip_changed', { from: 3, to: 0 }),
    );
  }
  const views = await Promise.all(ids.map((id) => world.view(player, id)));
  expect(views.map(({ given }) => given.times)).toEqual([1, 1, 1, 3]);
  expect(views[3]!.waiting.map(({ reward }) => (reward as { amount: string }).amount).toSorted()).toEqual([
    '1.00',
    '1.00',
    '7.00',
  ]);
  const drawn = Number((views[2]!.waiting[0]!.reward as { amount: string }).amount);
  expect(drawn).toBeGreaterThanOrEqual(1);
  expect(drawn).toBeLessThanOrEqual(131);
});

test('the days of a streak give by their number, and start again after a missed day', async () => {
  const player = await before();
  const id = await world.add({
    kind: 'sign_in_days',
    span: 'day',
    rules: [
      {
        ...rule,
        trigger: { on: 'sign_in_day', length: 3 },
        reward: {
          kind: 'points',
          size: {
            by: 'rank',
            ladder: [
              { from: '1', give: { fixed: '10' } },
              { from: '3', give: { fixed: '50' } },
            ],
          },
        },
      },
    ],
  });
  for (const day of ['01', '02', '03', '04', '06']) {
    world.setTime(`2027-06-${day}T05:00:00Z`);
    const checked = await world.call(player, 'POST', '/api/sign-in-days/today');
    expect(checked.status).toBe(200);
    await world.call(player, 'POST', '/api/sign-in-days/today');
    await world.claim(player, id);
  }
  const points = world.paid.filter((line) => line.startsWith(`${player.memberId} `)).map((line) => line.split(' ')[1]);
  expect(points).toEqual(['10', '10', '50', '10', '10']);
  const { value } = await world.call<Record<string, unknown>>(player, 'GET', '/api/sign-in-days?month=2027-06');
  const days = (value['days'] as { state: string; streak: number | null }[]).slice(0, 8);
  expect(days.map(({ state }) => state)).toEqual(
    ['signed', 'signed', 'signed', 'signed', 'missed', 'today', 'coming', 'coming'].map((state, n) =>
      n === 5 ? 'signed' : state,
    ),
  );
  expect(value).toMatchObject({ isSignedToday: true, streak: 1, length: 3, today: '2027-06-06' });
  expect(days.map(({ streak }) => streak)).toEqual([1, 2, 3, 1, null, 1, 2, 3]);
});

test('a member who requests a rescue bonus gets it while its conditions hold', async () => {
  const player = await before();
  const id = await world.add({
    kind: 'rescue',
    span: 'day',
    rules: [
      {
        ...rule,
        trigger: { on: 'ask' },
        measure: { of: 'net_loss' },
        conditions: [{ base: { atLeast: '100' } }, { balanceAtMost: '5' }],
        reward: { kind: 'cash', size: { percent: '10' }, turnoverFactor: 1 },
      },
    ],
  });
  expect(await world.claim(player, id)).toMatchObject({ status: 409 });
  await world.tell(world.played(player, { stake: 200n * SCALE }));
  expect(await world.view(player, id)).toMatchObject({ state: 'claim', action: 'claim' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.claim(player, id)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(await world.cashOf(player)).toBe(20n * SCALE);
  expect(await world.view(player, id)).toMatchObject({ state: 'claimed' });
});

test('a promotion is for its audience alone', async () => {
  const [plain, tagged] = [await before(), await before()];
  await world.promotions.admin.tag({ actor: 'test' }, { memberId: tagged.memberId, tag: 'gold' });
  const id = await world.add({
    audience: { tags: ['gold'], levels: { from: 2 }, languages: ['lo'], regions: ['LA'] },
    caps: open,
    rules: [{ ...rule, trigger: { on: 'deposit' }, reward: cash('1') }],
  });
  await world.tell(world.deposit(plain, '10'), world.deposit(tagged, '10'));
  expect(await world.view(tagged, id)).toMatchObject({
    state: 'prohibited',
    reason: { code: 'not_for_you' },
    given: { times: 0 },
  });
  world.levels.set(tagged.memberId, 2).set(plain.memberId, 2);
  await world.tell(world.deposit(plain, '10'), world.deposit(tagged, '10'));
  expect((await world.view(plain, id)).given.times).toBe(0);
  expect(await world.view(tagged, id)).toMatchObject({ state: 'claim', given: { times: 1 } });
});

test('members sign up while they may, and nothing before it counts', async () => {
  const [early, late] = [await before(), await before()];
  world.setTime('2027-08-01T00:00:00Z');
  const id = await world.add({
    startsAt: '2027-08-10T00:00:00Z',
    endsAt: '2027-08-20T00:00:00Z',
    entry: 'sign_up',
    signUp: { opensAt: '2027-08-03T00:00:00Z', closesAt: '2027-08-08T00:00:00Z' },
    rules: [{ ...rule, trigger: { on: 'every', amount: '10' }, measure: { of: 'rounds' }, reward: cash('1') }],
  });
  const join = (player: Player) => world.call(player, 'POST', `/api/activities/${id}/join`);
  expect(await world.view(early, id)).toMatchObject({
    state: 'coming_soon',
    next: { state: 'signing_up_open', at: '2027-08-03T00:00:00Z' },
  });
  expect(await join(early)).toMatchObject({ status: 409, code: 'ACTIVITY_NOT_POSSIBLE' });
  world.setTime('2027-08-04T00:00:00Z');
  expect(await world.view(early, id)).toMatchObject({ state: 'signing_up_open', action: 'sign_up' });
  expect((await join(early)).status).toBe(200);
  expect(await join(early)).toMatchObject({ status: 200, value: { state: 'signed_up', next: { state: 'joined' } } });
  world.setTime('2027-08-09T00:00:00Z');
  expect(await world.view(late, id)).toMatchObject({ state: 'registration_closed', action: null });
  expect((await join(late)).status).toBe(409);
  world.setTime('2027-08-11T00:00:00Z');
  expect(await world.view(early, id)).toMatchObject({ state: 'joined', action: null });
  await world.tell(world.played(early, { rounds: 25 }), world.played(late, { rounds: 25 }));
  expect(await world.view(early, id)).toMatchObject({ state: 'claim', given: { times: 1 } });
  expect((await world.view(late, id)).given.times).toBe(0);
  await world.claim(early, id);
  expect(await world.cashOf(early)).toBe(2n * SCALE);
  world.setTime('2027-08-21T00:00:00Z');
  expect(await world.view(early, id)).toMatchObject({ state: 'close', action: null });
});
