import * as z from 'zod/mini';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { countOf, Die, rollDice, ROLLS_OF_THREE } from '../table/dice.ts';
import { offersFrom, spotGame } from '../table/spot-game.ts';

/** The pictures on the dice, in the order of their pips. */
export const PICTURES = ['gourd', 'crab', 'fish', 'prawn', 'rooster', 'tiger'] as const;
export type Picture = (typeof PICTURES)[number];

export const PICTURE_PAIRS = PICTURES.flatMap((one, index) =>
  PICTURES.slice(index + 1).map((other) => [one, other] as const),
);

/** Ids: a picture's name; `pair:crab+fish`; `triple:crab`; `any-triple`. */
export const HOO_HEY_HOW_SPOTS: readonly string[] = [
  ...PICTURES,
  ...PICTURE_PAIRS.map(([one, other]) => `pair:${one}+${other}`),
  ...PICTURES.map((picture) => `triple:${picture}`),
  'any-triple',
];

export const HooHeyHowView = z.object({ dice: z.array(Die).check(z.length(3)) });
export type HooHeyHowView = z.infer<typeof HooHeyHowView>;

export const PAIR_PAYS = 6;
export const TRIPLE_PAYS = 200;
export const ANY_TRIPLE_PAYS = 33;

export function pictureOf(die: number): Picture {
  return PICTURES[die - 1]!;
}

function countOfPicture({ dice }: HooHeyHowView, picture: string): number {
  return countOf(dice, PICTURES.indexOf(picture as Picture) + 1);
}

function pays(view: HooHeyHowView, spot: string): Multiplier {
  const [kind = '', named] = spot.split(':');
  if (kind === 'any-triple') return new Set(view.dice).size === 1 ? times(1 + ANY_TRIPLE_PAYS) : 0;
  if (kind === 'triple') return countOfPicture(view, named!) === 3 ? times(1 + TRIPLE_PAYS) : 0;
  if (kind === 'pair')
    return named!.split('+').every((picture) => countOfPicture(view, picture) > 0) ? times(1 + PAIR_PAYS) : 0;
  // As much to one as dice show the picture.
  const count = countOfPicture(view, kind);
  return count === 0 ? 0 : times(1 + count);
}

/** Fish, prawn, crab: three dice with six pictures. */
export const hooHeyHow = spotGame<HooHeyHowView>({
  view: HooHeyHowView,
  spots: HOO_HEY_HOW_SPOTS,
  deal: (numbers) => ({ dice: rollDice(numbers, 3) }),
  pays,
  offers: () => offersFrom(HOO_HEY_HOW_SPOTS, ROLLS_OF_THREE, pays),
});
