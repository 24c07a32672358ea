import * as z from 'zod/mini';
import type { InstantGame, Offer } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { type Fraction, fraction } from '../fraction.ts';

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;
export const MOST_PICKS = 10;

const Pick = z.int().check(z.minimum(1), z.maximum(KENO_NUMBERS));
export const KenoBet = z.strictObject({
  picks: z
    .array(Pick)
    .check(z.minLength(1), z.maxLength(MOST_PICKS))
    .check(z.refine((picks) => picks.every((pick, index) => index === 0 || pick > picks[index - 1]!))),
});
/** The picks ascend, so that each choice has one form. */
export type KenoBet = z.infer<typeof KenoBet>;
export const KenoView = z.object({ drawn: z.array(Pick), hits: z.array(Pick) });
export type KenoView = z.infer<typeof KenoView>;

/** For one to ten picks: what none, one, two … hits pay. Each row returns between 95.00 and 95.06 of 100. */
const PAYS: readonly (readonly Multiplier[])[] = [
  [0, 3.8],
  [0, 1.51, 6.4],
  [0, 0, 4.02, 33],
  [0, 0, 2.2, 7.2, 85],
  [0, 0, 1.36, 3.6, 20, 250],
  [0, 0, 0, 3.1, 12, 96, 1_500],
  [0, 0, 0, 2, 5.9, 33, 310, 4_500],
  [0, 0, 0, 1.33, 3.3, 16, 120, 1_000, 9_500],
  [0, 0, 0, 1, 1.9, 7.7, 52, 500, 6_000, 10_000],
  [0, 0, 0, 1, 1.5, 5, 20, 120, 1_000, 5_000, 10_000],
].map((row) => row.map(times));

/** What none, one, two … hits pay for so many picks. */
export function kenoPays(picks: number): readonly Multiplier[] {
  return PAYS[picks - 1]!;
}

/** The chance of so many hits. */
export function hitChance(picks: number, hits: number): Fraction {
  const ways = choose(KENO_DRAWN, hits) * choose(KENO_NUMBERS - KENO_DRAWN, picks - hits);
  return fraction(ways, choose(KENO_NUMBERS, picks));
}

/** Ten of forty numbers are drawn: the first places of one shuffle. */
export const keno: InstantGame<KenoBet, KenoView> = {
  kind: 'instant',
  bet: KenoBet,
  view: KenoView,
  play: (numbers, { picks }) => {
    const all = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
    const drawn = numbers.shuffle(all).slice(0, KENO_DRAWN);
    const hits = picks.filter((pick) => drawn.includes(pick));
    return { view: { drawn, hits }, multiplier: kenoPays(picks.length)[hits.length]! };
  },
  offers: () =>
    PAYS.map((row, index): Offer => {
      const prizes = row.map((multiplier, hits) => ({ chance: hitChance(index + 1, hits), multiplier }));
      return { name: `${index + 1} picks`, prizes };
    }),
};

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let step = 0; step < count; step += 1) ways = (ways * BigInt(from - step)) / BigInt(step + 1);
  return ways;
}
