import type { ThreeCardKind } from '../../../engines/three-card-poker/hand.ts';
import {
  PAIR_PLUS_PAYS,
  type ThreeCardMove,
  threeCardPays,
  threeCardPoker,
  type ThreeCardView,
} from '../../../engines/three-card-poker/index.ts';
import { h } from '../../shell/dom.ts';
import { duel } from '../table/duel.ts';
import { threeCardWords } from './words.ts';

type Id = keyof (typeof threeCardWords)['EN'];

const PAIR_PLUS = (['pair', 'flush', 'straight', 'three', 'straight-flush'] as const satisfies readonly ThreeCardKind[])
  .map((kind) => PAIR_PLUS_PAYS[kind])
  .join(' · ');

/** Three cards against the dealer's three. */
export const threeCardGame = duel<Id, ThreeCardMove, ThreeCardView>({
  name: 'three-card-poker',
  game: threeCardPoker,
  words: threeCardWords,
  faceDown: 3,
  ante: { shown: '1 : 1', said: ({ common }) => common('toOne', { odds: 1 }) },
  side: { spot: 'pair-plus', odds: PAIR_PLUS },
  fold: { act: 'fold' },
  goOn: { move: { act: 'play' }, label: 'play', key: 'P', antes: 1 },
  pays: (view, spot) => threeCardPays(view, spot),
  payRows: (text, common) => [
    { name: text('anteRow'), pays: common('toOne', { odds: 1 }), spot: 'ante' },
    { name: text('pairRow'), pays: PAIR_PLUS, spot: 'pair-plus' },
  ],
  rules: (text) => (['rule', 'order', 'paid', 'side', 'leave'] as const).map((part) => h('p', {}, text(part))),
});
