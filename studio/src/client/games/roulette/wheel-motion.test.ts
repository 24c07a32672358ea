import { describe, expect, it } from 'vitest';
import { WHEEL } from '../../../engines/roulette/index.ts';
import { ballAt, POCKET_RADIUS, pocketAngle, TRACK_RADIUS } from './wheel-motion.ts';

const out = { angle: 0, radius: 0, leap: 0 };

describe('the ball', () => {
  it.each([...WHEEL])('comes to rest in the pocket of %i', (number) => {
    const pocket = pocketAngle(WHEEL, number);
    const { angle, radius, leap } = ballAt(1, pocket, out);
    const turns = (angle - pocket) / (Math.PI * 2);
    expect(turns - Math.round(turns)).toBeCloseTo(0, 9);
    expect(radius).toBe(POCKET_RADIUS);
    expect(leap).toBe(0);
  });

  it('runs on the track first and never leaves the wheel', () => {
    expect(ballAt(0.3, 1, out).radius).toBe(TRACK_RADIUS);
    for (let step = 0; step <= 400; step += 1) {
      const { radius } = ballAt(step / 400, 1, out);
      expect(radius).toBeGreaterThanOrEqual(POCKET_RADIUS - 1e-9);
      expect(radius).toBeLessThanOrEqual(TRACK_RADIUS + 1e-9);
    }
  });

  it('only slows down', () => {
    const speeds = Array.from(
      { length: 90 },
      (_, step) => ballAt((step + 1) / 100, 1, out).angle - ballAt(step / 100, 1, out).angle,
    );
    for (const [index, speed] of speeds.slice(1).entries()) expect(speed).toBeLessThanOrEqual(speeds[index]! + 1e-9);
  });
});

it('refuses a number that is not on the wheel', () => {
  expect(() => pocketAngle(WHEEL, 40)).toThrow(RangeError);
});
