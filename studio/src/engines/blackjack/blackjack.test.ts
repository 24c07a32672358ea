import { createNumbers } from '@champa/fairness';
import { expect, test } from 'vitest';
import { toDecimal } from '../fraction.ts';
import type { Card } from '../table/cards.ts';
import { canSplit, totalOf, valueOf } from './hand.ts';
import { blackjack, type BlackjackMove, handReturn } from './index.ts';
import { bestOf } from './strategy.ts';

const BET = { spots: { hand: 1 } };
const cards = (text: string): Card[] =>
  text.split(' ').map((sign) => ({ rank: { A: 1, T: 10, J: 11, Q: 12, K: 13 }[sign] ?? Number(sign), suit: 'spades' }));

/** A round with these cards: player, dealer, player, hole, then those that are drawn. */
const after = (shoe: string, ...acts: BlackjackMove['act'][]) =>
  blackjack.stand(
    cards(`${shoe} 2 2 2 2 2 2`),
    BET,
    acts.map((act) => ({ act })),
    false,
  );

test.each<[string, string, BlackjackMove['act'][], number, string[]]>([
  ['a blackjack pays 3 to 2 at once', 'A 9 K 9', [], 25_000, ['blackjack']],
  ['two blackjacks are a push', 'A A K K', [], 10_000, ['push']],
  ["the dealer's blackjack beats 20 at once", 'T A K K', [], 0, ['lost']],
  ['the dealer draws to 17 and stands', 'T 6 9 T 5', ['stand'], 0, ['lost']],
  ['a soft 17 stands', 'T 6 8 A', ['stand'], 20_000, ['won']],
  ['a bust hand loses though the dealer would bust', 'T 6 6 T T T', ['hit'], 0, ['bust']],
  ['a double wins two bets', '6 6 5 T T T', ['double'], 40_000, ['won']],
  [
    'split hands are played one after the other',
    '8 6 8 T 3 2 T T',
    ['split', 'double', 'stand'],
    60_000,
    ['won', 'won'],
  ],
  ['21 after a split is no blackjack', 'A 9 A T K K', ['split'], 40_000, ['won', 'won']],
])('%s', (_what, shoe, acts, multiplier, results) => {
  const round = after(shoe, ...acts)!;
  expect(round).toMatchObject({ isOver: true, multiplier });
  expect(round.view.hands.map(({ result }) => result)).toEqual(results);
});

test('what the rules forbid is refused: a double on three cards, a second split, a split of unequal cards', () => {
  expect(after('2 6 3 T 4', 'hit', 'double')).toBeNull();
  expect(after('8 6 8 T 8 8', 'split', 'split')).toBeNull();
  expect(after('8 6 7 T', 'split')).toBeNull();
});

test('the hole card is hidden until the round is over, and a round that is left stands', () => {
  expect(after('T 6 4 T')!.view.dealer).toHaveLength(1);
  expect(blackjack.stand(cards('T 6 9 T 9'), BET, [], true)).toMatchObject({ isOver: true, multiplier: 20_000 });
});

test('20,000 hands of a fixed seed, played in the best way, return what is stated, within its band', () => {
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'cards', nonce: 0 });
  const rounds = 20_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const gain = playBest(blackjack.deal(numbers, BET));
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean ** 2);
  expect(Math.abs(1 + mean - Number(toDecimal(handReturn(), 8)))).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
});

/** What a round gains, in bets. */
function playBest(shoe: readonly Card[]): number {
  const moves: BlackjackMove[] = [];
  for (;;) {
    const { view, isOver, multiplier } = blackjack.stand(shoe, BET, moves, false)!;
    if (isOver) return multiplier / 10_000 - 1 - blackjack.raises!(BET, moves);
    const hand = view.hands[view.active!]!.cards;
    const pair = canSplit(hand) ? valueOf(hand[0]!) : null;
    moves.push({ act: bestOf(totalOf(hand), valueOf(view.dealer[0]!), view.acts, pair).act });
  }
}
