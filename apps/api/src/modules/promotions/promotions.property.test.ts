import { type Amount, SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewFact } from '../facts/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setTime('2027-03-27T05:00:00Z');
});
afterAll(() => world.close());

const MEMBERS = 3;
const CAP = 3;
const BUDGET = 40n * SCALE;
const DAYS = 4;

type Deposit = Extract<NewFact, { kind: 'deposit_credited' }>;
/** The deposits since the run began, and which of them were refunded. */
let paidIn: Deposit[] = [];
let wentBack: Deposit[] = [];

const who = fc.integer({ min: 0, max: MEMBERS });
/** Possible events; member 0 is excluded. A fact may be noted twice, and two events may happen at once. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    who,
    amount: fc.integer({ min: 1, max: 40 }),
    ordinal: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('play' as const), who, amount: fc.integer({ min: -40, max: 60 }), late: fc.boolean() }),
  /** A deposit is refunded, while a reward of its promotion is claimed. */
  fc.record({ kind: fc.constant('refund' as const), which: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('sign in' as const), who }),
  fc.record({ kind: fc.constant('claim' as const), who, which: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('close' as const) }),
  fc.record({ kind: fc.constant('expire' as const) }),
  fc.record({ kind: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

/** The most that each rule can give to a member, whatever happens. */
async function promotions(): Promise<{ id: string; most: Amount }[]> {
  const rule = { code: 'main', title: words };
  const add = (given: Parameters<World['add']>[0]) =>
    world.add({ caps: { perMember: CAP }, claimDays: 2, ...given }, BUDGET);
  return [
    {
      id: await add({
        rules: [
          {
            ...rule,
            trigger: { on: 'deposit' },
            reward: { kind: 'cash', size: { percent: '50', max: '7' }, turnoverFactor: 1 },
          },
        ],
      }),
      most: 7n * SCALE * BigInt(CAP),
    },
    {
      id: await add({
        span: 'day',
        approval: 'automatic',
        rules: [
          {
            ...rule,
            trigger: { on: 'reached', at: ['20', '50'] },
            measure: { of: 'valid_bet' },
            rewards: [cash('1'), cash('5')],
          },
        ],
      }),
      most: 5n * SCALE * BigInt(CAP),
    },
    {
      id: await add({
        span: 'day',
        rules: [
          {
            ...rule,
            trigger: { on: 'span_end' },
            measure: { of: 'net_loss' },
            reward: { kind: 'cash', size: { percent: '10' }, turnoverFactor: 0 },
          },
        ],
      }),
      most: 1000n * SCALE,
    },
    {
      id: await add({ span: 'day', rules: [{ ...rule, trigger: { on: 'ask' }, reward: cash('3') }] }),
      most: 3n * SCALE * BigInt(CAP),
    },
  ];
}

test('no sequence of events pays twice, over a cap or a budget, or to an excluded member', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      [paidIn, wentBack] = [[], []];
      const members = [];
      for (let n = 0; n <= MEMBERS; n += 1) members.push(await world.addPlayer({ balance: 0n }));
      await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [members[0]!.memberId]);
      const offered = await promotions();
      for (const one of steps) await happen(one, members, offered);
      world.passTime({ hours: 24 * DAYS });
      await world.promotions.closeDue();

      expect(await world.broken()).toEqual([]);
      expect(await waitingOf(wentBack)).toBe(0);
      for (const { id, most } of offered) {
        const { rows } = await world.pool.query<{ memberId: string; times: number; cost: bigint; causes: number }>(
          `SELECT a.member_id::text AS "memberId", count(*)::integer AS times, sum(a.cost)::bigint AS cost,
             count(DISTINCT a.cause)::integer AS causes
           FROM promotions.award AS a JOIN promotions.promotion AS p ON p.id = a.promotion_id
           WHERE p.key = $1 GROUP BY 1`,
          [world.keyOf(id)],
        );
        expect(rows.map(({ memberId }) => memberId)).not.toContain(members[0]!.memberId);
        for (const { times, cost, causes } of rows) {
          expect(times).toBeLessThanOrEqual(CAP);
          expect(causes).toBe(times);
          expect(cost <= most).toBe(true);
        }
        const { given, returned } = await accountOf(world.keyOf(id));
        expect(given - returned <= BUDGET).toBe(true);
      }
    }),
    { numRuns: examples(10, 25), endOnFailure: true },
  );
}, 240_000);

async function accountOf(key: string): Promise<{ given: Amount; returned: Amount }> {
  const [budget] = await world.rewards.budgetOf(world.pool, `activity-${key}`);
  return budget!;
}

/** How many gifts of these deposits can still be claimed. */
async function waitingOf(deposits: readonly Deposit[]): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count
     FROM promotions.award AS a JOIN rewards.gift AS g ON g.id = a.gift_id::bigint
     WHERE a.deposit_id = ANY ($1) AND g.state = 'waiting'`,
    [deposits.map(({ data }) => data.depositId)],
  );
  return rows[0]!.count;
}

async function happen(
  one: typeof step extends fc.Arbitrary<infer T> ? T : never,
  members: readonly Player[],
  offered: readonly { id: string }[],
): Promise<void> {
  switch (one.kind) {
    case 'deposit': {
      const told = world.deposit(members[one.who]!, String(one.amount), one.ordinal) as Deposit;
      paidIn.push(told);
      return twice(told);
    }
    case 'refund': {
      const [gone] = paidIn.splice(one.which % Math.max(paidIn.length, 1), 1);
      if (!gone) return;
      wentBack.push(gone);
      const { memberId, at } = gone;
      const { depositId, amount, currency } = gone.data;
      const data = { depositId, amount, currency, creditedAt: at.toString() };
      const fact: NewFact = { kind: 'deposit_refunded', memberId, at: world.now(), cause: depositId, data };
      const member = members.find((each) => each.memberId === memberId)!;
      await Promise.all([twice(fact), world.claim(member, offered[0]!.id)]);
      return;
    }
    case 'play': {
      const validBet = BigInt(one.amount) * SCALE;
      const day = world
        .now()
        .toZonedDateTimeISO(world.settings.timeZone)
        .toPlainDate()
        .subtract({ days: one.late ? 1 : 0 });
      return twice(world.played(members[one.who]!, { validBet, stake: validBet, rounds: 1 }, day.toString()));
    }
    case 'sign in':
      return twice(world.fact(members[one.who]!, 'signed_in', { ip: '192.0.2.1', device: null, via: 'app' }));
    case 'claim': {
      const { id } = offered[one.which]!;
      const member = members[one.who]!;
      await Promise.all([world.claim(member, id), world.claim(member, id), world.facts.catchUp()]);
      return;
    }
    case 'close':
      await Promise.all([world.promotions.closeDue(), world.promotions.closeDue()]);
      return;
    case 'expire':
      return world.rewards.gifts.expire();
    case 'hours':
      return world.passTime({ hours: one.hours });
  }
}

/** The same fact noted again is ignored. */
async function twice(fact: NewFact): Promise<void> {
  await world.tell(fact);
  await world.tell(fact);
}
