import * as z from 'zod/mini';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { offersFrom, spotGame } from '../table/spot-game.ts';

export const REMAINDERS = [1, 2, 3, 4] as const;
const FEWEST_FOURS = 8;
const FOURS = 7;

const others = (than: number) => REMAINDERS.filter((each) => each !== than);
export const NIMS = REMAINDERS.flatMap((win) => others(win).map((back) => [win, back] as const));
export const KWOKS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 4],
  [1, 3],
  [2, 4],
] as const;

/** Ids: `fan:1`, `nim:1-2` (1 wins, 2 returns), `kwok:1-2` (either wins), `three:1-2-3` (any of them wins). */
export const FAN_TAN_SPOTS: readonly string[] = [
  ...REMAINDERS.map((each) => `fan:${each}`),
  ...NIMS.map((pair) => `nim:${pair.join('-')}`),
  ...KWOKS.map((pair) => `kwok:${pair.join('-')}`),
  ...REMAINDERS.map((each) => `three:${others(each).join('-')}`),
];

/** What the kinds of spot pay to one: true odds less five of a hundred. */
export const FAN_TAN_PAYS = { fan: 2.85, nim: 1.9, kwok: 0.95, three: 0.3166 } as const;
export type FanTanKind = keyof typeof FAN_TAN_PAYS;

/** All the beads under the cup; what is left of them after taking fours decides. */
export const FanTanView = z.object({ beads: z.int().check(z.minimum(FEWEST_FOURS * 4 + 1), z.maximum(60)) });
export type FanTanView = z.infer<typeof FanTanView>;

/** A last four counts as four. */
export function remainderOf({ beads }: FanTanView): number {
  return ((beads - 1) % 4) + 1;
}

function pays(view: FanTanView, spot: string): Multiplier {
  const [kind, named = ''] = spot.split(':');
  const covered = named.split('-').map(Number);
  const left = remainderOf(view);
  const won = times(1 + FAN_TAN_PAYS[kind as FanTanKind]);
  if (kind !== 'nim') return covered.includes(left) ? won : 0;
  if (left === covered[0]) return won;
  return left === covered[1] ? times(1) : 0;
}

/** Beads under a cup, counted off in fours. */
export const fanTan = spotGame<FanTanView>({
  view: FanTanView,
  spots: FAN_TAN_SPOTS,
  deal: (numbers) => ({ beads: FEWEST_FOURS * 4 + 1 + numbers.intBelow(FOURS * 4) }),
  pays,
  offers: () =>
    offersFrom(
      FAN_TAN_SPOTS,
      REMAINDERS.map((left) => ({ result: { beads: FEWEST_FOURS * 4 + left }, weight: 1 })),
      pays,
    ),
});
