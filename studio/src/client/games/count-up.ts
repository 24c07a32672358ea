import type { Amount } from '@champa/money';
import type { Animator } from './stage/animator.ts';
import { easeInOut } from './stage/ease.ts';

export type CountUp = { from: Amount; to: Amount; ms: number; show: (amount: Amount, step: number) => void };

const STEP_MS = 45;

/** Counts an amount up in even steps of time; the last displayed amount is exactly `to`. */
export function countUp(animator: Animator, { from, to, ms, show }: CountUp): Promise<void> {
  let shown = -1;
  const steps = Math.max(1, Math.floor(ms / STEP_MS));
  return animator.run({
    ms,
    update: (progress) => {
      const step = Math.floor(progress * steps);
      if (step === shown) return;
      shown = step;
      show(progress === 1 ? to : partWay(from, to, easeInOut(progress)), step);
    },
  });
}

const PARTS = 10_000n;

/** A point between two amounts. */
export function partWay(from: Amount, to: Amount, part: number): Amount {
  return from + ((to - from) * BigInt(Math.round(part * Number(PARTS)))) / PARTS;
}
