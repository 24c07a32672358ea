import '../../styles/slot-wilds.css';
import { expandingWilds, WILD_REELS } from '../../../engines/slot-wilds/index.ts';
import { h } from '../../shell/dom.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';

const { columns, rows } = expandingWilds.slot;

/** Between two curtains of light: a wild grows over its reel and stays; a lamp above each reel says that it can. */
const look: KindLook = {
  kind: 'wilds',
  falls: false,
  rest: restingGrid(columns, rows),
  head: ({ text }) => {
    const lamps = Array.from({ length: columns }, (_, at) =>
      h('i', { class: WILD_REELS.some((reel) => reel === at) ? 'is-wild' : '' }),
    );
    const light = (held: readonly number[]) => {
      for (const [at, lamp] of lamps.entries()) lamp.classList.toggle('is-on', held.includes(at));
    };
    return {
      element: h('div', { class: 'kind-head wilds-head', role: 'img', 'aria-label': text('respins') }, ...lamps),
      rest: () => light([]),
      after: ({ held }) => light(held),
    };
  },
  tell: ({ count }, text) => text('wonLine', { count }),
  rules: (text) => [text('ruleWilds')],
};

export const expandingWildsGame = kindGame('expanding-wilds', expandingWilds, look);
