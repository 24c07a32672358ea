import {
  ANY_TRIPLE_PAYS,
  type HooHeyHowView,
  PAIR_PAYS,
  PICTURE_PAIRS,
  type Picture,
  pictureOf,
  PICTURES,
  TRIPLE_PAYS,
} from '../../../engines/hoo-hey-how/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { createDiceCup } from '../table/dice.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable, Theatre } from '../table/felt-game.ts';
import { drawPicture } from './picture.ts';
import type { hooHeyHowWords } from './words.ts';

type Id = keyof (typeof hooHeyHowWords)['EN'];

export function spotName(spot: string, text: Text<Id>): string {
  const [kind = '', named = ''] = spot.split(':');
  const [a, b] = named.split('+') as [Picture, Picture?];
  if (kind === 'pair') return text('spotPair', { a: text(a), b: text(b!) });
  return kind === 'triple' ? text('spotTriple', { a: text(a) }) : text(kind as Picture | 'any-triple');
}

export function createCup({ shell, text }: FeltTable<Id>): Theatre<HooHeyHowView> {
  const cup = createDiceCup(shell, (die) => drawPicture(pictureOf(die)));
  return {
    element: h('div', { class: 'theatre' }, h('div', { class: 'cup-place' }, cup.element)),
    start: cup.cover,
    reveal: ({ dice }, isFast) => cup.reveal(dice, isFast),
    told: ({ dice }) => text('told', { dice: dice.map((die) => text(pictureOf(die))).join(', ') }),
  };
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: string, odds: string, className: string, ...content: (Node | string)[]) =>
    felt.spot(id, { name: spotName(id, text), pays: common('toOne', { odds }) }, className, ...content);
  const note = (odds: number) => h('small', {}, `${odds} : 1`);
  return h(
    'div',
    { class: 'print-hhh' },
    ...PICTURES.map((picture) =>
      spot(picture, text('odds'), 'spot-picture', drawPicture(picture), h('b', {}, text(picture))),
    ),
    ...PICTURE_PAIRS.map(([one, other]) =>
      spot(`pair:${one}+${other}`, String(PAIR_PAYS), 'spot-both', drawPicture(one), drawPicture(other)),
    ),
    ...PICTURES.map((picture) =>
      spot(`triple:${picture}`, String(TRIPLE_PAYS), 'spot-three', drawPicture(picture), note(TRIPLE_PAYS)),
    ),
    spot('any-triple', String(ANY_TRIPLE_PAYS), 'spot-three spot-any', h('b', {}, '× 3'), note(ANY_TRIPLE_PAYS)),
  );
}
