import * as z from 'zod/mini';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { Card, drawCards, RANKS } from '../table/cards.ts';
import { offersFrom, spotGame } from '../table/spot-game.ts';

export const PACKS = 8;
export const DRAGON_TIGER_SPOTS = ['dragon', 'tie', 'tiger', 'suited-tie'] as const;
export type DragonTigerSpot = (typeof DRAGON_TIGER_SPOTS)[number];

export const DragonTigerView = z.object({ dragon: Card, tiger: Card });
export type DragonTigerView = z.infer<typeof DragonTigerView>;

/** What each spot pays besides its chip, to one. */
export const DRAGON_TIGER_PAYS: Readonly<Record<DragonTigerSpot, number>> = {
  dragon: 1,
  tie: 12,
  tiger: 1,
  'suited-tie': 55,
};

export type DragonTigerSide = 'dragon' | 'tiger' | 'tie';

/** The higher card wins; the ace is lowest. */
export function winnerOf({ dragon, tiger }: DragonTigerView): DragonTigerSide {
  if (dragon.rank === tiger.rank) return 'tie';
  return dragon.rank > tiger.rank ? 'dragon' : 'tiger';
}

function pays(view: DragonTigerView, spot: string): Multiplier {
  const won = winnerOf(view);
  if (spot === 'suited-tie')
    return won === 'tie' && view.dragon.suit === view.tiger.suit ? times(1 + DRAGON_TIGER_PAYS['suited-tie']) : 0;
  if (won === spot) return times(1 + DRAGON_TIGER_PAYS[won]);
  // At a tie, half of a chip on either side comes back.
  return won === 'tie' ? times(0.5) : 0;
}

/** One card each for dragon and tiger, of eight freshly shuffled packs. */
export const dragonTiger = spotGame<DragonTigerView>({
  view: DragonTigerView,
  spots: DRAGON_TIGER_SPOTS,
  deal: (numbers) => {
    const [dragon, tiger] = drawCards(numbers, PACKS, 2) as [Card, Card];
    return { dragon, tiger };
  },
  pays,
  offers: () => offersFrom(DRAGON_TIGER_SPOTS, results(), pays),
});

/** Every pair of cards, with its number of ordered draws; suits matter only as the same or not. */
function results(): { result: DragonTigerView; weight: number }[] {
  const ranks = Array.from({ length: RANKS }, (_, index) => index + 1);
  return ranks.flatMap((first) =>
    ranks.flatMap((second) => {
      const same = first === second ? PACKS - 1 : PACKS;
      const card = (rank: number, suit: Card['suit']): Card => ({ rank, suit });
      const dragon = card(first, 'spades');
      return [
        { result: { dragon, tiger: card(second, 'spades') }, weight: 4 * PACKS * same },
        { result: { dragon, tiger: card(second, 'hearts') }, weight: 4 * PACKS * 3 * PACKS },
      ];
    }),
  );
}
