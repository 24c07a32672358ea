import '../../styles/keno.css';
import * as z from 'zod/mini';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { hitChance, keno, KenoBet, kenoPays, type KenoView, MOST_PICKS } from '../../../engines/keno/index.ts';
import { h } from '../../shell/dom.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { createKenoBoard } from './board.ts';
import { kenoWords } from './words.ts';

type Id = keyof (typeof kenoWords)['EN'];

/** Ten of forty numbers. */
export const kenoGame = instantGame<Id, KenoBet, KenoView>({
  name: 'keno',
  game: keno,
  words: kenoWords,
  board: createKenoBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    ...Array.from({ length: MOST_PICKS }, (_, index) => index + 1).flatMap((picks) => [
      h('h3', {}, text('table', { picks })),
      ladderTable(
        [text('hitsName'), word('chance'), word('payout')],
        kenoPays(picks).flatMap((multiplier, hits) => {
          const { num, den } = hitChance(picks, hits);
          return multiplier === 0
            ? []
            : [[String(hits), percentOf(Number(num) / Number(den)), `${showMultiplier(multiplier)}×`]];
        }),
      ),
    ]),
  ],
  summary: ({ hits }, text) => [document.createTextNode(`${text('hitsName')}: ${hits.length}`)],
  describe: (given, { drawn, hits }, text) => [
    [text('picks'), z.parse(KenoBet, given).picks.join(', ')],
    [text('drawn'), drawn.join(', ')],
    [text('hitsName'), hits.join(', ') || '—'],
  ],
});
