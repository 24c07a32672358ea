import '../../styles/tower.css';
import * as z from 'zod/mini';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  FLOORS,
  LEVELS,
  MOST_FLOORS,
  tower,
  TowerBet,
  towerLadder,
  type TowerMove,
  type TowerView,
} from '../../../engines/tower/index.ts';
import { h } from '../../shell/dom.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { createTowerBoard } from './board.ts';
import { towerWords } from './words.ts';

type Id = keyof (typeof towerWords)['EN'];

/** A pagoda that is climbed floor by floor. */
export const towerGame = steppedGame<Id, TowerBet, TowerMove, readonly (readonly number[])[], TowerView>({
  name: 'tower',
  game: tower,
  words: towerWords,
  mostSteps: MOST_FLOORS,
  board: createTowerBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...LEVELS.flatMap((level) => [
      h('h3', {}, text('ladder', { level: text(level), ...FLOORS[level] })),
      ladderTable(
        [text('floors'), word('chance'), word('payout')],
        towerLadder(level).map(({ chance, multiplier }, index) => [
          String(index + 1),
          percentOf(Number(chance.num) / Number(chance.den)),
          `${showMultiplier(multiplier)}×`,
        ]),
      ),
    ]),
  ],
  summary: ({ entered, ghosts }, text) => [
    document.createTextNode(
      `${text('floors')}: ${entered.filter((window, floor) => !ghosts[floor]!.includes(window)).length}`,
    ),
  ],
  describe: (given, { entered, ghosts }, text) => [
    [text('level'), text(z.parse(TowerBet, given).level)],
    ...entered.map(
      (window, floor) =>
        [
          `${text('floors')} ${floor + 1}`,
          text(ghosts[floor]!.includes(window) ? 'ghost' : 'lit', { number: window + 1 }),
        ] as const,
    ),
  ],
});
