import { maximum, parseAmount, ZERO } from '@champa/money';

/** The progress of wagering in whole percent, rounded down, so that 100 means all. */
export function progressOf(wagered: string, required: string): { percent: number; left: bigint } {
  const [done, all] = [parseAmount(wagered), parseAmount(required)];
  const percent = done >= all ? 100 : Number((done * 100n) / all);
  return { percent, left: maximum(all - done, ZERO) };
}

const DAY_MS = 86_400_000;

/** Whole days until a time. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.floor((Date.parse(instant) - now) / DAY_MS));
}
