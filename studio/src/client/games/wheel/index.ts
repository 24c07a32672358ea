import '../../styles/wheel.css';
import * as z from 'zod/mini';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { wheel, WHEEL_RISKS, WheelBet, type WheelView, WHEELS } from '../../../engines/wheel/index.ts';
import { h } from '../../shell/dom.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable } from '../arcade/rungs.ts';
import { createWheelBoard } from './board.ts';
import { wheelWords } from './words.ts';

type Id = keyof (typeof wheelWords)['EN'];

/** A wheel of fortune with three faces. */
export const wheelGame = instantGame<Id, WheelBet, WheelView>({
  name: 'wheel',
  game: wheel,
  words: wheelWords,
  board: createWheelBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...WHEEL_RISKS.flatMap((risk) => {
      const all = WHEELS[risk];
      const kinds = [...new Set(all)].toSorted((a, b) => b - a);
      return [
        h('h3', {}, text('table', { risk: word(risk), segments: all.length })),
        ladderTable(
          [word('payout'), text('share')],
          kinds.map((kind) => [
            `${showMultiplier(kind)}×`,
            text('segments', { count: all.filter((each) => each === kind).length, all: all.length }),
          ]),
        ),
      ];
    }),
  ],
  summary: ({ segment }, text) => [document.createTextNode(`${text('segment')} ${segment + 1}`)],
  describe: (given, { segment }, text, word) => {
    const { risk } = z.parse(WheelBet, given);
    return [
      [word('risk'), word(risk)],
      [text('segment'), `${segment + 1} / ${WHEELS[risk].length} · ${showMultiplier(WHEELS[risk][segment]!)}×`],
    ];
  },
});
