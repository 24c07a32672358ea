import { SCALE } from '@champa/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { boardWith, missionWith } from './testing/missions.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let members: string[];

beforeAll(async () => {
  world = await createWorld({ timeZone: 'Europe/Berlin' });
  await world.create({
    missions: [
      missionWith({ code: 'day', stars: 2, target: '100' }),
      missionWith({ code: 'week', kind: 'weekly', stars: 3, goal: { kind: 'rounds' }, target: '6', budget: 'small' }),
      missionWith({ code: 'seen', kind: 'weekly', goal: { kind: 'sign_in_days' }, target: '2' }),
    ],
    boards: [
      boardWith({ code: 'bets' }),
      boardWith({ code: 'stars', period: 'weekly', score: { kind: 'stars' }, budget: 'small' }),
    ],
  });
  await fund('missions', 100_000);
  await fund('small', 200);
  members = [await world.addMember(), await world.addMember(), await world.addMember()];
});
afterAll(() => world.close());

const fund = (budget: string, units: number) =>
  inTransaction(world.pool, (tx) => world.rewards.fund(tx, budget, BigInt(units) * SCALE, 'LAK', 'test', 'test'));

const member = fc.nat(2);
const event = fc.oneof(
  fc.record({
    kind: fc.constant('play' as const),
    member,
    validBet: fc.integer({ min: -80, max: 120 }),
    late: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('sign in' as const), member }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('count' as const) }),
  fc.record({ kind: fc.constant('close' as const) }),
);

test('in any order of events nothing is rewarded twice, no budget is overdrawn, and the stored progress equals that of the facts', async () => {
  world.at('2026-10-19T08:00:00Z');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      for (const each of events) await happen(each);
      await world.count();
      expect(await twiceRewarded()).toEqual([]);
      expect(await wrongProgress()).toEqual([]);
      expect(await overdrawn()).toEqual([]);
      expect(await unrewarded()).toEqual([]);
    }),
    { numRuns: 12 },
  );
  // The test has checked something.
  const { rows } = await world.pool.query<{ awards: bigint; closings: bigint }>(
    'SELECT (SELECT count(*) FROM missions.award) AS awards, (SELECT count(*) FROM missions.closing) AS closings',
  );
  expect(rows[0]!.awards).toBeGreaterThan(5n);
  expect(rows[0]!.closings).toBeGreaterThan(2n);
}, 120_000);

type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

async function happen(each: Event): Promise<void> {
  switch (each.kind) {
    case 'play': {
      const day = world.now().subtract({ hours: 24 * each.late });
      const its = day.toZonedDateTimeISO(world.timeZone).toPlainDate().toString();
      return world.play(members[each.member]!, { validBet: each.validBet }, its);
    }
    case 'sign in':
      return world.signIn(members[each.member]!);
    case 'pass':
      return world.passTime({ hours: each.hours });
    case 'count':
      return world.count();
    case 'close':
      // Two servers at once.
      await Promise.all([
        world.runJob('missions_boards'),
        world.runJob('missions_boards'),
        world.runJob('missions_due'),
      ]);
  }
}

async function twiceRewarded(): Promise<unknown[]> {
  const { rows } = await world.pool.query(
    `SELECT member_id, source_id, cause FROM rewards.gift GROUP BY 1, 2, 3 HAVING count(*) > 1
     UNION ALL
     SELECT member_id, mission_id::text, period::text FROM missions.award WHERE mission_id IS NOT NULL
     GROUP BY 1, 2, 3 HAVING count(*) > 1`,
  );
  return rows;
}

/** The progress of each mission and period, computed again from all facts. */
async function wrongProgress(): Promise<unknown[]> {
  const { rows } = await world.pool.query(
    `WITH told AS (
       SELECT f.member_id, f.kind,
         coalesce(f.data ->> 'day', (f.at AT TIME ZONE $1)::date::text)::date AS day,
         f.data
       FROM facts.fact AS f
     ), due AS (
       SELECT m.id AS mission_id, t.member_id,
         CASE m.kind WHEN 'daily' THEN t.day ELSE date_trunc('week', t.day)::date END AS period,
         CASE m.code
           WHEN 'seen' THEN count(DISTINCT t.day) FILTER (WHERE t.kind = 'signed_in')
           WHEN 'week' THEN coalesce(sum((SELECT sum((p ->> 'rounds')::bigint) FROM jsonb_array_elements(t.data -> 'plays') AS p)), 0)
           ELSE coalesce(sum((SELECT sum((p ->> 'validBet')::bigint) FROM jsonb_array_elements(t.data -> 'plays') AS p)), 0)
         END AS progress
       FROM missions.mission AS m
       JOIN told AS t ON t.kind = CASE m.code WHEN 'seen' THEN 'signed_in' ELSE 'played' END
       GROUP BY 1, 2, 3, m.code
     )
     SELECT * FROM due AS d
     FULL JOIN missions.progress AS p USING (mission_id, member_id, period)
     WHERE coalesce(d.progress, 0) <> coalesce(p.progress, 0)`,
    [world.timeZone],
  );
  return rows;
}

async function overdrawn(): Promise<unknown[]> {
  const { rows } = await world.pool.query('SELECT id FROM rewards.budget WHERE given - returned > funded');
  return rows;
}

/** Completed missions without an award, and awards without a gift that the budget did not refuse. */
async function unrewarded(): Promise<unknown[]> {
  const { rows } = await world.pool.query(
    `SELECT p.mission_id, p.member_id, p.period
     FROM missions.progress AS p
     LEFT JOIN missions.award AS a USING (mission_id, member_id, period)
     WHERE (p.completed_at IS NOT NULL) <> (a.id IS NOT NULL) OR a.state = 'due'`,
  );
  return rows;
}
