import { createNumbers } from '@champa/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PANELS, scratch, type ScratchMove, TICKETS } from './index.ts';

const ALL = Array.from({ length: PANELS }, (_, panel) => panel);
const ticketOf = (nonce: number) =>
  scratch.deal(createNumbers({ serverSeed: new Uint8Array(32).fill(7), clientSeed: 'scratch', nonce }), {});

test('a ticket shows at most one prize three times, never four times, and wins that prize', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999 }), (nonce) => {
      const ticket = ticketOf(nonce);
      const often = TICKETS.map(({ multiplier }) => ticket.filter((each) => each === multiplier).length);
      expect(Math.max(...often)).toBeLessThanOrEqual(3);
      expect(often.filter((count) => count === 3).length).toBeLessThanOrEqual(1);
      const won = TICKETS[often.indexOf(3)]?.multiplier ?? 0;
      expect(scratch.stand(ticket, {}, [{ panels: ALL }], false)).toMatchObject({ isOver: true, multiplier: won });
    }),
  );
});

test('in whatever order it is scratched, only scratched fields are shown, and the end is the same', () => {
  const order = fc.shuffledSubarray(ALL, { minLength: PANELS, maxLength: PANELS });
  fc.assert(
    fc.property(fc.nat({ max: 999 }), order, (nonce, panels) => {
      const ticket = ticketOf(nonce);
      const moves: ScratchMove[] = [];
      for (const panel of panels) {
        const before = scratch.stand(ticket, {}, moves, false)!;
        expect(before).toMatchObject({ isOver: false, multiplier: 0 });
        expect(before.view.panels.filter((each) => each !== null)).toHaveLength(moves.length);
        moves.push({ panels: [panel] });
      }
      expect(scratch.stand(ticket, {}, moves, false)).toEqual(scratch.stand(ticket, {}, [{ panels: ALL }], false));
      expect(scratch.stand(ticket, {}, [], true)).toEqual(scratch.stand(ticket, {}, moves, false));
    }),
  );
});

test('a field cannot be scratched twice', () => {
  expect(scratch.stand(ticketOf(1), {}, [{ panels: [0, 1] }, { panels: [1] }], false)).toBeNull();
  expect(scratch.move.safeParse({ panels: [3, 1] }).success).toBe(false);
  expect(scratch.move.safeParse({ panels: [] }).success).toBe(false);
});
