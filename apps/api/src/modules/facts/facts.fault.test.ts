import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createWorld, type Server, type World, write } from './testing/world.ts';

const CONSUMERS = ['points', 'missions'] as const;
const SERVERS = 3;

let world: World;
let servers: Server[];
let members: string[];
/** The fault of a consumer between its work and its commit. */
let mishaps: ('error' | 'lost connection' | null)[] = [];
let causes = 0;

beforeAll(async () => {
  world = await createWorld();
  servers = [world, ...Array.from({ length: SERVERS - 1 }, world.addServer)];
  members = await Promise.all(Array.from({ length: 4 }, () => world.addMember()));
  for (const { facts } of servers) {
    for (const name of CONSUMERS) {
      facts.follow({
        name,
        kinds: ['deposit_credited', 'birthday'],
        handle: async (tx, batch) => {
          await write(tx, name, batch);
          const mishap = mishaps.pop() ?? null;
          if (mishap === 'error') throw new Error('a mishap');
          if (mishap) await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
        },
      });
    }
    await facts.catchUp();
  }
});
afterAll(() => world.close());

const telling = fc.record({
  by: fc.nat(SERVERS - 1),
  /** The members, in one transaction. */
  of: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
  waitMs: fc.nat(15),
  fails: fc.boolean(),
});

test('with facts noted at once and consumers dying in between, each consumer handles each fact once, a member’s in their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(telling, { minLength: 1, maxLength: 25 }),
      fc.array(fc.constantFrom('error' as const, 'lost connection' as const, null), { maxLength: 6 }),
      async (tellings, planned) => {
        mishaps = [...planned];
        const catching = servers.map(async ({ facts }) => {
          for (let n = 0; n < 4; n++) await facts.catchUp().catch(() => undefined);
        });
        await Promise.all([...tellings.map(tell), ...catching]);
        mishaps = [];
        await world.facts.catchUp();
        const told = await world.told();
        for (const name of CONSUMERS) {
          const handled = await world.handled(name);
          expect(handled.map(({ id }) => id).toSorted(byNumber)).toEqual(told.map(({ id }) => id));
          for (const member of members) {
            const own = handled.filter(({ memberId }) => memberId === member).map(({ id }) => id);
            expect(own).toEqual(own.toSorted(byNumber));
          }
        }
      },
    ),
    { numRuns: examples(10, 20) },
  );
}, 120_000);

/** A transaction that notes facts of some members, lasts a while, and may be rolled back. */
async function tell({ by, of, waitMs, fails }: { by: number; of: number[]; waitMs: number; fails: boolean }) {
  const { pool, facts } = servers[by]!;
  await inTransaction(pool, async (tx) => {
    for (const which of of) {
      causes += 1;
      await facts.note(tx, {
        kind: 'deposit_credited',
        memberId: members[which]!,
        at: world.now(),
        cause: `cause ${causes}`,
        data: { depositId: String(causes), amount: 1n, currency: 'LAK', ordinal: 1 },
      });
    }
    await tx.query('SELECT pg_sleep($1)', [waitMs / 1000]);
    if (fails) throw new Error('it came to nothing');
  }).catch(() => undefined);
}

function byNumber(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
