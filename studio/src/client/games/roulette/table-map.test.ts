import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPOTS } from '../../../engines/roulette/index.ts';
import { spotAt, spotPoint, tableBoxes } from './table-map.ts';

const spots = SPOTS.map((spot) => ({ ...spot, numbers: [...spot.numbers] }));
const ids = new Set(spots.map((spot) => spot.id));

describe('the betting table', () => {
  it.each(spots)('touching the chip of $id selects $id', (spot) => {
    expect(spotAt(spotPoint(spot))).toBe(spot.id);
  });

  it('touching a little beside a chip still selects its spot', () => {
    const shift = fc.double({ min: -0.18, max: 0.18, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...spots), shift, shift, (spot, du, dv) => {
        const { u, v } = spotPoint(spot);
        expect(spotAt({ u: u + du, v: v + dv })).toBe(spot.id);
      }),
      { numRuns: 1000 },
    );
  });

  it('selects only spots of the rules, wherever the finger is', () => {
    const place = fc.record({
      u: fc.double({ min: -3, max: 15, noNaN: true }),
      v: fc.double({ min: -4, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(place, (point) => {
        const id = spotAt(point);
        expect(id === null || ids.has(id), String(id)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('draws every field once and without overlap', () => {
    const boxes = tableBoxes();
    expect(boxes).toHaveLength(37 + 3 + 3 + 6);
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.u + a.width <= b.u || b.u + b.width <= a.u || a.v + a.height <= b.v + 1e-9 || b.v + b.height <= a.v + 1e-9;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });
});
