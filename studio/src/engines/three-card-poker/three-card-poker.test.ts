import { expect, test } from 'vitest';
import { fraction, multiply, toDecimal } from '../fraction.ts';
import { type Card, cardOf } from '../table/cards.ts';
import { PLAY_FROM, QUALIFIES, rankThree, THREE_CARD_KINDS } from './hand.ts';
import { ANTE_BONUS, ANTE_RETURN, THREE_CARD_COUNTS, THREE_CARD_HANDS, threeCardPoker } from './index.ts';

const hands = allHands();
const DEALS = THREE_CARD_HANDS * 18_424;

test('hands of three are counted by kind as stated', () => {
  const counts = Object.fromEntries(
    THREE_CARD_KINDS.map((kind) => [kind, hands.filter((hand) => hand.kind === kind).length]),
  );
  expect(counts).toEqual(THREE_CARD_COUNTS);
});

test('the ante returns what is stated, over every deal of both hands; queen, six, four is the lowest hand to play', () => {
  let total = 0;
  for (const [player, weight] of classes()) {
    const gain = gainOf(player);
    expect(gain > -18_424, `${player.kind} ${player.score}`).toBe(player.score >= PLAY_FROM);
    total += weight * Math.max(gain, -18_424);
  }
  expect(ANTE_RETURN).toEqual(fraction(DEALS + total, DEALS));
  expect(toDecimal(multiply(ANTE_RETURN, fraction(100)), 2)).toBe('96.62');
});

test('the dealer is hidden until the round is over, and a round that is left is folded', () => {
  const cards = [0, 14, 28, 3, 17, 33].map(cardOf);
  const bet = { spots: { ante: 1, 'pair-plus': 1 } };
  expect(threeCardPoker.stand(cards, bet, [], false)!.view.dealer).toEqual([]);
  // Ace, two, three: a straight is paid by the pair plus though the hand is folded.
  expect(threeCardPoker.stand(cards, bet, [], true)).toMatchObject({ multiplier: 70_000, view: { result: 'folded' } });
});

type Known = { places: readonly number[]; kind: (typeof THREE_CARD_KINDS)[number]; score: number };

function allHands(): Known[] {
  const found: Known[] = [];
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const places = [a, b, c];
        found.push({ places, ...rankThree(places.map(cardOf)) });
      }
  return found;
}

/** What a played hand gains, in antes, over all hands of the dealer. */
function gainOf({ places, kind, score }: Known): number {
  const bonus = ANTE_BONUS[kind] ?? 0;
  let gain = 0;
  for (const dealer of hands) {
    if (dealer.places.some((place) => places.includes(place))) continue;
    gain += bonus;
    if (dealer.score < QUALIFIES) gain += 1;
    else if (score !== dealer.score) gain += score > dealer.score ? 2 : -2;
  }
  return gain;
}

/** One hand for all that are the same but for the names of the suits, with their number. */
function classes(): Map<Known, number> {
  const byForm = Map.groupBy(hands, ({ places }) => formOf(places.map(cardOf)));
  return new Map([...byForm.values()].map((alike) => [alike[0]!, alike.length]));
}

function formOf(cards: readonly Card[]): string {
  const suits = new Map<string, number>();
  return cards
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, suit }) => {
      if (!suits.has(suit)) suits.set(suit, suits.size);
      return `${rank}.${suits.get(suit)}`;
    })
    .join(' ');
}
