import type { Numbers } from '@champa/fairness';
import * as z from 'zod/mini';
import { add, type Fraction, fraction } from '../fraction.ts';
import type { InstantGame, Offer } from '../arcade/game.ts';
import type { Multiplier } from '../arcade/multiplier.ts';

/** The most of the smallest chip that one spot, and the whole table, takes. */
export const MOST_ON_SPOT = 500;
export const MOST_ON_TABLE = 5_000;

/** What lies on the spots, in whole numbers of the smallest chip. */
export type TableBet = { spots: Partial<Record<string, number>> };

export type SpotRules<View> = {
  view: z.ZodMiniType<View>;
  /** Every place a chip can lie. */
  spots: readonly string[];
  /** Decides the round, whatever lies on the table. */
  deal: (numbers: Numbers) => View;
  /** What a spot pays, its chip included: 20,000 is even money, 10,000 a chip returned, 0 a chip lost. */
  pays: (view: View, spot: string) => Multiplier;
  /** Each thing that the spot can be paid, with its exact chance. */
  offers: () => readonly Offer[];
};

export type SpotGame<View> = InstantGame<TableBet, View> & Pick<SpotRules<View>, 'spots' | 'pays'>;

/** A game of one deal: every spot is paid by the same result, each by its own rule. */
export function spotGame<View>({ spots, deal, pays, view, offers }: SpotRules<View>): SpotGame<View> {
  return {
    kind: 'instant',
    bet: tableBetOf(spots),
    view,
    spots,
    pays,
    offers,
    units: unitsOf,
    play: (numbers, bet) => {
      const dealt = deal(numbers);
      return { view: dealt, multiplier: paidBy(bet, (spot) => pays(dealt, spot)) };
    },
  };
}

/** Chips on at least one of these spots. */
export function tableBetOf(spots: readonly string[]): z.ZodMiniType<TableBet> {
  return z.strictObject({
    spots: z
      .partialRecord(z.enum(spots as [string]), z.int().check(z.minimum(1), z.maximum(MOST_ON_SPOT)))
      .check(z.refine((placed) => Object.keys(placed).length > 0)),
  });
}

export function unitsOf({ spots }: TableBet): number {
  return Object.values(spots).reduce<number>((sum, units) => sum + (units ?? 0), 0);
}

/** All that a bet is paid, in ten-thousandths of the smallest chip. */
export function paidBy({ spots }: TableBet, pays: (spot: string) => Multiplier): Multiplier {
  return Object.entries(spots).reduce((sum, [spot, units]) => sum + (units ?? 0) * pays(spot), 0);
}

/** Sums up equally likely, or weighted, results: what each spot is paid, and how likely. */
export function offersFrom<Result>(
  spots: readonly string[],
  results: readonly { result: Result; weight: number }[],
  pays: (result: Result, spot: string) => Multiplier,
): Offer[] {
  const total = results.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  return spots.map((spot) => {
    const weights = new Map<Multiplier, bigint>();
    for (const { result, weight } of results) {
      const multiplier = pays(result, spot);
      if (multiplier > 0) weights.set(multiplier, (weights.get(multiplier) ?? 0n) + BigInt(weight));
    }
    return {
      name: spot,
      prizes: [...weights].map(([multiplier, weight]) => ({ multiplier, chance: fraction(weight, total) })),
    };
  });
}

/** The chance that a spot is paid more than its chip. */
export function winChance({ prizes }: Offer): Fraction {
  return prizes
    .filter(({ multiplier }) => multiplier > 10_000)
    .reduce((sum, { chance }) => add(sum, chance), fraction(0));
}
