import type { RouletteRules } from '../../../protocol.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { numberTile } from './describe.ts';
import { colorOf } from './wheel-art.ts';

const KEPT = 16;

export type Results = {
  add: (number: number) => void;
  /** Shows the latest number, large, beside the wheel; null removes it. */
  announce: (number: number | null, win: string | null) => void;
};

/** The strip of the last numbers, newest first. */
export function createResults({ free, translator, game }: Shell, rules: RouletteRules): Results {
  const strip = h('ol', { class: 'results', 'aria-label': translator.text('results') });
  const plate = h('div', { class: 'result-plate', hidden: true, role: 'status' });
  free.append(strip, plate);
  const tile = (number: number) => h('li', {}, numberTile(number, colorOf(rules, number), translator));
  for (const round of game.recent.slice(0, KEPT)) {
    if (round.outcome?.engine === 'roulette') strip.append(tile(round.outcome.number));
  }
  return {
    add: (number) => {
      strip.prepend(tile(number));
      while (strip.children.length > KEPT) strip.lastElementChild?.remove();
    },
    announce: (number, win) => {
      plate.hidden = number === null;
      if (number === null) return;
      plate.replaceChildren(
        numberTile(number, colorOf(rules, number), translator),
        h(
          'span',
          { class: 'result-words' },
          translator.text(colorOf(rules, number)),
          win === null ? null : h('b', { class: 'is-win' }, win),
        ),
      );
    },
  };
}
