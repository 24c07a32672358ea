import { describe, expect, it } from 'vitest';
import { Animator } from './animator.ts';

describe('an animator', () => {
  it('moves by elapsed time, waits for the delay and ends exactly on the end value', async () => {
    const animator = new Animator();
    const seen: number[] = [];
    const done = animator.run({ ms: 100, delay: 50, update: (progress) => seen.push(progress) });
    for (const delta of [40, 30, 40, 60]) animator.tick(delta);
    await done;
    expect(seen).toEqual([0.2, 0.6, 1]);
  });

  it('keeps motions that a callback starts, and begins them in the next frame', async () => {
    const animator = new Animator();
    const seen: string[] = [];
    void animator.run({
      ms: 10,
      update: (progress) => {
        if (progress === 1) void animator.run({ ms: 10, update: () => seen.push('second') });
      },
    });
    animator.tick(10);
    expect(seen).toEqual([]);
    animator.tick(10);
    expect(seen).toEqual(['second']);
  });

  it('runs many at once and drops finished ones', async () => {
    const animator = new Animator();
    let calls = 0;
    const all = [10, 20, 30].map((ms) => animator.run({ ms, update: () => (calls += 1) }));
    for (let frame = 0; frame < 6; frame += 1) animator.tick(10);
    await Promise.all(all);
    expect(calls).toBe(6);
  });

  it('tells of each motion, and is idle after the last one', () => {
    let woken = 0;
    const animator = new Animator(() => (woken += 1));
    void animator.run({ ms: 10 });
    void animator.wait(20);
    animator.tick(15);
    expect([woken, animator.isIdle]).toEqual([2, false]);
    animator.tick(15);
    expect(animator.isIdle).toBe(true);
  });
});
