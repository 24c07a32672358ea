import { casinoHoldem, type HoldemMove, holdemPays, type HoldemView } from '../../../engines/casino-holdem/index.ts';
import { h } from '../../shell/dom.ts';
import { duel } from '../table/duel.ts';
import { holdemWords } from './words.ts';

type Id = keyof (typeof holdemWords)['EN'];
const BONUS = '7 · 20 · 30 · 40 · 50 · 100';

/** Two cards and a board of five. */
export const holdemGame = duel<Id, HoldemMove, HoldemView>({
  name: 'casino-holdem',
  game: casinoHoldem,
  words: holdemWords,
  board: { name: 'board', cards: ({ board }) => board },
  faceDown: 2,
  ante: { shown: '1 – 100 : 1', said: ({ text }) => text('anteOdds') },
  side: { spot: 'bonus', odds: BONUS },
  fold: { act: 'fold' },
  goOn: { move: { act: 'call' }, label: 'call', key: 'C', antes: 2 },
  pays: (view, spot) => holdemPays(view, spot),
  payRows: (text) => [
    { name: text('anteRow'), pays: '1 – 100', spot: 'ante' },
    { name: text('bonusRow'), pays: BONUS, spot: 'bonus' },
  ],
  rules: (text) =>
    (['rule', 'paid', 'anteOdds', 'side', 'plan', 'leave'] as const).map((part) => h('p', {}, text(part))),
});
