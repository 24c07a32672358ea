import '../../styles/table.css';
import '../../styles/poker-tables.css';
import {
  casinoHoldem,
  type HoldemMove,
  holdemPays,
  type HoldemSpot,
  type HoldemView,
} from '../../../engines/casino-holdem/index.ts';
import type { Card } from '../../../engines/table/cards.ts';
import { h } from '../../shell/dom.ts';
import { signOf } from '../table/card.ts';
import { createCardRow } from '../table/card-row.ts';
import { steppedFelt } from '../table/stepped-felt.ts';
import { holdemWords } from './words.ts';

type Id = keyof (typeof holdemWords)['EN'];
const BONUS = '7 · 20 · 30 · 40 · 50 · 100';

/** Two cards and a board of five. */
export const holdemGame = steppedFelt<Id, HoldemMove, readonly Card[], HoldemView>({
  name: 'casino-holdem',
  game: casinoHoldem,
  words: holdemWords,
  theatre: ({ shell, text, common }) => {
    const dealer = createCardRow(shell, common, text('dealer'));
    const board = createCardRow(shell, common, text('board'), 'is-board');
    const own = createCardRow(shell, common, text('you'));
    return {
      element: h(
        'div',
        { class: 'theatre theatre-three' },
        dealer.element,
        board.element,
        own.element,
        h('p', { class: 'print-line' }, text('print')),
      ),
      show: async (view, isOver, isFast) => {
        own.light(false);
        own.note('');
        dealer.note('');
        await own.show(view.player, isFast);
        if (!isOver) await dealer.show([null, null], isFast);
        await board.show(view.board, isFast);
        own.note(text(view.kind));
        if (!isOver) return;
        await dealer.show(view.dealer, isFast);
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
        'bonus',
        { name: text('bonus'), pays: common('toOne', { odds: BONUS }) },
        'spot-side',
        h('b', {}, text('bonus')),
        h('small', {}, BONUS),
      ),
      felt.spot(
        'ante',
        { name: text('ante'), pays: text('anteOdds') },
        'spot-ante',
        h('b', {}, text('ante')),
        h('small', {}, '1 – 100 : 1'),
      ),
    ),
  choices: (_view, { spots }, text) => [
    { move: { act: 'fold' }, label: text('fold'), key: 'F' },
    { move: { act: 'call' }, label: text('call'), key: 'C', cost: 2 * (spots['ante'] ?? 0), isMain: true },
  ],
  pays: (view, spot) => holdemPays(view, spot),
  nameOf: (spot, text) => text(spot as HoldemSpot),
  payRows: (text) => [
    { name: text('anteRow'), pays: '1 – 100', spot: 'ante' },
    { name: text('bonusRow'), pays: BONUS, spot: 'bonus' },
  ],
  rules: (text) =>
    (['rule', 'paid', 'anteOdds', 'side', 'plan', 'leave'] as const).map((part) => h('p', {}, text(part))),
  result: (view, text) =>
    h('span', { class: `side-bead is-${view.result ?? 'push'}` }, view.result ? text(view.result) : '…'),
  story: (view, text) => [
    [text('you'), `${view.player.map(signOf).join(' ')} · ${text(view.kind)}`],
    [text('board'), view.board.map(signOf).join(' ')],
    ...(view.dealerKind
      ? [[text('dealer'), `${view.dealer.map(signOf).join(' ')} · ${text(view.dealerKind)}`] as const]
      : []),
  ],
});
