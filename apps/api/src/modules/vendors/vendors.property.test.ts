import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHub88Driver } from './testing/hub88-driver.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { Hub88Model, type Step } from './testing/model.ts';
import { createWorld, type World } from './testing/world.ts';
import type { Player } from './testing/player.ts';
import type { Driver, Told } from './adapters/conformance.ts';

let world: World;
let wire: Driver;
let history = 0;

beforeAll(async () => {
  world = await createWorld();
  wire = createHub88Driver(world);
});
afterAll(() => world.close());

const OPENING = 300n;
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const common = {
  player: fc.nat(1),
  key,
  round: fc.constantFrom('r1', 'r2'),
  closes: fc.boolean(),
};
const amount = fc.constantFrom(0n, 70n, 100n, 250n);
const free = fc.constantFrom(false, false, false, true);
const step: fc.Arbitrary<Step> = fc
  .oneof(
    fc.record({ kind: fc.constant('bet' as const), ...common, amount, free }),
    fc.record({ kind: fc.constant('win' as const), ...common, amount, free, bet: key }),
    fc.record({ kind: fc.constant('rollback' as const), ...common, bet: key }),
  )
  .filter((one) => one.kind === 'bet' || one.bet !== one.key);
const steps = fc.array(step, { minLength: 1, maxLength: 24 });

/** Gives each history names of its own. */
async function stage(): Promise<{ players: Player[]; take: (step: Step) => Promise<Told> }> {
  history += 1;
  const prefix = `h${history}-`;
  const players = [await world.addPlayer({ balance: OPENING }), await world.addPlayer({ balance: OPENING })];
  const take = (one: Step): Promise<Told> => {
    const named = { ...one, key: prefix + one.key, round: prefix + one.round };
    const player = players[one.player]!;
    if (named.kind === 'bet') return wire.bet(player, named);
    return named.kind === 'win'
      ? wire.win(player, { ...named, bet: prefix + named.bet })
      : wire.rollback(player, { ...named, bet: prefix + named.bet });
  };
  return { players, take };
}

test('any history of sequential calls gets the answers of the rules', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (calls) => {
      const { players, take } = await stage();
      const model = new Hub88Model(players.length, OPENING);
      for (const call of calls) {
        const expected = model.take(call);
        const told = await take(call);
        expect(told.said).toBe(expected);
        if (told.balance !== null) expect(told.balance).toBe(model.balances[call.player]);
      }
      for (const [index, player] of players.entries()) expect(await wire.balance(player)).toBe(model.balances[index]);
    }),
    { numRuns: examples(15, 60) },
  );
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('any history, with concurrent, repeated and unordered calls, keeps every invariant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), async (bursts) => {
      const { players, take } = await stage();
      for (const burst of bursts) await Promise.all([...burst, ...burst].map(take));
      for (const player of players) expect(await wire.balance(player)).toBeGreaterThanOrEqual(0n);
    }),
    { numRuns: examples(10, 40) },
  );
  expect(await brokenInvariants(world.pool)).toEqual([]);
});
