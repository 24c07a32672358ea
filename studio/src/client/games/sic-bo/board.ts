import {
  FACES,
  isTriple,
  PAIRS,
  sicBo,
  sicBoPays,
  type SicBoView,
  TOTALS,
  totalOf,
} from '../../../engines/sic-bo/index.ts';
import { h } from '../../shell/dom.ts';
import { viewOf } from '../arcade/outcome.ts';
import { createDiceCup, pips } from '../table/dice.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable, Theatre } from '../table/felt-game.ts';
import { createRoads } from '../table/roads.ts';
import { spotName } from './spot-name.ts';
import type { sicBoWords } from './words.ts';

type Id = keyof (typeof sicBoWords)['EN'];

export function createCup({ shell, text, common }: FeltTable<Id>): Theatre<SicBoView> {
  const cup = createDiceCup(shell, pips);
  const roads = createRoads(
    shell,
    common('roads'),
    { one: text('signBig'), two: text('signSmall'), tie: text('signTriple') },
    (round) => {
      const view = viewOf(sicBo.view, round);
      if (!view) return null;
      if (isTriple(view)) return 'tie';
      return totalOf(view) > 10 ? 'one' : 'two';
    },
  );
  return {
    element: h('div', { class: 'theatre' }, h('div', { class: 'cup-place' }, cup.element), roads),
    start: cup.cover,
    reveal: (view, isFast) => cup.reveal(view.dice, isFast),
    told: (view) => text('told', { dice: view.dice.join(' '), total: totalOf(view) }),
  };
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const dice = (...faces: number[]) =>
    h('span', { class: 'dice-row' }, ...faces.map((face) => h('span', { class: 'mini-die' }, pips(face))));
  const spot = (id: string, className: string, ...content: (Node | string)[]) => {
    const odds = id.startsWith('single') ? text('singles') : String(sicBoPays(id));
    return felt.spot(id, { name: spotName(id, text), pays: common('toOne', { odds }) }, className, ...content);
  };
  const odds = (id: string) => h('small', {}, `${sicBoPays(id)} : 1`);
  return h(
    'div',
    { class: 'print-sic-bo' },
    ...(['small', 'odd', 'even', 'big'] as const).map((id) =>
      spot(
        id,
        `spot-even is-${id}`,
        h('b', {}, text(id)),
        h('small', {}, id === 'small' ? '4–10' : id === 'big' ? '11–17' : '1 : 1'),
      ),
    ),
    ...TOTALS.map((total) => spot(`total:${total}`, 'spot-total', h('b', {}, String(total)), odds(`total:${total}`))),
    ...FACES.map((face) => spot(`double:${face}`, 'spot-six', dice(face, face), odds('double'))),
    ...FACES.map((face) => spot(`triple:${face}`, 'spot-six', dice(face, face, face), odds('triple'))),
    ...PAIRS.map(([low, high]) => spot(`pair:${low}-${high}`, 'spot-pair', dice(low, high))),
    spot('any-triple', 'spot-any', h('b', {}, '× 3'), odds('any-triple')),
    ...FACES.map((face) => spot(`single:${face}`, 'spot-six spot-single', dice(face))),
  );
}
