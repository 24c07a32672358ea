import { expect, test } from 'vitest';
import { bannerAt, slidePosition, ringSize, stepsTo } from './ring.ts';

test.each([1, 2, 3, 4, 7])('of %i banners, each slide of the ring has a position of its own', (banners) => {
  const size = ringSize(banners);
  for (let position = -9; position < 9; position += 1) {
    const positions = Array.from({ length: size }, (_, slide) => slidePosition(slide, position, size));
    expect(new Set(positions).size).toBe(size);
    expect(positions).toContain(position);
    expect(bannerAt(positions.indexOf(position), banners)).toBe(bannerAt(position, banners));
  }
});

test.each([2, 3, 4, 7])('of %i banners, a step forward moves only a slide that is out of sight', (banners) => {
  const size = ringSize(banners);
  for (let position = -5; position < 5; position += 1) {
    for (const step of [1, -1]) {
      for (const seen of [position, position + step]) {
        const slide = bannerAt(seen, size);
        expect(slidePosition(slide, position, size)).toBe(seen);
        expect(slidePosition(slide, position + step, size)).toBe(seen);
      }
    }
  }
});

test('the ring turns the short way to a banner, and the one left behind stays in place', () => {
  expect(stepsTo(0, 4, 5)).toBe(1);
  expect(stepsTo(4, 0, 5)).toBe(-1);
  expect(stepsTo(1, 0, 2)).toBe(1);
  for (const banners of [3, 4, 5, 6]) {
    for (let target = 0; target < banners; target += 1) {
      const next = stepsTo(target, 0, banners);
      expect(bannerAt(next, banners)).toBe(target);
      expect(slidePosition(0, next, banners)).toBe(0);
    }
  }
});
