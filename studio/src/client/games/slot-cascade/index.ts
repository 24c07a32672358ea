import '../../styles/slot-cascade.css';
import { type CascadeGame, clusterDrop, clusterStorm } from '../../../engines/slot-cascade/index.ts';
import { h } from '../../shell/dom.ts';
import type { Engine } from '../engine.ts';
import { awardsRule } from '../slot-kinds/awards.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';

export const clusterDropGame = cascadeGame('cluster-drop', clusterDrop);
export const clusterStormGame = cascadeGame('cluster-storm', clusterStorm);

/** No reels: stones that fall into a glass, and the ladder of multipliers that each fall climbs. */
function cascadeGame(name: 'cluster-drop' | 'cluster-storm', game: CascadeGame): Engine {
  const { columns, rows, awards } = game.slot;
  const rungs = [...new Set(game.ladder)];
  const look: KindLook = {
    kind: 'cascade',
    falls: true,
    rest: restingGrid(columns, rows),
    head: ({ text }) => {
      const parts = rungs.map((times) => h('i', {}, `×${times}`));
      const light = (multiplier: number) => {
        const now = rungs.indexOf(multiplier);
        for (const [index, part] of parts.entries()) {
          part.classList.toggle('is-on', index === now);
          part.classList.toggle('is-past', index < now);
        }
      };
      light(rungs[0]!);
      return {
        element: h('div', { class: 'kind-head cascade-head', role: 'img', 'aria-label': text('ladder') }, ...parts),
        rest: () => light(rungs[0]!),
        before: ({ multiplier }) => light(multiplier),
      };
    },
    tell: ({ count }, text) => text('wonCluster', { count }),
    rules: (text) => [
      text('ruleCascade'),
      text('rungs', { ladder: game.ladder.map((times) => `×${times}`).join(' ') }),
      ...(Object.keys(awards).length > 0 ? [awardsRule(text, awards), text('ruleCascadeFree')] : []),
    ],
  };
  return kindGame(name, game, look);
}
