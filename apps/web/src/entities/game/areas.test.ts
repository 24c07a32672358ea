import { expect, test } from 'vitest';
import { areaOfPath, areaOrder, areas } from './areas.ts';

test('every area has a path of its own that resolves to it', () => {
  expect(new Set(areaOrder.map((category) => areas[category].path)).size).toBe(12);
  for (const category of areaOrder) expect(areaOfPath(areas[category].path)).toBe(category);
  expect(areaOfPath('nowhere')).toBeUndefined();
});
