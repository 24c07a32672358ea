import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSolved, SLIDER, type TrackPoint } from './slider.ts';

/** A hand: fast first, slower at the end, with a little shake. */
function handTo(x: number, points = 30, took = 900): TrackPoint[] {
  return Array.from({ length: points }, (_, index) => {
    const part = index / (points - 1);
    return [x * (1 - (1 - part) ** 3), 20 + (index % 3), part * took] as const;
  });
}

const gap = fc.integer({ min: 60, max: SLIDER.width - SLIDER.pieceSize });

test('a hand that lets go in the gap is through', () => {
  fc.assert(
    fc.property(gap, fc.integer({ min: -5, max: 5 }), fc.integer({ min: 8, max: 200 }), (x, off, points) =>
      isSolved(x, x + off, handTo(x + off, points)),
    ),
  );
});

test('beside the gap it is not', () => {
  fc.assert(
    fc.property(gap, fc.integer({ min: 6, max: 200 }), (x, off) => {
      return !isSolved(x, x + off, handTo(x + off)) && !isSolved(x, x - off, handTo(x - off));
    }),
  );
});

test('a program’s even movement is not a hand’s', () => {
  fc.assert(
    fc.property(gap, fc.integer({ min: 8, max: 100 }), fc.integer({ min: 200, max: 5000 }), (x, points, took) => {
      const even = Array.from({ length: points }, (_, index): TrackPoint => {
        const part = index / (points - 1);
        return [x * part, 20, took * part];
      });
      return !isSolved(x, x, even);
    }),
  );
});

test.each([
  ['no track', []],
  ['too few points', handTo(150, 5)],
  ['too quick', handTo(150, 30, 100)],
  ['too slow', handTo(150, 30, 60_000)],
  ['a track that ends elsewhere', handTo(80)],
  ['a track that goes back in time', handTo(150).map(([x, y, at], index) => [x, y, index === 9 ? 0 : at] as const)],
] as const)('%s does not count', (_what, track) => {
  expect(isSolved(150, 150, track)).toBe(false);
});
