import { clamp } from '../stage/ease.ts';

/** The displayed window of time and height, and its position on the canvas. */
export type Window = { left: number; bottom: number; width: number; height: number };
export type Tip = { x: number; y: number; angle: number };

const FIRST_MS = 7000;
const TIP_ACROSS = 0.84;
const TIP_UP = 0.8;
/** The minimum height of the window above 1. */
const FIRST_RISE = 0.9;

export function multiplierAfter(ms: number, growthPerMs: number): number {
  return Math.exp(growthPerMs * Math.max(0, ms));
}

/** `1.37`, cut off like on the server. */
export function shownMultiplier(multiplier: number): string {
  const hundredths = Math.floor(multiplier * 100 + 1e-9);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/**
 * Writes the flown curve into `points` (x, y pairs, first the start, last the tip). The window grows with the flight, so the tip
 * climbs first and then stays near the upper right.
 */
export function traceCurve(
  elapsedMs: number,
  growthPerMs: number,
  window: Window,
  points: { x: number; y: number }[],
  tip: Tip,
): void {
  const span = Math.max(elapsedMs, FIRST_MS) / TIP_ACROSS;
  const rise = Math.max(multiplierAfter(elapsedMs, growthPerMs) - 1, FIRST_RISE) / TIP_UP;
  const last = points.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const ms = (elapsedMs * index) / last;
    const point = points[index]!;
    point.x = window.left + (ms / span) * window.width;
    point.y = window.bottom - ((multiplierAfter(ms, growthPerMs) - 1) / rise) * window.height;
  }
  const end = points[last]!;
  const slope =
    ((growthPerMs * multiplierAfter(elapsedMs, growthPerMs)) / rise) * window.height * (span / window.width);
  tip.x = end.x;
  tip.y = end.y;
  tip.angle = -Math.atan(clamp(slope, 0, 3));
}
