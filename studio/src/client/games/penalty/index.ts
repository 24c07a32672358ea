import '../../styles/penalty.css';
import * as z from 'zod/mini';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  KEEPERS,
  penalty,
  PenaltyBet,
  penaltyLadder,
  type PenaltyMove,
  type PenaltyView,
  type Zone,
} from '../../../engines/penalty/index.ts';
import { h } from '../../shell/dom.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { createPenaltyBoard } from './board.ts';
import { penaltyWords } from './words.ts';

type Id = keyof (typeof penaltyWords)['EN'];

/** Five shots at a keeper. */
export const penaltyGame = steppedGame<Id, PenaltyBet, PenaltyMove, readonly (readonly Zone[])[], PenaltyView>({
  name: 'penalty',
  game: penalty,
  words: penaltyWords,
  mostSteps: 5,
  board: createPenaltyBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...KEEPERS.flatMap((keeper) => [
      h('h3', {}, text('ladder', { keeper: text(keeper) })),
      ladderTable(
        [text('goals'), word('chance'), word('payout')],
        penaltyLadder(keeper).map(({ chance, multiplier }, index) => [
          String(index + 1),
          percentOf(Number(chance.num) / Number(chance.den)),
          `${showMultiplier(multiplier)}×`,
        ]),
      ),
    ]),
  ],
  summary: ({ shots }, text) => [
    document.createTextNode(`${text('goals')}: ${shots.filter(({ isGoal }) => isGoal).length} / ${shots.length}`),
  ],
  describe: (given, { shots }, text, word) => [
    [text('keeper'), text(z.parse(PenaltyBet, given).keeper)],
    ...shots.map(
      ({ zone, isGoal }, index) =>
        [`${word('moves')} ${index + 1}`, text(isGoal ? 'goal' : 'saved', { zone: text(zone) })] as const,
    ),
  ],
});
