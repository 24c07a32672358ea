import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_WIDTH, cellCentre, slotLayout } from './layout.ts';

const area = (width: number, height: number, top: number, bottom: number) => ({
  width,
  height,
  x: 0,
  y: top,
  innerWidth: width,
  innerHeight: height - top - bottom,
});

describe('the slot board', () => {
  it('lies inside the free area with its frame, from the smallest phone to a wide desktop', () => {
    const windows = fc.record({
      width: fc.integer({ min: 360, max: 2560 }),
      height: fc.integer({ min: 360, max: 1600 }),
    });
    fc.assert(
      fc.property(windows, ({ width, height }) => {
        const free = area(width, height, 70, Math.min(190, height * 0.3));
        const { x, y, scale, margin, ...board } = slotLayout(free);
        expect(x - margin * scale).toBeGreaterThanOrEqual(-0.5);
        expect(x + (board.width + margin) * scale).toBeLessThanOrEqual(width + 0.5);
        expect(y - margin * scale).toBeGreaterThanOrEqual(free.y);
        expect(y + (board.height + margin) * scale).toBeLessThanOrEqual(free.y + free.innerHeight + 0.5);
      }),
    );
  });

  it('uses the full width of a phone', () => {
    const { width, margin, scale } = slotLayout(area(390, 844, 72, 200));
    expect((width + 2 * margin) * scale).toBeGreaterThan(390 * 0.95);
  });

  it('leaves room beside the reels for the mascot on a desktop', () => {
    const { mascot, x, width, scale } = slotLayout(area(1440, 900, 72, 110));
    expect(mascot.x).toBeGreaterThan(x + width * scale);
    expect(mascot.height).toBeGreaterThan(200);
  });
});

it('cells follow each other without overlap', () => {
  expect(cellCentre(1, 0, 98).x - cellCentre(0, 0, 98).x).toBeGreaterThan(CELL_WIDTH);
  expect(cellCentre(0, 2, 98).y - cellCentre(0, 1, 98).y).toBe(98);
});
