import '../../styles/slot-classic.css';
import { CLASSIC_LINES, classicReels } from '../../../engines/slot-classic/index.ts';
import { h } from '../../shell/dom.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';

const { columns, rows } = classicReels.slot;

/** A cabinet of chrome: three paper reels, a lamp for each line, and a lever. */
const look: KindLook = {
  kind: 'classic',
  falls: false,
  rest: restingGrid(columns, rows),
  head: () => {
    const lamps = CLASSIC_LINES.map((_line, index) => h('i', {}, String(index + 1)));
    const lever = h('div', { class: 'classic-lever', 'aria-hidden': 'true' }, h('i', {}));
    return {
      element: h('div', { class: 'kind-head classic-head', 'aria-hidden': 'true' }, ...lamps),
      right: lever,
      rest: () => {
        for (const lamp of lamps) lamp.classList.remove('is-on');
        lever.classList.remove('is-pulled');
        // Reading its place begins the motion anew.
        void lever.offsetWidth;
        lever.classList.add('is-pulled');
      },
      after: ({ wins }) => {
        for (const [index, lamp] of lamps.entries()) {
          const line = CLASSIC_LINES[index]!.join();
          lamp.classList.toggle(
            'is-on',
            wins.some(({ cells }) => cells.map(([, row]) => row).join() === line),
          );
        }
      },
    };
  },
  tell: ({ count }, text) => text('wonLine', { count }),
  rules: (text) => [text('ruleClassic')],
};

export const classicReelsGame = kindGame('classic-reels', classicReels, look);
