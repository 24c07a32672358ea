import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { Fact } from './index.ts';
import { createWorld, type World, write } from './testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

/** Follows with a consumer that remembers its facts. */
function follow(name: string, kinds: Parameters<World['facts']['follow']>[0]['kinds'] = ['deposit_credited']): Fact[] {
  const seen: Fact[] = [];
  world.facts.follow({ name, kinds, handle: async (_tx, facts) => void seen.push(...facts) });
  return seen;
}

test('a fact is noted once for its cause and delivered whole to consumers of its kind; trial members have none', async () => {
  const [member, trial] = [await world.addMember(), await world.addMember({ type: 4 })];
  const deposits = follow('deposits');
  const others = follow('others', ['withdrawal_paid', 'birthday']);
  await world.facts.catchUp();
  await world.tell(member, 'one');
  await world.tell(member, 'one');
  await world.tell(trial, 'one');
  await world.facts.catchUp();
  await world.facts.catchUp();
  expect(deposits).toMatchObject([
    {
      memberId: member,
      kind: 'deposit_credited',
      data: { depositId: 'one', amount: 12_345_678_901_234_567n, currency: 'LAK', ordinal: 1 },
    },
  ]);
  expect(others).toEqual([]);
});

test('a consumer begins with facts noted from then on; a rolled-back fact never existed', async () => {
  const member = await world.addMember();
  await world.tell(member, 'before');
  const seen = follow('late');
  await world.facts.catchUp();
  await expect(
    inTransaction(world.pool, async (tx) => {
      await world.facts.note(tx, {
        kind: 'birthday',
        memberId: member,
        at: world.now(),
        cause: '2026',
        data: { year: 2026 },
      });
      throw new Error('the bank says no');
    }),
  ).rejects.toThrow('the bank says no');
  await world.tell(member, 'after');
  await world.facts.catchUp();
  expect(seen.map(({ data }) => data)).toMatchObject([{ depositId: 'after' }]);
});

test('a fact waits for a transaction that drew a lower number and has not ended', async () => {
  const [slow, fast] = [await world.addMember(), await world.addMember()];
  const seen = follow('patient');
  await world.facts.catchUp();
  const drawn = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const under = inTransaction(world.pool, async (tx) => {
    const data = { depositId: 'slow', amount: 1n, currency: 'LAK', ordinal: 1 };
    await world.facts.note(tx, { kind: 'deposit_credited', memberId: slow, at: world.now(), cause: 'slow', data });
    drawn.resolve();
    await released.promise;
  });
  await drawn.promise;
  await world.tell(fast, 'fast');
  // It is waited for as long as is bearable, then left for the next time.
  await world.facts.catchUp();
  expect(seen).toEqual([]);
  released.resolve();
  await under;
  await world.facts.catchUp();
  expect(seen.map(({ memberId }) => memberId)).toEqual([slow, fast]);
});

test('a failing consumer holds back itself alone, is counted, and gets its facts again once it works', async () => {
  const member = await world.addMember();
  const seen = follow('sound');
  let isBroken = true;
  world.facts.follow({
    name: 'broken',
    kinds: ['deposit_credited'],
    handle: async (tx, facts) => {
      await write(tx, 'broken', facts);
      if (isBroken) throw new Error('a bug');
    },
  });
  await world.facts.catchUp();
  await world.tell(member, 'one');
  await expect(world.facts.catchUp()).rejects.toThrow('consumers of facts failed: broken (Error: a bug)');
  expect(seen).toHaveLength(1);
  expect(await world.handled('broken')).toEqual([]);
  await world.facts.start!();
  const metrics = () => world.metrics.registry.metrics();
  await expect.poll(metrics).toMatch(/champa_facts_failures_total\{consumer="broken"\} \d/);
  expect(await metrics()).toMatch(/champa_facts_behind\{consumer="broken"\} 1/);
  await world.facts.stop!();
  isBroken = false;
  await world.facts.catchUp();
  expect(await world.handled('broken')).toHaveLength(1);
  expect(await metrics()).toMatch(/champa_facts_behind\{consumer="broken"\} 0/);
});

test('servers handle facts by themselves until they stop', async () => {
  const member = await world.addMember();
  const seen = follow('served');
  await world.facts.start!();
  await world.tell(member, 'one');
  await expect.poll(() => seen.length).toBe(1);
  await world.facts.stop!();
  await world.tell(member, 'two');
  expect(seen).toHaveLength(1);
});

test('old facts are deleted once all consumers have handled them, except linked accounts', async () => {
  const member = await world.addMember();
  follow('quick');
  const seen = follow('slow');
  await world.facts.catchUp();
  await world.tell(member, 'old');
  await inTransaction(world.pool, (tx) =>
    world.facts.note(tx, {
      kind: 'messenger_linked',
      memberId: member,
      at: world.now(),
      cause: 'line',
      data: { provider: 'line' },
    }),
  );
  world.passTime({ hours: 24 * 31 });
  await world.facts.dropOld();
  expect(await world.told()).toHaveLength(2);
  await world.facts.catchUp();
  await world.tell(member, 'young');
  await world.facts.dropOld();
  expect((await world.told()).map(({ cause }) => cause)).toEqual(['line', 'young']);
  expect(seen).toHaveLength(1);
});

test('a birthday is noted on its day in the brand’s time zone, once a year; that of 29 February on the 28th', async () => {
  const [leap, other] = [
    await world.addMember({ birthday: '1992-02-29' }),
    await world.addMember({ birthday: '1990-02-28' }),
  ];
  await world.addMember({ birthday: '1990-03-01' });
  await world.addMember({ birthday: '1990-02-28', type: 4 });
  // 17:30 UTC is half past midnight in Vientiane.
  world.setTime(Temporal.Instant.from('2027-02-26T17:30:00Z'));
  await world.facts.noteBirthdays();
  expect(await world.told('birthday')).toEqual([]);
  world.setTime(Temporal.Instant.from('2027-02-27T17:30:00Z'));
  await world.facts.noteBirthdays();
  await world.facts.noteBirthdays();
  expect((await world.told('birthday')).map(({ memberId, cause }) => `${memberId} ${cause}`).toSorted()).toEqual(
    [`${leap} 2027`, `${other} 2027`].toSorted(),
  );
  world.setTime(Temporal.Instant.from('2028-02-27T17:30:00Z'));
  await world.facts.noteBirthdays();
  expect((await world.told('birthday')).map(({ memberId }) => memberId).filter((id) => id === leap)).toHaveLength(1);
  world.setTime(Temporal.Instant.from('2028-02-28T17:30:00Z'));
  await world.facts.noteBirthdays();
  expect((await world.told('birthday')).map(({ memberId }) => memberId).filter((id) => id === leap)).toHaveLength(2);
});
