import '../../styles/coin-flip.css';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  COIN_LADDER,
  coinFlip,
  type CoinFlipBet,
  type CoinFlipMove,
  type CoinFlipView,
  type Side,
} from '../../../engines/coin-flip/index.ts';
import { h } from '../../shell/dom.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { createCoinBoard } from './board.ts';
import { coinFlipWords } from './words.ts';

type Id = keyof (typeof coinFlipWords)['EN'];

/** Heads or tails, double after double. */
export const coinFlipGame = steppedGame<Id, CoinFlipBet, CoinFlipMove, readonly Side[], CoinFlipView>({
  name: 'coin-flip',
  game: coinFlip,
  words: coinFlipWords,
  mostSteps: 6,
  board: createCoinBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    h('h3', {}, text('ladder')),
    ladderTable(
      [text('calls'), word('chance'), word('payout')],
      COIN_LADDER.map(({ chance, multiplier }, index) => [
        String(index + 1),
        percentOf(Number(chance.num) / Number(chance.den)),
        `${showMultiplier(multiplier)}×`,
      ]),
    ),
  ],
  summary: ({ flips }, text) => [document.createTextNode(flips.map((side) => text(side)).join(', '))],
  describe: (_bet, { calls, flips }, text) => [
    [text('calls'), calls.map((side) => text(side)).join(', ') || '—'],
    [text('flips'), flips.map((side) => text(side)).join(', ') || '—'],
  ],
});
