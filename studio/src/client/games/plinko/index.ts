import '../../styles/plinko.css';
import * as z from 'zod/mini';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { plinko, PLINKO_RISKS, PlinkoBet, type PlinkoView, slotsOf } from '../../../engines/plinko/index.ts';
import { h } from '../../shell/dom.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable } from '../arcade/rungs.ts';
import { createPlinkoBoard } from './board.ts';
import { plinkoWords } from './words.ts';

type Id = keyof (typeof plinkoWords)['EN'];

/** A ball falls through rows of pins into a slot. */
export const plinkoGame = instantGame<Id, PlinkoBet, PlinkoView>({
  name: 'plinko',
  game: plinko,
  words: plinkoWords,
  board: createPlinkoBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...[8, 12, 16].flatMap((rows) => {
      const tables = PLINKO_RISKS.map((risk) => slotsOf({ rows, risk }));
      const half = Array.from({ length: Math.floor(rows / 2) + 1 }, (_, slot) => slot);
      return [
        h('h3', {}, text('table', { rows })),
        ladderTable(
          [text('slot', { slot: '' }), ...PLINKO_RISKS.map((risk) => word(risk))],
          half.map((slot) => [
            slot * 2 === rows ? `${slot + 1}` : `${slot + 1} / ${rows - slot + 1}`,
            ...tables.map((slots) => `${showMultiplier(slots[slot]!)}×`),
          ]),
        ),
      ];
    }),
  ],
  summary: ({ slot }, text) => [document.createTextNode(text('slot', { slot: slot + 1 }))],
  describe: (given, { path, slot }, text, word) => {
    const { rows, risk } = z.parse(PlinkoBet, given);
    return [
      [text('rows'), String(rows)],
      [word('risk'), word(risk)],
      [word('moves'), path.map((right) => (right === 1 ? '→' : '←')).join(' ')],
      [text('slot', { slot: '' }), `${slot + 1} / ${rows + 1}`],
    ];
  },
});
