import '../../styles/slot-hold.css';
import { holdBlaze, type HoldGame, holdWin, PRIZES, RESPINS } from '../../../engines/slot-hold/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { Engine } from '../engine.ts';
import { kindGame } from '../slot-kinds/kind-game.ts';
import type { KindLook } from '../slot-kinds/look.ts';
import { restingGrid } from '../../../engines/slot-kinds/resting.ts';
import type { KindWord } from '../slot-kinds/words.ts';

export const holdWinGame = holdGame('hold-win', holdWin);
export const holdBlazeGame = holdGame('hold-blaze', holdBlaze);

const NAMES = ['grand', 'major', 'minor', 'mini'] as const satisfies readonly KindWord[];

/** Four prizes above a board of fifteen sockets; in the feature, three lamps count the respins. */
function holdGame(name: 'hold-win' | 'hold-blaze', game: HoldGame): Engine {
  const { columns, rows } = game.slot;
  const stakes = { ...PRIZES, grand: game.grand };
  const look: KindLook = {
    kind: 'hold',
    falls: false,
    rest: restingGrid(columns, rows),
    head: ({ text }) => {
      const shown = NAMES.map((prize) => ({ prize, amount: h('b', {}) }));
      const prizes = shown.map(({ prize, amount }) =>
        h('div', { class: `hold-prize is-${prize}` }, h('small', {}, text(prize)), amount),
      );
      const lamps = Array.from({ length: RESPINS }, () => h('i', {}));
      const respins = h('div', { class: 'hold-respins' }, h('span', {}, text('respins')), ...lamps);
      const light = (left: number) => {
        for (const [index, lamp] of lamps.entries()) lamp.classList.toggle('is-on', index < left);
      };
      return {
        element: h('div', { class: 'kind-head hold-head' }, h('div', { class: 'hold-prizes' }, ...prizes), respins),
        refresh: (amountOf) => {
          const all = shown.map(({ prize }) => amountOf(stakes[prize] * 10_000));
          const letters = Math.max(...all.map(({ length }) => length));
          for (const [index, { amount }] of shown.entries()) {
            setText(amount, all[index]!);
            amount.style.setProperty('--letters', String(letters));
          }
        },
        rest: () => light(0),
        before: ({ phase }) => (phase === 'respin' ? undefined : light(0)),
        after: ({ phase, held, coins }) => {
          if (phase === 'respin') light(held[0] ?? 0);
          else if (coins.length >= 6) light(RESPINS);
        },
      };
    },
    tell: ({ count }, text) => text('wonLine', { count }),
    rules: (text) => [
      text('ruleHold'),
      NAMES.map((prize) => `${text(prize)}: ${text('stakes', { count: stakes[prize].toLocaleString('en') })}`).join(
        ' · ',
      ),
    ],
  };
  return kindGame(name, game, look);
}
