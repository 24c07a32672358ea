import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('never more at once than allowed, each once, in their order, also where some fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ turns: fc.nat(3), fails: fc.boolean() }), { maxLength: 30 }),
      async (atOnce, works) => {
        const gate = createGate(atOnce);
        const begun: number[] = [];
        let running = 0;
        const done = works.map(({ turns, fails }, index) =>
          gate(async () => {
            begun.push(index);
            running += 1;
            expect(running).toBeLessThanOrEqual(atOnce);
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error(`work ${index}`);
            return index;
          }),
        );
        const ends = await Promise.allSettled(done);
        expect(begun).toEqual(works.map((_, index) => index));
        expect(ends.map(({ status }) => status)).toEqual(works.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')));
        expect(running).toBe(0);
      },
    ),
  );
});
