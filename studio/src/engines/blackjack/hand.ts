import type { Card } from '../table/cards.ts';

/** The best total of a hand: an ace counts 11 where that does not bust it, which makes the hand soft. */
export type Total = { total: number; isSoft: boolean };

export const EMPTY: Total = { total: 0, isSoft: false };

/** Ace 1, court cards 10. */
export function valueOf({ rank }: Pick<Card, 'rank'>): number {
  return Math.min(rank, 10);
}

export function withCard({ total, isSoft }: Total, value: number): Total {
  const hard = total - (isSoft ? 10 : 0) + value;
  const hasAce = isSoft || value === 1;
  return hasAce && hard + 10 <= 21 ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false };
}

export function totalOf(cards: readonly Pick<Card, 'rank'>[]): Total {
  return cards.reduce((sum, card) => withCard(sum, valueOf(card)), EMPTY);
}

export function isBlackjack(cards: readonly Pick<Card, 'rank'>[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

export function canSplit([first, second, third]: readonly Pick<Card, 'rank'>[]): boolean {
  return third === undefined && first !== undefined && second !== undefined && valueOf(first) === valueOf(second);
}
