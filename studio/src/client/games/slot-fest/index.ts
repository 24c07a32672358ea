import '../../styles/slot-fest.css';
import { FEST_LADDER, freeSpinsFest } from '../../../engines/slot-fest/index.ts';
import { h } from '../../shell/dom.ts';
import { awardsRule } from '../slot-kinds/awards.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';

const { columns, rows, awards } = freeSpinsFest.slot;
const RUNGS = [...new Set<number>(FEST_LADDER)];

/** A stage of bulbs under bunting; in free spins the pennants light one after another. */
const look: KindLook = {
  kind: 'fest',
  falls: false,
  rest: restingGrid(columns, rows),
  head: ({ text }) => {
    const pennants = RUNGS.map((times) => h('i', {}, h('b', {}, `×${times}`)));
    const light = (multiplier: number) => {
      for (const [index, pennant] of pennants.entries()) pennant.classList.toggle('is-on', RUNGS[index]! <= multiplier);
    };
    return {
      element: h('div', { class: 'kind-head fest-head', role: 'img', 'aria-label': text('ladder') }, ...pennants),
      rest: () => light(0),
      before: ({ phase, multiplier }) => light(phase === 'free' ? multiplier : 0),
    };
  },
  tell: ({ count }, text) => text('wonLine', { count }),
  rules: (text) => [text('ruleFest'), awardsRule(text, awards)],
};

export const freeSpinsFestGame = kindGame('free-spins-fest', freeSpinsFest, look);
