import { expect, test } from 'vitest';
import { overlaps } from './use-yielding.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const button = box(322, 700, 52, 52);

test.each([
  ['a form that reaches under it', box(16, 300, 358, 500), true],
  ['a figure under it', box(340, 710, 20, 20), true],
  ['a figure close beside it', box(260, 710, 58, 20), true],
  ['a figure well beside it', box(16, 710, 200, 20), false],
  ['a table above it', box(0, 100, 390, 590), false],
  ['something that is not shown', box(340, 710, 0, 0), false],
])('%s: yields %s', (_name, beneath, yields) => {
  expect(overlaps(button, beneath)).toBe(yields);
});
