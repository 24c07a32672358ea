import * as z from 'zod/mini';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { RED_NUMBERS } from '../roulette/index.ts';
import { offersFrom, spotGame } from '../table/spot-game.ts';

/** Pocket 37 is the double zero. */
export const DOUBLE_ZERO = 37;
const POCKETS = 38;

/** Clockwise from zero, as on the American wheel. */
export const AMERICAN_WHEEL = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21,
  33, 16, 4, 23, 35, 14, 2,
] as const;

export type AmericanKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'top-line'
  | 'six-line'
  | 'dozen'
  | 'column'
  | 'even';
export type AmericanSpot = { id: string; kind: AmericanKind; pockets: readonly number[]; paysToOne: number };

export const AmericanView = z.object({ pocket: z.int().check(z.minimum(0), z.maximum(DOUBLE_ZERO)) });
export type AmericanView = z.infer<typeof AmericanView>;

const numbers = range(1, 36);
const inner = numbers.filter((number) => number % 3 !== 0);

/** Ids name the pockets: `straight:17`, `split:1-2`, `street:1-2-3`, `corner:1-2-4-5`, `six-line:1-…-6`; `red`, `low`, `dozen:1`. */
export const AMERICAN_SPOTS: readonly AmericanSpot[] = [
  ...range(0, DOUBLE_ZERO).map((pocket) => inside('straight', [pocket])),
  inside('split', [0, DOUBLE_ZERO]),
  ...inner.map((number) => inside('split', [number, number + 1])),
  ...range(1, 33).map((number) => inside('split', [number, number + 3])),
  ...range(0, 11).map((row) => inside('street', range(row * 3 + 1, row * 3 + 3))),
  ...inner
    .filter((number) => number <= 33)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  ...range(0, 10).map((row) => inside('six-line', range(row * 3 + 1, row * 3 + 6))),
  { id: 'top-line', kind: 'top-line', pockets: [0, DOUBLE_ZERO, 1, 2, 3], paysToOne: 6 },
  ...[1, 2, 3].map((part) => outside('dozen', `dozen:${part}`, range(part * 12 - 11, part * 12))),
  ...[1, 2, 3].map((part) =>
    outside(
      'column',
      `column:${part}`,
      numbers.filter((number) => number % 3 === part % 3),
    ),
  ),
  outside('even', 'low', range(1, 18)),
  outside('even', 'high', range(19, 36)),
  outside(
    'even',
    'odd',
    numbers.filter((number) => number % 2 === 1),
  ),
  outside(
    'even',
    'even',
    numbers.filter((number) => number % 2 === 0),
  ),
  outside('even', 'red', RED_NUMBERS),
  outside(
    'even',
    'black',
    numbers.filter((number) => !RED_NUMBERS.includes(number)),
  ),
];

const byId = new Map(AMERICAN_SPOTS.map((spot) => [spot.id, spot]));

export function americanSpot(id: string): AmericanSpot {
  return byId.get(id)!;
}

export function pocketName(pocket: number): string {
  return pocket === DOUBLE_ZERO ? '00' : String(pocket);
}

export function colourOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0 || pocket === DOUBLE_ZERO) return 'green';
  return RED_NUMBERS.includes(pocket) ? 'red' : 'black';
}

function pays({ pocket }: AmericanView, id: string): Multiplier {
  const { pockets, paysToOne } = americanSpot(id);
  return pockets.includes(pocket) ? times(1 + paysToOne) : 0;
}

const SPOT_IDS = AMERICAN_SPOTS.map(({ id }) => id);

/** Roulette with two zeros. */
export const americanRoulette = spotGame<AmericanView>({
  view: AmericanView,
  spots: SPOT_IDS,
  deal: (random) => ({ pocket: random.intBelow(POCKETS) }),
  pays,
  offers: () =>
    offersFrom(
      SPOT_IDS,
      range(0, DOUBLE_ZERO).map((pocket) => ({ result: { pocket }, weight: 1 })),
      pays,
    ),
});

// Every spot but the top line pays as if there were no zeros: 36 divided by its numbers, the chip included.
function inside(kind: AmericanKind, pockets: readonly number[]): AmericanSpot {
  return { id: `${kind}:${pockets.map(pocketName).join('-')}`, kind, pockets, paysToOne: 36 / pockets.length - 1 };
}

function outside(kind: AmericanKind, id: string, pockets: readonly number[]): AmericanSpot {
  return { id, kind, pockets, paysToOne: 36 / pockets.length - 1 };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
