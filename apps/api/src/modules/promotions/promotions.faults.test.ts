import { SCALE } from '@champa/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../vendors/testing/player.ts';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const player = (): Promise<Player> => world.addPlayer({ balance: 0n });
const at = (duration: Temporal.DurationLike): string => world.now().add(duration).toString();
const asked = [{ code: 'main', title: words, trigger: { on: 'ask' as const }, reward: cash('2') }];

test('a request before a promotion begins, after it has ended or without having joined it gives nothing', async () => {
  const member = await player();
  const ids = [
    await world.add({ startsAt: at({ hours: 1 }), endsAt: at({ hours: 2 }), approval: 'automatic', rules: asked }),
    await world.add({ startsAt: at({ hours: -2 }), endsAt: at({ hours: -1 }), approval: 'automatic', rules: asked }),
    await world.add({ entry: 'join', approval: 'automatic', rules: asked }),
  ];
  for (const id of ids) expect(await world.claim(member, id)).toMatchObject({ code: 'NOTHING_TO_CLAIM' });
  expect(await world.cashOf(member)).toBe(0n);
});

test('a friend who meets the conditions after the promotion has ended gives nothing', async () => {
  const [referrer, friend] = [await player(), await player()];
  const id = await world.add({
    kind: 'friends',
    endsAt: at({ hours: 1 }),
    rules: [
      {
        code: 'main',
        title: words,
        trigger: { on: 'friend' },
        measure: { of: 'friends', deposited: '10' },
        reward: cash('5'),
      },
    ],
  });
  await world.tell(world.fact(friend, 'registered', { referrerId: referrer.memberId }));
  world.passTime({ hours: 2 });
  await world.tell(world.deposit(friend, '10'));
  expect((await world.view(referrer, id)).given.times).toBe(0);
});

test('a reward whose giving runs into a deadlock is given the next time', async () => {
  const [one, two] = [await player(), await player()];
  await world.add({
    span: 'day',
    approval: 'automatic',
    rules: [{ code: 'main', title: words, trigger: { on: 'span_end' }, measure: { of: 'rounds' }, reward: cash('3') }],
  });
  await world.tell(world.played(one, { rounds: 1 }), world.played(two, { rounds: 1 }));
  world.passTime({ hours: 48 });
  const other = new pg.Client({ connectionString: world.databaseUrl });
  await other.connect();
  const lock = ({ account }: Player) =>
    other.query('SELECT account FROM ledger.balances WHERE account = $1 FOR NO KEY UPDATE', [account]);
  // It is patient: the transaction of the promotion is the one that is ended.
  await other.query(`SET deadlock_timeout = '1min'`);
  await other.query('BEGIN');
  await lock(two);
  const closing = world.promotions.closeDue().catch(() => undefined);
  // The first member's cash is locked until their reward is committed, and the second's is waited for.
  const isWaited = 'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
  await expect.poll(async () => (await other.query(isWaited)).rows.length).toBeGreaterThan(0);
  await lock(one);
  await other.query('COMMIT');
  await other.end();
  await closing;
  await world.promotions.closeDue();
  expect([await world.cashOf(one), await world.cashOf(two)]).toEqual([3n * SCALE, 3n * SCALE]);
  expect(await world.broken()).toEqual([]);
});
