import * as z from 'zod/mini';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { countOf, Die, rollDice, ROLLS_OF_THREE } from '../table/dice.ts';
import { offersFrom, spotGame } from '../table/spot-game.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const TOTALS = Array.from({ length: 14 }, (_, index) => index + 4);
export const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high] as const));

/** Ids: `small`, `big`, `odd`, `even`, `any-triple`, `double:3`, `triple:3`, `total:9`, `pair:2-5`, `single:4`. */
export const SIC_BO_SPOTS: readonly string[] = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  ...FACES.flatMap((face) => [`double:${face}`, `triple:${face}`, `single:${face}`]),
  ...TOTALS.map((total) => `total:${total}`),
  ...PAIRS.map(([low, high]) => `pair:${low}-${high}`),
];

export const SicBoView = z.object({ dice: z.array(Die).check(z.length(3)) });
export type SicBoView = z.infer<typeof SicBoView>;

/** What totals pay to one; 21 less the total pays the same. */
const TOTAL_PAYS: Readonly<Record<number, number>> = { 4: 67, 5: 33, 6: 19, 7: 12.5, 8: 8.5, 9: 7, 10: 6.5 };
const SINGLE_PAYS = [0, 1, 2, 12] as const;

/** What a spot pays to one; a single number pays by how many dice show it. */
export function sicBoPays(spot: string, count = 1): number {
  const [kind = '', named = ''] = spot.split(':');
  switch (kind) {
    case 'double':
      return 12;
    case 'triple':
      return 200;
    case 'any-triple':
      return 33;
    case 'pair':
      return 6;
    case 'total':
      return TOTAL_PAYS[Math.min(Number(named), 21 - Number(named))]!;
    case 'single':
      return SINGLE_PAYS[count] ?? 0;
    default:
      return 1;
  }
}

export function totalOf({ dice }: SicBoView): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

export function isTriple({ dice: [first, ...others] }: SicBoView): boolean {
  return others.every((die) => die === first);
}

function isWon(view: SicBoView, spot: string): boolean {
  const [kind, named = ''] = spot.split(':');
  const total = totalOf(view);
  switch (kind) {
    case 'small':
      return total <= 10 && !isTriple(view);
    case 'big':
      return total >= 11 && !isTriple(view);
    case 'odd':
      return total % 2 === 1 && !isTriple(view);
    case 'even':
      return total % 2 === 0 && !isTriple(view);
    case 'any-triple':
      return isTriple(view);
    case 'double':
      return countOf(view.dice, Number(named)) >= 2;
    case 'triple':
      return countOf(view.dice, Number(named)) === 3;
    case 'single':
      return countOf(view.dice, Number(named)) >= 1;
    case 'total':
      return total === Number(named);
    default:
      return named.split('-').every((face) => view.dice.includes(Number(face)));
  }
}

function pays(view: SicBoView, spot: string): Multiplier {
  if (!isWon(view, spot)) return 0;
  return times(1 + sicBoPays(spot, countOf(view.dice, Number(spot.split(':')[1]))));
}

/** Three dice under a cover. */
export const sicBo = spotGame<SicBoView>({
  view: SicBoView,
  spots: SIC_BO_SPOTS,
  deal: (numbers) => ({ dice: rollDice(numbers, 3) }),
  pays,
  offers: () => offersFrom(SIC_BO_SPOTS, ROLLS_OF_THREE, pays),
});
