import { expect, test } from 'vitest';
import { createStrokes } from './strokes.ts';

test('a stroke touches the fields that it passes, and no others', () => {
  const strokes = createStrokes(3, 3);
  expect(strokes.add({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0.2)).toEqual(new Set([0]));
  expect(strokes.add({ x: 0.5, y: 1.5 }, { x: 2.5, y: 1.5 }, 0.2)).toEqual(new Set([3, 4, 5]));
  expect(strokes.share(0)).toBeGreaterThan(0);
  expect(strokes.share(8)).toBe(0);
});

test('the same stroke again adds nothing, a whole field is one, and a new ticket is covered', () => {
  const strokes = createStrokes(3, 3);
  strokes.add({ x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 }, 0.2);
  const share = strokes.share(0);
  strokes.add({ x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 }, 0.2);
  expect(strokes.share(0)).toBe(share);
  strokes.add({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 1);
  expect(strokes.share(0)).toBe(1);
  strokes.clear();
  expect(strokes.share(0)).toBe(0);
});
