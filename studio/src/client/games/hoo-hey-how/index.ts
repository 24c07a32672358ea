import '../../styles/table.css';
import '../../styles/dice-cup.css';
import '../../styles/hoo-hey-how.css';
import {
  ANY_TRIPLE_PAYS,
  hooHeyHow,
  type HooHeyHowView,
  PAIR_PAYS,
  pictureOf,
  TRIPLE_PAYS,
} from '../../../engines/hoo-hey-how/index.ts';
import { h } from '../../shell/dom.ts';
import { feltGame } from '../table/felt-game.ts';
import { createCup, printFelt, spotName } from './board.ts';
import { drawPicture } from './picture.ts';
import { hooHeyHowWords } from './words.ts';

type Id = keyof (typeof hooHeyHowWords)['EN'];

/** Fish, prawn, crab. */
export const hooHeyHowGame = feltGame<Id, HooHeyHowView>({
  name: 'hoo-hey-how',
  game: hooHeyHow,
  words: hooHeyHowWords,
  theatre: createCup,
  print: printFelt,
  nameOf: spotName,
  payRows: (text, common) => [
    { name: text('picture'), pays: common('toOne', { odds: text('odds') }), spot: 'fish' },
    { name: text('pair'), pays: common('toOne', { odds: PAIR_PAYS }), spot: 'pair:crab+fish' },
    { name: text('triple'), pays: common('toOne', { odds: TRIPLE_PAYS }), spot: 'triple:fish' },
    { name: text('any-triple'), pays: common('toOne', { odds: ANY_TRIPLE_PAYS }), spot: 'any-triple' },
  ],
  rules: (text) => [h('p', {}, text('rule'))],
  result: ({ dice }) => h('span', { class: 'result-dice' }, ...dice.map((die) => drawPicture(pictureOf(die)))),
});
