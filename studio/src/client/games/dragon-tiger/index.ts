import '../../styles/table.css';
import '../../styles/dragon-tiger.css';
import {
  DRAGON_TIGER_PAYS,
  DRAGON_TIGER_SPOTS,
  dragonTiger,
  type DragonTigerSpot,
  type DragonTigerView,
  winnerOf,
} from '../../../engines/dragon-tiger/index.ts';
import { h } from '../../shell/dom.ts';
import { feltGame } from '../table/felt-game.ts';
import { createDuel, printFelt } from './board.ts';
import { dragonTigerWords } from './words.ts';

type Id = keyof (typeof dragonTigerWords)['EN'];

/** One card each. */
export const dragonTigerGame = feltGame<Id, DragonTigerView>({
  name: 'dragon-tiger',
  game: dragonTiger,
  words: dragonTigerWords,
  theatre: createDuel,
  print: printFelt,
  nameOf: (spot, text) => text(spot as DragonTigerSpot),
  payRows: (text, common) =>
    DRAGON_TIGER_SPOTS.map((spot) => ({
      name: text(spot),
      pays: common('toOne', { odds: DRAGON_TIGER_PAYS[spot] }),
      spot,
    })),
  rules: (text) => [h('p', {}, text('rule')), h('p', {}, text('ties'))],
  result: (view, text) => {
    const won = winnerOf(view);
    const sign = { dragon: 'signDragon', tiger: 'signTiger', tie: 'signTie' } as const;
    return h('span', { class: `side-bead is-${won}`, title: text(won) }, text(sign[won]));
  },
});
