/** Maps progress from 0 to 1 to progress; may exceed 1 on the way. */
export type Ease = (progress: number) => number;

export const linear: Ease = (x) => x;
export const easeIn: Ease = (x) => x * x;
export const easeOut: Ease = (x) => 1 - (1 - x) ** 3;
export const easeInOut: Ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);

/** Overshoots and returns: Penner's "back"; `pull` 1.70158 gives an overshoot of 10 %. */
export const easeOutBack =
  (pull: number): Ease =>
  (x) =>
    1 + (pull + 1) * (x - 1) ** 3 + pull * (x - 1) ** 2;

/** The initial slope of `easeOutBack(pull)`, to continue a motion without a jerk. */
export const backStartSlope = (pull: number): number => 3 + pull;

/** Rises to 1 at the middle and returns to 0. */
export const pulse: Ease = (x) => Math.sin(Math.PI * x);

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
