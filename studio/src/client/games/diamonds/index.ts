import '../../styles/diamonds.css';
import * as z from 'zod/mini';
import {
  ALL_DRAWS,
  DIAMOND_PAYS,
  DIAMOND_RISKS,
  diamonds,
  DiamondsBet,
  type DiamondsView,
  DRAWS,
  handOf,
  HANDS,
} from '../../../engines/diamonds/index.ts';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { h } from '../../shell/dom.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { createDiamondsBoard } from './board.ts';
import { gemName } from './gem-name.ts';
import { diamondsWords } from './words.ts';

type Id = keyof (typeof diamondsWords)['EN'];

/** Five gems whose likeness pays. */
export const diamondsGame = instantGame<Id, DiamondsBet, DiamondsView>({
  name: 'diamonds',
  game: diamonds,
  words: diamondsWords,
  board: createDiamondsBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...DIAMOND_RISKS.flatMap((risk) => [
      h('h3', {}, text('table', { risk: word(risk) })),
      ladderTable(
        [text('hand'), word('chance'), word('payout')],
        HANDS.map((hand) => [
          text(hand),
          percentOf(DRAWS[hand] / ALL_DRAWS),
          `${showMultiplier(DIAMOND_PAYS[risk][hand])}×`,
        ]),
      ),
    ]),
  ],
  summary: ({ gems }, text) => [document.createTextNode(text(handOf(gems)))],
  describe: (given, { gems }, text, word) => [
    [word('risk'), word(z.parse(DiamondsBet, given).risk)],
    [text('gems'), gems.map((gem) => text(gemName(gem))).join(', ')],
    [text('hand'), text(handOf(gems))],
  ],
});
