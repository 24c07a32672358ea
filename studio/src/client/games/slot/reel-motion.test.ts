import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReelMotion } from './reel-motion.ts';

const LENGTH = 33;

function spun(stop: number, runMs: number, frameMs = 16): { motion: ReelMotion; tops: number[] } {
  const motion = new ReelMotion(LENGTH, 5);
  const tops: number[] = [];
  motion.start();
  for (let time = 0; time < runMs || !motion.isRunning; time += frameMs) motion.tick(frameMs);
  motion.land(stop);
  while (!motion.isStill) {
    motion.tick(frameMs);
    tops.push(motion.top);
  }
  return { motion, tops };
}

describe('a reel', () => {
  it('always stops exactly where the server decided', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: LENGTH - 1 }),
        fc.integer({ min: 400, max: 3000 }),
        fc.integer({ min: 4, max: 50 }),
        (stop, ms, frame) => {
          expect(spun(stop, ms, frame).motion.top).toBe(stop);
        },
      ),
    );
  });

  it('overshoots its stop by less than half a symbol and returns', () => {
    const { tops } = spun(10, 800);
    const deepest = Math.min(...tops);
    expect(10 - deepest).toBeGreaterThan(0.05);
    expect(10 - deepest).toBeLessThan(0.5);
  });

  it('starts landing at the speed at which it was running', () => {
    const motion = new ReelMotion(LENGTH, 0);
    motion.start();
    while (!motion.isRunning) motion.tick(5);
    const before = motion.top;
    motion.tick(5);
    const running = before - motion.top;
    motion.land(3);
    const at = motion.top;
    motion.tick(5);
    expect((at - motion.top) / running).toBeGreaterThan(0.85);
  });

  it('refuses to land before it runs', () => {
    expect(() => new ReelMotion(LENGTH, 0).land(1)).toThrow('running');
  });

  it('pulls back a little before it falls', () => {
    const motion = new ReelMotion(LENGTH, 5);
    motion.start();
    motion.tick(120);
    expect(motion.top).toBeGreaterThan(5);
  });
});
