import '../../styles/slot-ways.css';
import { ways1024, ways243, type WaysGame } from '../../../engines/slot-ways/index.ts';
import { h } from '../../shell/dom.ts';
import type { Engine } from '../engine.ts';
import { awardsRule } from '../slot-kinds/awards.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';

export const ways243Game = waysGame('ways-243', ways243);
export const ways1024Game = waysGame('ways-1024', ways1024);

/** A tall lacquer frame between two banners that say how many ways there are; the ways of a win are lit. */
function waysGame(name: 'ways-243' | 'ways-1024', game: WaysGame): Engine {
  const { columns, rows, awards } = game.slot;
  const ways = (rows ** columns).toLocaleString('en');
  const look: KindLook = {
    kind: 'ways',
    falls: false,
    rest: restingGrid(columns, rows),
    head: ({ text }) => {
      const banner = (side: string) =>
        h(
          'div',
          { class: `ways-banner is-${side}`, 'aria-hidden': 'true' },
          h('b', {}, ways),
          h('small', {}, text('ways')),
        );
      return {
        element: h('div', { class: 'kind-head ways-head' }, h('b', {}, ways), h('span', {}, text('ways'))),
        left: banner('left'),
        right: banner('right'),
      };
    },
    tell: ({ count, ways: won }, text) => text('wonWays', { count, ways: won }),
    rules: (text) => [text('ruleWays', { multiplier: game.freeMultiplier }), awardsRule(text, awards)],
  };
  return kindGame(name, game, look);
}
