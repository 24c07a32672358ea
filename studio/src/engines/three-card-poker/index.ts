import * as z from 'zod/mini';
import type { SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';
import { Card, drawCards } from '../table/cards.ts';
import { MOST_ON_SPOT, paidBy, type TableBet, tableBetOf, unitsOf } from '../table/spot-game.ts';
import { QUALIFIES, rankThree, THREE_CARD_KINDS, type ThreeCardKind } from './hand.ts';

export const THREE_CARD_SPOTS = ['ante', 'pair-plus'] as const;
export type ThreeCardSpot = (typeof THREE_CARD_SPOTS)[number];

/** What the pair plus pays to one, whatever the dealer has. */
export const PAIR_PLUS_PAYS: Readonly<Record<ThreeCardKind, number | null>> = {
  high: null,
  pair: 1,
  flush: 4,
  straight: 6,
  three: 30,
  'straight-flush': 40,
};
/** What the ante is paid besides, to one, if the player plays. */
export const ANTE_BONUS: Readonly<Partial<Record<ThreeCardKind, number>>> = {
  straight: 1,
  three: 4,
  'straight-flush': 5,
};

/** Hands of three by kind, of the 22,100. */
export const THREE_CARD_COUNTS: Readonly<Record<ThreeCardKind, number>> = {
  high: 16_440,
  pair: 3_744,
  flush: 1_096,
  straight: 720,
  three: 52,
  'straight-flush': 48,
};
export const THREE_CARD_HANDS = 22_100;

/**
 * What all antes return over every deal of both hands if hands from queen, six, four up are played and all others folded, which is
 * the best play; counted by three-card-poker.test.ts.
 */
export const ANTE_RETURN = fraction(393_436_620, 407_170_400);

export const ThreeCardMove = z.strictObject({ act: z.enum(['play', 'fold']) });
export type ThreeCardMove = z.infer<typeof ThreeCardMove>;
export const ThreeCardView = z.object({
  player: z.array(Card),
  /** Empty until the round is over. */
  dealer: z.array(Card),
  kind: z.enum(THREE_CARD_KINDS),
  dealerKind: z.nullable(z.enum(THREE_CARD_KINDS)),
  isPlayed: z.boolean(),
  result: z.nullable(z.enum(['won', 'unqualified', 'push', 'lost', 'folded'])),
});
export type ThreeCardView = z.infer<typeof ThreeCardView>;

/** What each chip of a spot is paid; the play bet is paid with the ante, whose equal it is. */
export function threeCardPays({ kind, result }: Pick<ThreeCardView, 'kind' | 'result'>, spot: string): Multiplier {
  if (spot === 'pair-plus') {
    const odds = PAIR_PLUS_PAYS[kind];
    return odds === null ? 0 : times(1 + odds);
  }
  const bonus = result === 'folded' ? 0 : times(ANTE_BONUS[kind] ?? 0);
  switch (result) {
    case 'won':
      return times(4) + bonus;
    case 'unqualified':
      return times(3) + bonus;
    case 'push':
      return times(2) + bonus;
    default:
      return bonus;
  }
}

/** Three cards each of one freshly shuffled pack; the player plays on, or folds. */
export const threeCardPoker: SteppedGame<TableBet, ThreeCardMove, readonly Card[], ThreeCardView> = {
  kind: 'stepped',
  bet: tableBetOf(THREE_CARD_SPOTS).check(z.refine(({ spots }: TableBet) => (spots['ante'] ?? 0) > 0)),
  move: ThreeCardMove,
  view: ThreeCardView,
  units: unitsOf,
  raises: ({ spots }, moves) => (moves[0]?.act === 'play' ? (spots['ante'] ?? 0) : 0),
  deal: (numbers) => drawCards(numbers, 1, 6),
  stand: (cards, bet, moves, isLeft) => {
    if (moves.length > 1) return null;
    const [player, dealer] = [cards.slice(0, 3), cards.slice(3)];
    const isPlayed = moves[0]?.act === 'play';
    const isOver = moves.length === 1 || isLeft;
    const { kind } = rankThree(player);
    const view = {
      player,
      dealer: isOver ? dealer : [],
      kind,
      dealerKind: isOver ? rankThree(dealer).kind : null,
      isPlayed,
      result: isOver ? (isPlayed ? compared(player, dealer) : ('folded' as const)) : null,
    };
    return {
      view,
      multiplier: isOver ? paidBy(bet, (spot) => threeCardPays(view, spot)) : 0,
      isOver,
      // Who leaves a round folds.
      canCashOut: !isOver,
    };
  },
  offers: () => [
    { name: 'ante', prizes: [], exact: ANTE_RETURN },
    {
      name: 'pair-plus',
      prizes: THREE_CARD_KINDS.flatMap((kind) => {
        const odds = PAIR_PLUS_PAYS[kind];
        const chance = fraction(THREE_CARD_COUNTS[kind], THREE_CARD_HANDS);
        return odds === null ? [] : [{ chance, multiplier: times(1 + odds) }];
      }),
    },
  ],
  bound: times(MOST_ON_SPOT * (9 + 41)),
};

export function compared(player: readonly Card[], dealer: readonly Card[]): 'won' | 'unqualified' | 'push' | 'lost' {
  const [ours, theirs] = [rankThree(player).score, rankThree(dealer).score];
  if (theirs < QUALIFIES) return 'unqualified';
  if (ours === theirs) return 'push';
  return ours > theirs ? 'won' : 'lost';
}
