import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import type { Coin, KindStep, KindWin } from '../../../engines/slot-kinds/view.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import type { SlotSkin } from '../../skins/skin.ts';
import { move, pause } from '../arcade/motion.ts';
import { decorationRandom } from '../random.ts';
import type { KindWord } from './words.ts';
import { blurredPicture, kindPicture } from './pictures.ts';

type Grid = KindStep['grid'];

export type KindWindow = {
  element: HTMLElement;
  place: (grid: Grid, coins?: readonly Coin[]) => void;
  /** Sets all reels but these in motion. */
  start: (held?: readonly number[]) => void;
  /** Lets them stop from left to right. */
  land: (step: KindStep, isFast: boolean, held?: readonly number[]) => Promise<void>;
  /** Drops the next board after the wins have vanished. */
  fall: (wins: readonly KindWin[], grid: Grid, isFast: boolean) => Promise<void>;
  /** New coins appear; the others stay. */
  hold: (before: readonly Coin[], coins: readonly Coin[], isFast: boolean) => Promise<void>;
  mark: (wins: readonly KindWin[]) => void;
  clear: () => void;
};

type Parts = {
  columns: number;
  rows: number;
  skin: SlotSkin;
  shell: Shell;
  word: (id: KindWord) => string;
  /** Symbols fall onto the board, instead of turning on reels. */
  falls: boolean;
};

const STRIP = ['h1', 'l3', 'h2', 'l1', 'h4', 'l5', 'h3', 'l2'] as const;
const SPIN_MS = 460;

/** The reels as elements of the page: columns of cells, which may differ in number. */
export function createWindow({ columns, rows, skin, shell, word, falls }: Parts): KindWindow {
  const { audio, isCalm, translator } = shell;
  const tags: Readonly<Record<string, string>> = { wild: translator.text('wild'), scatter: translator.text('scatter') };
  const places = Array.from({ length: columns }, () => h('div', { class: 'kw-column' }));
  const reels = places.map((place) => {
    const cells = h('div', { class: 'kw-cells' });
    place.append(cells);
    return cells;
  });
  const element = h('div', { class: 'kw', role: 'img', 'aria-label': word('board') }, ...places);
  element.style.setProperty('--columns', String(columns));
  element.style.setProperty('--rows', String(rows));
  const strips = new Map<number, HTMLElement>();

  function cell(symbol: string, coin: Coin | undefined): HTMLElement {
    if (coin) return h('div', { class: 'kw-cell is-coin' }, coinPicture(coin, word));
    if (symbol === 'empty') return h('div', { class: 'kw-cell is-empty' });
    const tag = tags[symbol];
    return h(
      'div',
      { class: `kw-cell is-${symbol}` },
      kindPicture(skin, symbol),
      tag === undefined ? null : h('b', { class: 'kw-tag', 'aria-hidden': 'true' }, tag),
    );
  }

  function fill(at: number, column: readonly string[], coins: readonly Coin[] = []): void {
    const found = (row: number) => coins.find(({ cell: [x, y] }) => x === at && y === row);
    reels[at]!.replaceChildren(...column.map((symbol, row) => cell(symbol, found(row))));
    places[at]!.dataset['rows'] = String(column.length);
    places[at]!.classList.toggle(
      'is-wild',
      column.every((symbol) => symbol === 'wild'),
    );
  }

  function clear(): void {
    element.classList.remove('has-wins');
    for (const won of element.querySelectorAll('.is-won')) won.classList.remove('is-won');
  }

  function turn(at: number): void {
    const shift = Math.floor(decorationRandom() * STRIP.length);
    const pictures = Array.from({ length: 2 * STRIP.length }, (_, index) =>
      blurredPicture(skin, STRIP[(index + shift) % STRIP.length]!),
    );
    const strip = h('div', { class: 'kw-strip', 'aria-hidden': 'true' }, ...pictures);
    places[at]!.append(strip);
    places[at]!.classList.add('is-turning');
    strip.animate([{ transform: 'translateY(-50%)' }, { transform: 'translateY(0)' }], {
      duration: SPIN_MS,
      iterations: Infinity,
    });
    strips.set(at, strip);
  }

  function stop(at: number): void {
    strips.get(at)?.remove();
    strips.delete(at);
    places[at]!.classList.remove('is-turning');
  }

  async function drop(at: number, distances: readonly number[], isFast: boolean): Promise<void> {
    if (isCalm) return;
    const cells = [...reels[at]!.children];
    await Promise.all(
      cells.map((each, row) => {
        const far = distances[row]!;
        if (far === 0) return undefined;
        return move(
          each,
          [
            { transform: `translateY(${-far * 100}%)` },
            { transform: 'translateY(0)', offset: 0.72 },
            { transform: 'translateY(-7%)', offset: 0.84 },
            { transform: 'translateY(0)' },
          ],
          { ms: (isFast ? 170 : 300) + far * (isFast ? 14 : 34), easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
        );
      }),
    );
  }

  return {
    element,
    clear,
    place: (grid, coins) => {
      for (const [at, column] of grid.entries()) {
        stop(at);
        fill(at, column, coins);
      }
    },
    start: (held = []) => {
      clear();
      if (isCalm) return;
      for (let at = 0; at < columns; at += 1) {
        if (held.includes(at)) continue;
        if (falls) {
          for (const each of reels[at]!.children)
            each.animate([{}, { transform: `translateY(${rows * 110}%)`, opacity: 0.4 }], {
              duration: 260,
              delay: at * 26,
              easing: 'ease-in',
              fill: 'forwards',
            });
        } else turn(at);
      }
    },
    land: async ({ grid, coins }, isFast, held = []) => {
      const each = isFast ? 30 : 130;
      await pause(isCalm ? 60 : isFast ? 120 : falls ? 300 : 420);
      await Promise.all(
        grid.map(async (column, at) => {
          if (held.includes(at)) return;
          await pause(isCalm ? 0 : at * each);
          stop(at);
          fill(at, column, coins);
          if (!isFast || at === columns - 1) audio.play('reelStop', at);
          if (column.includes('scatter')) audio.play('scatter', at);
          if (falls)
            return drop(
              at,
              column.map(() => rows),
              isFast,
            );
          if (isCalm) return;
          await move(
            reels[at]!,
            [{ transform: 'translateY(-34%)' }, { transform: 'translateY(5%)', offset: 0.6 }, { transform: 'none' }],
            { ms: isFast ? 150 : 300 },
          );
        }),
      );
    },
    fall: async (wins, grid, isFast) => {
      const gone = new Set(wins.flatMap(({ cells }) => cells.map((at) => at.join('/'))));
      const going = [...gone].map((key) => {
        const [at = 0, row = 0] = key.split('/').map(Number);
        return reels[at]!.children[row]!;
      });
      audio.play('coin', wins.length);
      if (!isCalm)
        await Promise.all(
          going.map((each) =>
            move(each, [{}, { transform: 'scale(1.25)', offset: 0.3 }, { transform: 'scale(0)', opacity: 0 }], {
              ms: isFast ? 130 : 260,
              fill: 'forwards',
            }),
          ),
        );
      clear();
      await Promise.all(
        grid.map((column, at) => {
          const left = column.flatMap((_, row) => (gone.has(`${at}/${row}`) ? [] : [row]));
          const fresh = column.length - left.length;
          fill(at, column);
          return drop(
            at,
            column.map((_, row) => (row < fresh ? fresh : row - left[row - fresh]!)),
            isFast,
          );
        }),
      );
      audio.play('reelStop', 2);
    },
    hold: async (before, coins, isFast) => {
      const known = new Set(before.map(({ cell: at }) => at.join('/')));
      await pause(isFast ? 90 : 620);
      for (const coin of coins) {
        const [at, row] = coin.cell;
        if (known.has(coin.cell.join('/'))) continue;
        const fresh = cell('coin', coin);
        reels[at]!.children[row]!.replaceWith(fresh);
        audio.play('scatter', row + at);
        if (isCalm) continue;
        await move(
          fresh,
          [{ transform: 'translateY(-90%) scale(0.7)', opacity: 0 }, { transform: 'scale(1.16)' }, {}],
          {
            ms: isFast ? 110 : 300,
          },
        );
      }
    },
    mark: (wins) => {
      element.classList.toggle('has-wins', wins.length > 0);
      for (const { cells } of wins) for (const [at, row] of cells) reels[at]!.children[row]?.classList.add('is-won');
    },
  };
}

/** A coin with what it pays: of the stake, or the name of its prize. */
export function coinPicture({ value, prize }: Coin, word: (id: KindWord) => string): HTMLElement {
  const text = prize ? word(prize) : `${showMultiplier(value).replace(/\.00$/, '')}×`;
  return h('span', { class: prize ? `kw-coin is-${prize}` : 'kw-coin' }, h('b', {}, text));
}
