import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardOf, fallOf, pinsOf, WIDTH } from './fall.ts';

const paths = fc
  .integer({ min: 8, max: 16 })
  .chain((rows) => fc.array(fc.nat({ max: 1 }), { minLength: rows, maxLength: rows }));

it('the ball ends over the middle of the slot that the path leads to, and never leaves the board', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const board = boardOf(path.length);
      const fall = fallOf(board, path);
      const slot = path.reduce((sum, step) => sum + step, 0);
      expect(fall.at(-1)!.x).toBeCloseTo((slot + 0.5) * board.gap, 6);
      for (const { x } of fall) expect(x >= 0 && x <= WIDTH).toBe(true);
    }),
  );
});

it('no pin stands outside the board', () => {
  for (let rows = 8; rows <= 16; rows += 1)
    for (const { x } of pinsOf(boardOf(rows)))
      expect(x > -boardOf(rows).gap / 2 && x < WIDTH + boardOf(rows).gap / 2).toBe(true);
});
