import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROWTH_PER_MS, multiplierAt, showMultiplier } from '../../../engines/crash/index.ts';
import { multiplierAfter, shownMultiplier, traceCurve } from './curve.ts';

const window = { left: 20, bottom: 400, width: 600, height: 360 };

describe('the curve', () => {
  it('stays inside its window, rises, and ends at the tip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150_000 }), (elapsed) => {
        const points = Array.from({ length: 32 }, () => ({ x: 0, y: 0 }));
        const tip = { x: 0, y: 0, angle: 0 };
        traceCurve(elapsed, GROWTH_PER_MS, window, points, tip);
        expect(points[0]).toEqual({ x: 20, y: 400 });
        expect(points.at(-1)).toEqual({ x: tip.x, y: tip.y });
        for (const [index, point] of points.entries()) {
          expect(point.x).toBeLessThanOrEqual(620);
          expect(point.y).toBeGreaterThanOrEqual(40);
          if (index > 0) expect(point.y).toBeLessThanOrEqual(points[index - 1]!.y);
        }
        expect(tip.angle).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it('shows the same multiplier as the server at the same moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (elapsed) => {
      expect(shownMultiplier(multiplierAfter(elapsed, GROWTH_PER_MS))).toBe(showMultiplier(multiplierAt(elapsed)));
    }),
  );
});
