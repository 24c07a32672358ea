import * as z from 'zod/mini';
import type { InstantGame, Offer } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';

export const GEMS = 5;
export const CUTS = 7;
export const DIAMOND_RISKS = ['low', 'medium', 'high'] as const;
/** From the best hand to the worst. */
export const HANDS = ['five', 'four', 'full-house', 'three', 'two-pair', 'pair', 'none'] as const;
export type Hand = (typeof HANDS)[number];

const Risk = z.enum(DIAMOND_RISKS);
export type DiamondRisk = z.infer<typeof Risk>;
export const DiamondsBet = z.strictObject({ risk: Risk });
export type DiamondsBet = z.infer<typeof DiamondsBet>;
export const DiamondsView = z.object({ gems: z.array(z.int().check(z.minimum(0), z.maximum(CUTS - 1))) });
export type DiamondsView = z.infer<typeof DiamondsView>;

/** How many of the 7^5 draws are each hand. */
export const DRAWS: Readonly<Record<Hand, number>> = {
  five: 7,
  four: 210,
  'full-house': 420,
  three: 2_100,
  'two-pair': 3_150,
  pair: 8_400,
  none: 2_520,
};
export const ALL_DRAWS = CUTS ** GEMS;

/** Each risk returns 16,310 of 16,807 stakes. */
export const DIAMOND_PAYS: Readonly<Record<DiamondRisk, Readonly<Record<Hand, Multiplier>>>> = {
  low: pays({ five: 50, four: 4, 'full-house': 3.5, three: 2, 'two-pair': 1.4, pair: 0.6, none: 0 }),
  medium: pays({ five: 80, four: 7, 'full-house': 4, three: 3, 'two-pair': 2, pair: 0, none: 0 }),
  high: pays({ five: 500, four: 15, 'full-house': 8, three: 3, 'two-pair': 0, pair: 0, none: 0 }),
};

/** Five gems of seven cuts, each equally likely; alike ones make a hand. */
export const diamonds: InstantGame<DiamondsBet, DiamondsView> = {
  kind: 'instant',
  bet: DiamondsBet,
  view: DiamondsView,
  play: (numbers, { risk }) => {
    const gems = Array.from({ length: GEMS }, () => numbers.intBelow(CUTS));
    return { view: { gems }, multiplier: DIAMOND_PAYS[risk][handOf(gems)] };
  },
  offers: () =>
    DIAMOND_RISKS.map((risk): Offer => {
      const prizes = HANDS.map((hand) => ({
        chance: fraction(DRAWS[hand], ALL_DRAWS),
        multiplier: DIAMOND_PAYS[risk][hand],
      }));
      return { name: `${risk} risk`, prizes };
    }),
};

export function handOf(gems: readonly number[]): Hand {
  const [most = 0, second = 0] = Array.from({ length: CUTS }, (_, cut) => alike(gems, cut)).toSorted((a, b) => b - a);
  if (most === 5) return 'five';
  if (most === 4) return 'four';
  if (most === 3) return second === 2 ? 'full-house' : 'three';
  if (most === 2) return second === 2 ? 'two-pair' : 'pair';
  return 'none';
}

export function alike(gems: readonly number[], cut: number): number {
  return gems.filter((gem) => gem === cut).length;
}

function pays(multiples: Record<Hand, number>): Record<Hand, Multiplier> {
  return {
    five: times(multiples.five),
    four: times(multiples.four),
    'full-house': times(multiples['full-house']),
    three: times(multiples.three),
    'two-pair': times(multiples['two-pair']),
    pair: times(multiples.pair),
    none: times(multiples.none),
  };
}
