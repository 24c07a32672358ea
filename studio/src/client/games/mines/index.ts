import '../../styles/mines.css';
import {
  mines,
  type MinesBet,
  type MinesMove,
  minesLadder,
  type MinesView,
  TILES,
} from '../../../engines/mines/index.ts';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { h } from '../../shell/dom.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { createMinesBoard } from './board.ts';
import { minesWords } from './words.ts';

type Id = keyof (typeof minesWords)['EN'];

/** Mines lie under some of 25 tiles; every gem found is worth more. */
export const minesGame = steppedGame<Id, MinesBet, MinesMove, readonly number[], MinesView>({
  name: 'mines',
  game: mines,
  words: minesWords,
  mostSteps: 10,
  board: createMinesBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...[1, 3, 5, 10].flatMap((count) => [
      h('h3', {}, text('ladder', { mines: count })),
      h(
        'div',
        { class: 'pay-scroll' },
        ladderTable(
          [text('tiles'), word('chance'), word('payout')],
          minesLadder(count).map(({ chance, multiplier }, index) => [
            String(index + 1),
            percentOf(Number(chance.num) / Number(chance.den)),
            `${showMultiplier(multiplier)}×`,
          ]),
        ),
      ),
    ]),
  ],
  summary: ({ opened }, text) => [document.createTextNode(`${text('tiles')}: ${opened.length}`)],
  describe: (bet, { opened, mines: mined }, text, word) => [
    [text('mines'), `${(bet as MinesBet).mines} / ${TILES}`],
    [word('moves'), opened.map((tile) => tile + 1).join(', ') || '—'],
    [text('board'), mined ? mined.map((tile) => tile + 1).join(', ') : '—'],
  ],
});
