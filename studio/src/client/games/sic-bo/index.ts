import '../../styles/table.css';
import '../../styles/dice-cup.css';
import '../../styles/sic-bo.css';
import { FACES, isTriple, sicBo, sicBoPays, type SicBoView, totalOf } from '../../../engines/sic-bo/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { pips } from '../table/dice.ts';
import { feltGame } from '../table/felt-game.ts';
import { createCup, printFelt } from './board.ts';
import { spotName } from './spot-name.ts';
import { sicBoWords } from './words.ts';

type Id = keyof (typeof sicBoWords)['EN'];

const ROWS: readonly string[] = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  'triple:1',
  'double:1',
  'pair:1-2',
  ...[4, 5, 6, 7, 8, 9, 10].map((total) => `total:${total}`),
];

/** Three dice and everything that can be said of them. */
export const sicBoGame = feltGame<Id, SicBoView>({
  name: 'sic-bo',
  game: sicBo,
  words: sicBoWords,
  theatre: createCup,
  print: printFelt,
  nameOf: spotName,
  payRows: (text, common) => [
    ...ROWS.map((spot) => ({ name: rowName(spot, text), pays: common('toOne', { odds: sicBoPays(spot) }), spot })),
    { name: text('single'), pays: common('toOne', { odds: text('singles') }), spot: `single:${FACES[0]}` },
  ],
  rules: (text) => [h('p', {}, text('rule')), h('p', {}, text('spots'))],
  result: (view) =>
    h(
      'span',
      { class: `result-dice${isTriple(view) ? ' is-triple' : ''}` },
      ...view.dice.map((die) => h('span', { class: 'mini-die' }, pips(die))),
      String(totalOf(view)),
    ),
});

function rowName(spot: string, text: Text<Id>): string {
  const [kind = '', named] = spot.split(':');
  if (kind === 'total') return `${text('total')} ${named}, ${21 - Number(named)}`;
  return text(kind as Id);
}
