import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

function calls(frameMs: number, forMs: number): number {
  let count = 0;
  const pace = createPace(() => (count += 1));
  for (let time = 0; time < forMs; time += frameMs) pace(frameMs);
  return count;
}

it('does nothing on a fast device', () => {
  expect(calls(17, 20_000)).toBe(0);
});

it('reports a slow device once', () => {
  expect(calls(70, 20_000)).toBe(1);
});

it('ignores long frames while the game loads', () => {
  let count = 0;
  const pace = createPace(() => (count += 1));
  for (let frame = 0; frame < 10; frame += 1) pace(290);
  for (let frame = 0; frame < 600; frame += 1) pace(17);
  expect(count).toBe(0);
});

it('ignores a single long frame', () => {
  let count = 0;
  const pace = createPace(() => (count += 1));
  pace(900);
  for (let frame = 0; frame < 600; frame += 1) pace(17);
  expect(count).toBe(0);
});
