import type { Card } from '../../../engines/hi-lo/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { hiLoWords } from './words.ts';

export const SUIT_SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;

const COURT = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' } as const;
const NAMES = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const;

export function rankSign(rank: number): string {
  return rank in COURT ? COURT[rank as keyof typeof COURT] : String(rank);
}

export function cardName({ rank, suit }: Card, text: Text<keyof (typeof hiLoWords)['EN']>): string {
  const name = rank in NAMES ? text(NAMES[rank as keyof typeof NAMES]) : String(rank);
  return text('cardName', { rank: name, suit: text(suit) });
}

/** A card with its face up. */
export function cardPicture({ rank, suit }: Card, name: string): HTMLElement {
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const corner = () => h('span', { class: 'card-corner' }, h('b', {}, rankSign(rank)), h('i', {}, SUIT_SIGNS[suit]));
  return h(
    'div',
    { class: `playing-card ${isRed ? 'is-red' : 'is-black'}`, role: 'img', 'aria-label': name },
    corner(),
    h('span', { class: 'card-heart' }, SUIT_SIGNS[suit]),
    corner(),
  );
}
