import '../../styles/table.css';
import '../../styles/blackjack.css';
import {
  blackjack,
  type BlackjackAct,
  type BlackjackMove,
  blackjackPays,
  type BlackjackSpot,
  type BlackjackView,
} from '../../../engines/blackjack/index.ts';
import type { Card } from '../../../engines/table/cards.ts';
import { h } from '../../shell/dom.ts';
import { signOf } from '../table/card.ts';
import { steppedFelt } from '../table/stepped-felt.ts';
import { createTable, printFelt, resultWord } from './board.ts';
import { blackjackWords } from './words.ts';

type Id = keyof (typeof blackjackWords)['EN'];
const KEYS: Readonly<Record<BlackjackAct, string>> = { hit: 'H', stand: 'S', double: 'D', split: 'P' };

/** Twenty-one. */
export const blackjackGame = steppedFelt<Id, BlackjackMove, readonly Card[], BlackjackView>({
  name: 'blackjack',
  game: blackjack,
  words: blackjackWords,
  theatre: createTable,
  print: printFelt,
  choices: ({ acts }, { spots }, text) =>
    acts.map((act) => ({
      move: { act },
      label: text(act),
      key: KEYS[act],
      cost: act === 'double' || act === 'split' ? (spots['hand'] ?? 0) : 0,
      isMain: act === 'hit',
    })),
  pays: (view, spot) => blackjackPays(view, spot),
  nameOf: (spot, text) => text(spot as BlackjackSpot),
  payRows: (text, common) => [
    { name: text('handRow'), pays: common('toOne', { odds: 1 }), spot: 'hand' },
    { name: text('pair'), pays: common('toOne', { odds: text('pairPays') }), spot: 'pair' },
  ],
  rules: (text) => (['rule', 'moves', 'house', 'side', 'shoe', 'leave'] as const).map((part) => h('p', {}, text(part))),
  result: (view, text) => {
    const [first] = view.hands;
    const result = first?.result ?? 'push';
    return h('span', { class: `side-bead is-${result}` }, resultWord(view, text));
  },
  story: ({ dealer, hands }, text) => [
    [text('dealer'), dealer.map(signOf).join(' ')],
    ...hands.map(({ cards, isDoubled, result }) => {
      const parts = [cards.map(signOf).join(' '), isDoubled ? text('double') : '', result ? text(result) : ''];
      return [text('you'), parts.filter((part) => part !== '').join(' · ')] as const;
    }),
  ],
});
