import { type HandKind, MOST_COINS, type PokerVariant } from '../../../engines/video-poker/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { VideoPokerWord } from './words.ts';

export type PayScreen = {
  element: HTMLElement;
  /** The column of the coins that are played. */
  play: (coins: number) => void;
  /** The line of the hand; null: no paying hand. */
  light: (kind: HandKind | null, isPaid: boolean) => void;
};

/** The pay table of the machine: a line for each hand, a column for each number of coins. */
export function createPayScreen({ lines }: PokerVariant, text: Text<VideoPokerWord>): PayScreen {
  const columns = Array.from({ length: MOST_COINS }, (_, index) => index + 1);
  const rows = lines.map(({ kind, pays }) => ({
    kind,
    element: h(
      'tr',
      {},
      h('th', { scope: 'row' }, text(kind)),
      ...columns.map((coins) => h('td', { 'data-coins': coins }, String(pays * coins))),
    ),
  }));
  const element = h(
    'table',
    { class: 'vp-pays' },
    h(
      'thead',
      { class: 'only-heard' },
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, text('hand')),
        ...columns.map((coins) => h('th', { scope: 'col' }, text('coinsOf', { coins }))),
      ),
    ),
    h('tbody', {}, ...rows.map((row) => row.element)),
  );
  return {
    element,
    play: (coins) => {
      for (const cell of element.querySelectorAll<HTMLElement>('td'))
        cell.classList.toggle('is-played', Number(cell.dataset['coins']) === coins);
    },
    light: (kind, isPaid) => {
      for (const row of rows) {
        row.element.classList.toggle('is-lit', row.kind === kind);
        row.element.classList.toggle('is-paid', row.kind === kind && isPaid);
      }
    },
  };
}
