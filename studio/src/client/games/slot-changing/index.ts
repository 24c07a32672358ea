import '../../styles/slot-changing.css';
import { changingReels, MOST_ROWS } from '../../../engines/slot-changing/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { awardsRule } from '../slot-kinds/awards.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';

const { columns, awards } = changingReels.slot;
const RESTING_ROWS = [4, 5, MOST_ROWS, 6, 5, 4] as const;

/** Reels of unequal height side by side, and a counter that says how many ways this spin has. */
const look: KindLook = {
  kind: 'changing',
  falls: false,
  rest: restingGrid(columns, MOST_ROWS).map((column, at) => column.slice(0, RESTING_ROWS[at])),
  head: ({ text }) => {
    const count = h('b', {}, '—');
    const multiplier = h('i', { hidden: true });
    return {
      element: h('div', { class: 'kind-head changing-head' }, count, h('span', {}, text('ways')), multiplier),
      rest: () => setText(count, '· · ·'),
      before: ({ phase, multiplier: times }) => {
        multiplier.hidden = phase !== 'free';
        setText(multiplier, `×${times}`);
      },
      after: ({ grid }) => setText(count, grid.reduce((ways, column) => ways * column.length, 1).toLocaleString('en')),
    };
  },
  tell: ({ count, ways }, text) => text('wonWays', { count, ways: ways.toLocaleString('en') }),
  rules: (text) => [text('ruleChanging'), awardsRule(text, awards)],
};

export const changingReelsGame = kindGame('changing-reels', changingReels, look);
