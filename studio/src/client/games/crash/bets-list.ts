import type { CrashPublicBet } from '../../../protocol.ts';
import { h, setText } from '../../shell/dom.ts';
import { icon } from '../../shell/icon.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CrashState } from './state.ts';

const SHOWN = 40;

export type BetsList = { element: HTMLElement; follow: (state: CrashState) => void };

/** Everybody's bets on the flight; rows are updated in place, because they change many times per second. */
export function createBetsList({ translator }: Shell): BetsList {
  const { text, money } = translator;
  const count = h('b', {}, '0');
  const empty = h('p', { class: 'empty' }, text('nobodyYet'));
  const body = h('tbody', {});
  const rows = Array.from({ length: SHOWN }, () => createRow());
  let shown: readonly CrashPublicBet[] = [];

  function createRow() {
    const player = h('td', {});
    const stake = h('td', {});
    const multiplier = h('td', {});
    const win = h('td', {});
    return { element: h('tr', {}, player, stake, multiplier, win), player, stake, multiplier, win };
  }

  return {
    element: h(
      'aside',
      { class: 'bets-list', 'aria-label': text('betsOfAll') },
      h('header', {}, icon('users'), h('span', {}, text('betsOfAll')), count),
      h(
        'div',
        { class: 'bets-scroll' },
        empty,
        h(
          'table',
          {},
          h(
            'thead',
            { class: 'visually-hidden' },
            h(
              'tr',
              {},
              ...[text('playerColumn'), text('stake'), text('multiplierColumn'), text('win')].map((name) =>
                h('th', {}, name),
              ),
            ),
          ),
          body,
        ),
      ),
    ),
    follow: ({ bets }) => {
      if (bets === shown) return;
      shown = bets;
      setText(count, String(bets.length));
      empty.hidden = bets.length > 0;
      rows.forEach((row, index) => {
        const bet = bets[index];
        if (!bet) return row.element.remove();
        setText(row.player, bet.player);
        setText(row.stake, money(bet.stake));
        setText(row.multiplier, bet.cashedOutAt === null ? '' : `${bet.cashedOutAt}×`);
        setText(row.win, bet.win === null || bet.cashedOutAt === null ? '' : money(bet.win));
        row.element.className = bet.cashedOutAt === null ? '' : 'is-out';
        if (row.element.parentNode !== body) body.append(row.element);
      });
    },
  };
}
