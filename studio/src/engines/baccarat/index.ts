import * as z from 'zod/mini';
import type { Offer } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';
import { Card, drawCards } from '../table/cards.ts';
import { offersFrom, spotGame } from '../table/spot-game.ts';

export const PACKS = 8;
export const BACCARAT_SPOTS = ['player-pair', 'player', 'tie', 'banker', 'banker-pair', 'small', 'big'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

export const BaccaratView = z.object({ player: z.array(Card), banker: z.array(Card) });
export type BaccaratView = z.infer<typeof BaccaratView>;

/** What each spot pays besides its chip, to one. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratSpot, number>> = {
  'player-pair': 12,
  player: 1,
  tie: 9,
  banker: 0.95,
  'banker-pair': 12,
  small: 1.5,
  big: 0.54,
};

/** Tens and court cards count nothing; only the last digit of a sum counts. */
export function pointsOf(cards: readonly Pick<Card, 'rank'>[]): number {
  return cards.reduce((sum, { rank }) => sum + (rank > 9 ? 0 : rank), 0) % 10;
}

/** Whether the banker takes a third card on `two` points, after the player's third card (null: the player stood). */
export function bankerDraws(two: number, playersThird: number | null): boolean {
  if (two >= 7) return false;
  if (playersThird === null) return two <= 5;
  const [lowest, highest] = BANKER_TABLE[two] ?? [0, 9];
  return two <= 2 || (two === 3 ? playersThird !== 8 : playersThird >= lowest && playersThird <= highest);
}

// From four to six points: the third cards of the player that make the banker draw.
const BANKER_TABLE: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

export type BaccaratSide = 'player' | 'banker' | 'tie';

export function winnerOf({ player, banker }: BaccaratView): BaccaratSide {
  const [ours, theirs] = [pointsOf(player), pointsOf(banker)];
  if (ours === theirs) return 'tie';
  return ours > theirs ? 'player' : 'banker';
}

/** Punto banco: six cards of eight freshly shuffled packs decide a round by the table of third cards. */
export const baccarat = spotGame<BaccaratView>({
  view: BaccaratView,
  spots: BACCARAT_SPOTS,
  deal: (numbers) => {
    const shoe = drawCards(numbers, PACKS, 6);
    const [first, second, third, fourth] = shoe as [Card, Card, Card, Card];
    const player = [first, third];
    const banker = [second, fourth];
    const rest = shoe.slice(4);
    if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
    const drawn = pointsOf(player) <= 5 ? rest.shift()! : null;
    if (drawn) player.push(drawn);
    if (bankerDraws(pointsOf(banker), drawn && pointsOf([drawn]))) banker.push(rest.shift()!);
    return { player, banker };
  },
  pays: (view, spot) => {
    switch (spot as BaccaratSpot) {
      case 'player-pair':
        return isPair(view.player) ? paysTo('player-pair') : 0;
      case 'banker-pair':
        return isPair(view.banker) ? paysTo('banker-pair') : 0;
      default:
        return paysBy({ side: winnerOf(view), cards: view.player.length + view.banker.length }, spot);
    }
  },
  offers: () => [
    ...offersFrom(
      BACCARAT_SPOTS.filter((spot) => !spot.endsWith('pair')),
      results(),
      paysBy,
    ),
    ...(['player-pair', 'banker-pair'] as const).map((name): Offer => ({
      name,
      // The second card is one of 31 of the first one's rank among the 415 left.
      prizes: [{ chance: fraction(4 * PACKS - 1, 52 * PACKS - 1), multiplier: paysTo(name) }],
    })),
  ],
});

type Result = { side: BaccaratSide; cards: number };

function paysBy({ side, cards }: Result, spot: string): Multiplier {
  if (spot === 'small') return cards === 4 ? paysTo('small') : 0;
  if (spot === 'big') return cards > 4 ? paysTo('big') : 0;
  if (side === spot) return paysTo(spot);
  return side === 'tie' && spot !== 'tie' ? times(1) : 0;
}

function paysTo(spot: BaccaratSpot): Multiplier {
  return times(1 + BACCARAT_PAYS[spot]);
}

function isPair([first, second]: readonly Card[]): boolean {
  return first!.rank === second!.rank;
}

/**
 * Every result with the number of ordered draws of six cards that lead to it: each draw of four, then of the third cards, by their
 * points. The sum, 416 × 415 × … × 411, is below 2^53, so that every count is exact.
 */
function results(): { result: Result; weight: number }[] {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * PACKS);
  const weights = new Map<string, { result: Result; weight: number }>();
  const count = (player: number, banker: number, cards: number, weight: number): void => {
    const side = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    const known = weights.get(`${side}${cards}`) ?? { result: { side, cards }, weight: 0 };
    known.weight += weight;
    weights.set(`${side}${cards}`, known);
  };
  const draw = (weight: number, next: (points: number, weight: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const cards = left[points]!;
      if (cards === 0) continue;
      left[points] = cards - 1;
      next(points, weight * cards);
      left[points] = cards;
    }
  };
  const [fifth, sixth] = [52 * PACKS - 4, 52 * PACKS - 5];
  draw(1, (a, one) =>
    draw(one, (b, two) =>
      draw(two, (c, three) =>
        draw(three, (d, four) => {
          const [player, banker] = [(a + c) % 10, (b + d) % 10];
          if (player >= 8 || banker >= 8) return count(player, banker, 4, four * fifth * sixth);
          if (player > 5) {
            if (!bankerDraws(banker, null)) return count(player, banker, 4, four * fifth * sixth);
            return draw(four, (e, five) => count(player, (banker + e) % 10, 5, five * sixth));
          }
          return draw(four, (e, five) => {
            if (!bankerDraws(banker, e)) return count((player + e) % 10, banker, 5, five * sixth);
            return draw(five, (f, six) => count((player + e) % 10, (banker + f) % 10, 6, six));
          });
        }),
      ),
    ),
  );
  return [...weights.values()];
}
