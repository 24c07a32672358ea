import * as z from 'zod/mini';
import type { InstantGame, Offer } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';

export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;

export const WheelBet = z.strictObject({ risk: z.enum(WHEEL_RISKS) });
export type WheelBet = z.infer<typeof WheelBet>;
export const WheelView = z.object({ segment: z.int() });
export type WheelView = z.infer<typeof WheelView>;

/** The segments of each wheel in the order they lie, clockwise. Every wheel returns exactly 96 of 100. */
export const WHEELS: Readonly<Record<WheelBet['risk'], readonly Multiplier[]>> = {
  low: [1.2, 0, 1.2, 1.2, 1.8, 0, 1.2, 1.2, 0, 1.2, 1.2, 3, 0, 1.2, 1.2, 0, 1.2, 1.2, 0, 1.2].map(times),
  medium: [
    4, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 2.3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0,
  ].map(times),
  high: [
    24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
    0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ].map(times),
};

/** One number: the segment under the pointer. */
export const wheel: InstantGame<WheelBet, WheelView> = {
  kind: 'instant',
  bet: WheelBet,
  view: WheelView,
  play: (numbers, { risk }) => {
    const segment = numbers.intBelow(WHEELS[risk].length);
    return { view: { segment }, multiplier: WHEELS[risk][segment]! };
  },
  offers: () =>
    WHEEL_RISKS.map((risk): Offer => {
      const segments = WHEELS[risk];
      const chance = fraction(1, segments.length);
      return { name: `${risk} risk`, prizes: segments.map((multiplier) => ({ chance, multiplier })) };
    }),
};
