import { parseAmount as amount } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LineState } from './testing/vendor-line.ts';
import { createWorld, decimal, totalOf, VENDOR, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

type Step =
  | { do: 'in' | 'out'; hundredths: number; vendor: string; line: LineState }
  | { do: 'recall' | 'resolve' | 'launch' | 'leave' | 'idle'; line: LineState }
  | { do: 'play' };

const line = fc.constantFrom<LineState>('pass', 'pass', 'pass', 'cut', 'lose-answers', 'broken', 'nonsense', 'forged');
const vendor = fc.constantFrom(VENDOR, 'QUARTZNINE');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('in', 'out'), hundredths: fc.integer({ min: 1, max: 900_000 }), vendor, line }),
  fc.record({ do: fc.constantFrom('recall', 'resolve', 'launch', 'leave', 'idle'), line }),
  fc.record({ do: fc.constant('play') }),
) as fc.Arbitrary<Step>;

const START = amount('20000.00007');
const VENDORS = [VENDOR, 'QUARTZNINE'];
const CALLS_THAT_MOVE = /\/wallet\/(player|transfer|transfer\/status|balance)$/;

async function take(member: string, made: Step): Promise<void> {
  const state = 'line' in made ? made.line : 'pass';
  world.line.stateOf = (called) => (CALLS_THAT_MOVE.test(called) ? state : 'pass');
  switch (made.do) {
    case 'in':
    case 'out': {
      const [from, to] = made.do === 'in' ? ['main', made.vendor] : [made.vendor, 'main'];
      await world.move(member, made.do, decimal(BigInt(made.hundredths) * 1000n), { from, to });
      break;
    }
    case 'recall':
      await world.recall(member);
      break;
    case 'resolve':
      await world.resolveAll();
      break;
    case 'launch':
      await world.launch(member);
      break;
    case 'leave':
      await world.call(member, 'POST', '/api/wallet/leave-game');
      break;
    case 'idle':
      world.passTime({ minutes: 16 });
      await world.runJob('transfers_return_idle');
      break;
    case 'play':
      await world.play(member, 2);
  }
  world.line.stateOf = () => 'pass';
}

test('whatever is moved, played and interrupted: no unit is lost, won by rounding, or in two places', async () => {
  Object.assign(world.rules, { autoIn: true, autoOut: true });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const member = await world.addMember(decimal(START));
      for (const made of steps) {
        await take(member, made);
        expect(totalOf(await world.books(member))).toBe(START + (await booked(member)));
      }
      await world.resolveAll();
      const real = await Promise.all(VENDORS.map((code) => world.atVendor(member, code)));
      const { cash = 0n, locked } = await world.books(member);
      expect(locked ?? 0n).toBe(0n);
      // The real money is the original sum plus the results of the rounds, to the last unit.
      expect(cash + real[0]! + real[1]!).toBe(START + (await world.rounds(member)));

      expect((await world.recall(member)).status).toBe(200);
      expect(totalOf(await world.books(member))).toBe(START + (await world.rounds(member)));
      expect(await world.broken()).toEqual([]);
    }),
    { numRuns: examples(10, 30) },
  );
}, 240_000);

/** The results of play at vendors according to our books. */
async function booked(member: string): Promise<bigint> {
  const { rows } = await world.pool.query<{ played: bigint }>(
    `SELECT coalesce(sum(played), 0)::bigint AS played FROM transfers.move WHERE member_id = $1`,
    [member],
  );
  return rows[0]!.played;
}
