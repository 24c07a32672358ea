/** Progress from 0 to 1 onto progress; may pass 1 on the way. */
export type Ease = (progress: number) => number;

export const linear: Ease = (x) => x;
export const easeIn: Ease = (x) => x * x;
export const easeOut: Ease = (x) => 1 - (1 - x) ** 3;
export const easeInOut: Ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);

/** Passes its goal and comes back: Penner's "back", `pull` 1.70158 giving 10 % of overshoot. */
export const easeOutBack =
  (pull: number): Ease =>
  (x) =>
    1 + (pull + 1) * (x - 1) ** 3 + pull * (x - 1) ** 2;

/** The slope of `easeOutBack(pull)` at its start: what joins it to a motion already under way. */
export const backStartSlope = (pull: number): number => 3 + pull;

/** Swells to 1 at the middle and back to 0. */
export const pulse: Ease = (x) => Math.sin(Math.PI * x);

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
