import '../../styles/table.css';
import '../../styles/poker-tables.css';
import type { ThreeCardKind } from '../../../engines/three-card-poker/hand.ts';
import {
  PAIR_PLUS_PAYS,
  type ThreeCardMove,
  threeCardPays,
  threeCardPoker,
  type ThreeCardSpot,
  type ThreeCardView,
} from '../../../engines/three-card-poker/index.ts';
import type { Card } from '../../../engines/table/cards.ts';
import { h } from '../../shell/dom.ts';
import { signOf } from '../table/card.ts';
import { createCardRow } from '../table/card-row.ts';
import { steppedFelt } from '../table/stepped-felt.ts';
import { threeCardWords } from './words.ts';

type Id = keyof (typeof threeCardWords)['EN'];

const PAIR_PLUS = (['pair', 'flush', 'straight', 'three', 'straight-flush'] as const satisfies readonly ThreeCardKind[])
  .map((kind) => PAIR_PLUS_PAYS[kind])
  .join(' · ');

/** Three cards against the dealer's three. */
export const threeCardGame = steppedFelt<Id, ThreeCardMove, readonly Card[], ThreeCardView>({
  name: 'three-card-poker',
  game: threeCardPoker,
  words: threeCardWords,
  theatre: ({ shell, text, common }) => {
    const dealer = createCardRow(shell, common, text('dealer'));
    const own = createCardRow(shell, common, text('you'));
    return {
      element: h(
        'div',
        { class: 'theatre theatre-rows' },
        dealer.element,
        h('p', { class: 'print-line' }, text('print')),
        own.element,
      ),
      show: async (view, isOver, isFast) => {
        own.light(false);
        own.note('');
        dealer.note('');
        await own.show(view.player, isFast);
        own.note(text(view.kind));
        await dealer.show(isOver ? view.dealer : [null, null, null], isFast);
        if (view.dealerKind) dealer.note(text(view.dealerKind));
        if (view.result) own.note(`${text(view.kind)} · ${text(view.result)}`);
        own.light(view.result === 'won' || view.result === 'unqualified');
      },
      told: (view, isOver) =>
        text(isOver ? 'toldEnd' : 'told', {
          hand: text(view.kind),
          dealer: view.dealerKind ? text(view.dealerKind) : '',
          result: view.result ? text(view.result) : '',
        }),
    };
  },
  print: ({ text, common }, felt) =>
    h(
      'div',
      { class: 'print-row' },
      felt.spot(
        'pair-plus',
        { name: text('pair-plus'), pays: common('toOne', { odds: PAIR_PLUS }) },
        'spot-side',
        h('b', {}, text('pair-plus')),
        h('small', {}, PAIR_PLUS),
      ),
      felt.spot(
        'ante',
        { name: text('ante'), pays: common('toOne', { odds: 1 }) },
        'spot-ante',
        h('b', {}, text('ante')),
        h('small', {}, '1 : 1'),
      ),
    ),
  choices: (_view, { spots }, text) => [
    { move: { act: 'fold' }, label: text('fold'), key: 'F' },
    { move: { act: 'play' }, label: text('play'), key: 'P', cost: spots['ante'] ?? 0, isMain: true },
  ],
  pays: (view, spot) => threeCardPays(view, spot),
  nameOf: (spot, text) => text(spot as ThreeCardSpot),
  payRows: (text, common) => [
    { name: text('anteRow'), pays: common('toOne', { odds: 1 }), spot: 'ante' },
    { name: text('pairRow'), pays: PAIR_PLUS, spot: 'pair-plus' },
  ],
  rules: (text) => (['rule', 'order', 'paid', 'side', 'leave'] as const).map((part) => h('p', {}, text(part))),
  result: (view, text) =>
    h('span', { class: `side-bead is-${view.result ?? 'push'}` }, view.result ? text(view.result) : '…'),
  story: (view, text) => [
    [text('you'), `${view.player.map(signOf).join(' ')} · ${text(view.kind)}`],
    ...(view.dealerKind
      ? [[text('dealer'), `${view.dealer.map(signOf).join(' ')} · ${text(view.dealerKind)}`] as const]
      : []),
  ],
});
