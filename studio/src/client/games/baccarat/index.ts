import '../../styles/table.css';
import '../../styles/baccarat.css';
import {
  BACCARAT_PAYS,
  BACCARAT_SPOTS,
  baccarat,
  type BaccaratSpot,
  type BaccaratView,
  winnerOf,
} from '../../../engines/baccarat/index.ts';
import { h } from '../../shell/dom.ts';
import { feltGame } from '../table/felt-game.ts';
import { createHands, printFelt } from './board.ts';
import { baccaratWords } from './words.ts';

type Id = keyof (typeof baccaratWords)['EN'];

/** Player, banker or tie. */
export const baccaratGame = feltGame<Id, BaccaratView>({
  name: 'baccarat',
  game: baccarat,
  words: baccaratWords,
  theatre: createHands,
  print: printFelt,
  nameOf: (spot, text) => text(spot as BaccaratSpot),
  payRows: (text, common) =>
    BACCARAT_SPOTS.map((spot) => ({ name: text(spot), pays: common('toOne', { odds: BACCARAT_PAYS[spot] }), spot })),
  rules: (text) => [
    h('p', {}, text('rule')),
    h('h3', {}, text('thirdTitle')),
    h('p', {}, text('third')),
    h('p', {}, text('ties')),
  ],
  result: (view, text) => {
    const won = winnerOf(view);
    const sign = { player: 'signPlayer', banker: 'signBanker', tie: 'signTie' } as const;
    return h('span', { class: `side-bead is-${won}`, title: text(won) }, text(sign[won]));
  },
});
