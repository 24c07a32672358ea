import '../../styles/table.css';
import '../../styles/american-roulette.css';
import {
  americanRoulette,
  americanSpot,
  type AmericanView,
  colourOf,
  pocketName,
} from '../../../engines/american-roulette/index.ts';
import { h } from '../../shell/dom.ts';
import { feltGame } from '../table/felt-game.ts';
import { createWheel, printFelt, spotName } from './board.ts';
import { americanRouletteWords } from './words.ts';

type Id = keyof (typeof americanRouletteWords)['EN'];

const ROWS: readonly (readonly [Id, string])[] = [
  ['straight', 'straight:17'],
  ['split', 'split:1-2'],
  ['street', 'street:1-2-3'],
  ['corner', 'corner:1-2-4-5'],
  ['six-line', 'six-line:1-2-3-4-5-6'],
  ['top-line', 'top-line'],
  ['dozen', 'dozen:1'],
  ['column', 'column:1'],
  ['evenChance', 'red'],
];

/** Roulette with zero and double zero. */
export const americanRouletteGame = feltGame<Id, AmericanView>({
  name: 'american-roulette',
  game: americanRoulette,
  words: americanRouletteWords,
  theatre: createWheel,
  print: printFelt,
  nameOf: spotName,
  payRows: (text, common) =>
    ROWS.map(([id, spot]) => ({ name: text(id), pays: common('toOne', { odds: americanSpot(spot).paysToOne }), spot })),
  rules: (text) => [h('p', {}, text('rule')), h('p', {}, text('spots'))],
  result: ({ pocket }) => h('span', { class: `side-bead is-${colourOf(pocket)}` }, pocketName(pocket)),
});
