import type { PaiGowView } from '../../../engines/pai-gow/index.ts';
import { kindOf, type PairRank, pipsOf, rankPair, settingOf, WAYS } from '../../../engines/pai-gow/tiles.ts';
import type { Text } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { pips } from '../table/dice.ts';
import { dealCard } from '../table/card.ts';
import type { FeltTable } from '../table/felt-game.ts';
import type { SteppedTheatre } from '../table/stepped-felt.ts';
import type { paiGowWords } from './words.ts';

type Id = keyof (typeof paiGowWords)['EN'];

function rankName({ name, points }: PairRank, text: Text<Id>): string {
  return name === 'points' ? text('points', { n: points }) : text(name);
}

/** A setting in words: the low hand, then the high one. */
export function settingName(tiles: readonly number[], way: number, text: Text<Id>): string {
  const { low, high } = settingOf(tiles.map(kindOf), way);
  return text('set', { low: rankName(low, text), high: rankName(high, text) });
}

export function tilesName(tiles: readonly number[]): string {
  return tiles.map((tile) => pipsOf(tile).join('-')).join(' ');
}

/** The tiles of a hand in the order of its way: the low pair, then the high one. */
function inOrder(tiles: readonly number[], way: number): number[] {
  const [a, b, c, d] = WAYS[way]!.map((place) => tiles[place]!) as [number, number, number, number];
  const isFirstLow = rankPair(kindOf(a), kindOf(b)).score < rankPair(kindOf(c), kindOf(d)).score;
  return isFirstLow ? [a, b, c, d] : [c, d, a, b];
}

/** The dealer's tiles above, the player's below; a set hand lies in two pairs. */
export function createTiles({ shell, text }: FeltTable<Id>): SteppedTheatre<PaiGowView> {
  const row = (label: string) => {
    const tiles = h('div', { class: 'row-cards tiles' });
    const note = h('em', { class: 'row-note' });
    const element = h('div', { class: 'row' }, h('div', { class: 'hand-head' }, h('span', {}, label), note), tiles);
    return { element, tiles, note };
  };
  const dealer = row(text('dealer'));
  const own = row(text('you'));
  let shown = '';

  function picture(tile: number | null): HTMLElement {
    if (tile === null)
      return h('span', { class: 'tile is-down', role: 'img', 'aria-label': text('covered') }, h('span', {}));
    const [a, b] = pipsOf(tile);
    return h(
      'span',
      { class: 'tile', role: 'img', 'aria-label': text('tile', { a, b }) },
      h('span', {}, pips(a), pips(b)),
    );
  }

  return {
    element: h(
      'div',
      { class: 'theatre theatre-rows' },
      dealer.element,
      h('p', { class: 'print-line' }, text('print')),
      own.element,
    ),
    show: async (view, isOver, isFast) => {
      own.element.classList.remove('is-winner');
      setText(own.note, '');
      setText(dealer.note, '');
      const name = view.player.join();
      if (shown !== name) {
        own.tiles.classList.remove('is-set');
        dealer.tiles.classList.remove('is-set');
        own.tiles.replaceChildren();
        dealer.tiles.replaceChildren();
        for (const tile of view.player) {
          if (!isFast) shell.audio.play('click');
          await dealCard(picture(tile), own.tiles, isFast);
          await dealCard(picture(null), dealer.tiles, true);
        }
        shown = name;
      }
      if (!isOver || view.way === null || view.dealersWay === null) return;
      own.tiles.replaceChildren(...inOrder(view.player, view.way).map(picture));
      dealer.tiles.replaceChildren(...inOrder(view.dealer, view.dealersWay).map(picture));
      own.tiles.classList.add('is-set');
      dealer.tiles.classList.add('is-set');
      setText(dealer.note, settingName(view.dealer, view.dealersWay, text));
      const result = view.result ? ` · ${text(view.result)}` : '';
      setText(own.note, `${settingName(view.player, view.way, text)}${result}`);
      own.element.classList.toggle('is-winner', view.result === 'won');
      shown = '';
    },
    told: (view, isOver) =>
      isOver
        ? text('toldEnd', {
            you: settingName(view.player, view.way ?? 0, text),
            dealer: settingName(view.dealer, view.dealersWay ?? 0, text),
            result: view.result ? text(view.result) : '',
          })
        : text('told', { tiles: tilesName(view.player) }),
  };
}
