import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rouletteLayout } from './layout.ts';

const area = (width: number, height: number) => ({
  width,
  height,
  x: 0,
  y: 70,
  innerWidth: width,
  innerHeight: height - 230,
});
const windows = fc.record({ width: fc.integer({ min: 360, max: 2560 }), height: fc.integer({ min: 560, max: 1600 }) });

it('the table and the spinning wheel lie inside the free area', () => {
  fc.assert(
    fc.property(windows, ({ width, height }) => {
      const free = area(width, height);
      const { table, wheel } = rouletteLayout(free);
      expect(table.x).toBeGreaterThanOrEqual(0);
      expect(table.x + table.width).toBeLessThanOrEqual(width + 0.5);
      expect(table.y).toBeGreaterThanOrEqual(free.y);
      expect(table.y + table.height).toBeLessThanOrEqual(free.y + free.innerHeight + 0.5);
      expect(wheel.spin.x - wheel.spin.radius).toBeGreaterThanOrEqual(-0.5);
      expect(wheel.spin.x + wheel.spin.radius).toBeLessThanOrEqual(width + 0.5);
    }),
  );
});

it('pixels and table positions convert both ways, in both orientations', () => {
  for (const free of [area(390, 844), area(1440, 900)]) {
    const { toPixel, toTable } = rouletteLayout(free);
    const { x, y } = toPixel({ u: 4.3, v: 1.7 });
    expect(toTable(x, y).u).toBeCloseTo(4.3);
    expect(toTable(x, y).v).toBeCloseTo(1.7);
  }
});

it('wheel and table do not overlap on a desktop', () => {
  const { wheel, table } = rouletteLayout(area(1440, 900));
  expect(wheel.rest.x + wheel.rest.radius).toBeLessThan(table.x);
});

it('a field of a phone is at least 60 px wide', () => {
  expect(rouletteLayout(area(360, 740)).columnSize).toBeGreaterThan(60);
});
