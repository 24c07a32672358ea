import { createNumbers } from '@champa/fairness';
import { expect, test } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { type Card, SUITS } from '../table/cards.ts';
import { bestFive } from '../table/poker.ts';
import { ANTE_RETURN, casinoHoldem, isWorthCalling } from './index.ts';

/** `AS TH` and so on. */
const cards = (text: string): Card[] =>
  text.split(' ').map((sign) => ({
    rank: { A: 1, T: 10, J: 11, Q: 12, K: 13 }[sign[0]!] ?? Number(sign[0]),
    suit: SUITS.find((suit) => suit[0]!.toUpperCase() === sign[1])!,
  }));

test.each([
  ['AS KS QS JS TS 2H 2D', 'royal'],
  ['5H 4H 3H 2H AH KD KS', 'straight-flush'],
  ['9S 9H 9D 9C 2S 3S 4S', 'four'],
  ['9S 9H 9D 4C 4S KS KH', 'full-house'],
  ['2H 9H 4H KH 7H AS AD', 'flush'],
  ['AS 2D 3H 4C 5S 9H 9D', 'straight'],
  ['7S 7D 7H 2C 9S KD 4H', 'three'],
  ['7S 7D 4H 4C 9S 9D 2H', 'two-pairs'],
  ['7S 7D 4H 2C 9S KD 3H', 'pair'],
  ['7S 2D 4H QC 9S KD 3H', 'high'],
])('the best five of %s are a %s', (text, kind) => {
  expect(bestFive(cards(text)).kind).toBe(kind);
});

test('hands are compared by kind, then card by card; what lies beyond five cards does not count', () => {
  const score = (text: string) => bestFive(cards(text)).score;
  expect(score('AS AD KH 9C 5S 4D 2H')).toBe(score('AH AC KD 9S 5D 3H 2S'));
  expect(score('AS AD KH 9C 5S 4D 2H')).toBeGreaterThan(score('AS AD QH JC TS 4D 2H'));
  expect(score('2S 3D 4H 5C 6S')).toBeGreaterThan(score('AS 2D 3H 4C 5S'));
});

test.each([
  ['the dealer does not play below a pair of fours', 'AS KD 9H 7C 2S 3S 5D JH QC', 'call', 40_000, 'unqualified'],
  ['the better hand wins ante and call', 'AS AD 9H 9C 2S 3S 5D JH QC', 'call', 60_000, 'won'],
  ['a flush pays the ante 2 to 1', 'AS 9S KH KC 2S 3S 5S JH QC', 'call', 70_000, 'won'],
  ['a tie is a push', 'AS 9D AH 9C KS KH 5D JH QC', 'call', 30_000, 'push'],
  ['a fold loses the ante', 'AS AD 9H 9C 2S 3S 5D JH QC', 'fold', 0, 'folded'],
] as const)('%s', (_what, text, act, multiplier, result) => {
  const round = casinoHoldem.stand(cards(text), { spots: { ante: 1 } }, [{ act }], false)!;
  expect(round).toMatchObject({ multiplier, view: { result }, isOver: true });
});

test("the dealer's cards and the last two of the board are hidden until the call", () => {
  const { view } = casinoHoldem.stand(cards('AS AD 9H 9C 2S 3S 5D JH QC'), { spots: { ante: 1 } }, [], false)!;
  expect([view.dealer.length, view.board.length]).toEqual([0, 3]);
});

test('20,000 rounds of a fixed seed by the stated plan are within the band of the stated return', () => {
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'plan', nonce: 0 });
  const bet = { spots: { ante: 1 } };
  const rounds = 20_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const deal = casinoHoldem.deal(numbers, bet);
    const act = isWorthCalling(deal.slice(0, 2), deal.slice(4, 7)) ? 'call' : 'fold';
    const gain = casinoHoldem.stand(deal, bet, [{ act }], false)!.multiplier / 10_000 - 1 - (act === 'call' ? 2 : 0);
    sum += gain;
    squares += gain * gain;
  }
  const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2);
  expect(Math.abs(1 + sum / rounds - Number(toDecimal(ANTE_RETURN, 8)))).toBeLessThan(
    (4 * deviation) / Math.sqrt(rounds),
  );
});
