import '../../styles/limbo.css';
import * as z from 'zod/mini';
import { chanceOf, limbo, LimboBet, type LimboView } from '../../../engines/limbo/index.ts';
import { h } from '../../shell/dom.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { createLimboBoard } from './board.ts';
import { showHeight } from './height.ts';
import { limboWords } from './words.ts';

type Id = keyof (typeof limboWords)['EN'];

/** A lantern that rises over a rope, or does not. */
export const limboGame = instantGame<Id, LimboBet, LimboView>({
  name: 'limbo',
  game: limbo,
  words: limboWords,
  board: createLimboBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    h('h3', {}, text('examples')),
    ladderTable(
      [text('target'), word('chance')],
      [101, 150, 200, 300, 500, 1_000, 10_000, 100_000, 1_000_000].map((target) => {
        const { num, den } = chanceOf(target);
        return [`${showHeight(target)}×`, percentOf(Number(num) / Number(den))];
      }),
    ),
  ],
  summary: ({ height }, text) => [document.createTextNode(`${text('height')} ${showHeight(height)}×`)],
  describe: (given, { height }, text) => [
    [text('target'), `${showHeight(z.parse(LimboBet, given).target)}×`],
    [text('height'), `${showHeight(height)}×`],
  ],
});
