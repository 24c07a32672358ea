import '../../styles/dice.css';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { dice, DiceBet, diceMultiplier, type DiceView, splitOf } from '../../../engines/dice/index.ts';
import * as z from 'zod/mini';
import { h } from '../../shell/dom.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { createDiceBoard } from './board.ts';
import { showRoll } from './roll.ts';
import { diceWords } from './words.ts';

type Id = keyof (typeof diceWords)['EN'];

/** One number over or under a mark. */
export const diceGame = instantGame<Id, DiceBet, DiceView>({
  name: 'dice',
  game: dice,
  words: diceWords,
  board: createDiceBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    h('h3', {}, text('examples')),
    ladderTable(
      [word('chance'), word('payout')],
      [9_500, 7_500, 4_900, 2_500, 1_000, 500, 100].map((winning) => [
        percentOf(winning / 10_000),
        `${showMultiplier(diceMultiplier(winning))}×`,
      ]),
    ),
  ],
  summary: ({ roll }, text) => [document.createTextNode(text('roll', { roll: showRoll(roll) }))],
  describe: (given, { roll }, text, word) => {
    const bet = z.parse(DiceBet, given);
    return [
      [word('choice'), `${text(bet.side)} ${showRoll(splitOf(bet))}`],
      [text('rolled'), showRoll(roll)],
    ];
  },
});
