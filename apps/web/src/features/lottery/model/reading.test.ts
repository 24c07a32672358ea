import { drawHouse, seedChain } from '@champa/lottery/draws';
import { findPlay, type Result } from '@champa/lottery';
import { serverSeedToHex } from '@champa/fairness';
import { expect, test } from 'vitest';
import { parseLotterySearch } from './address.ts';
import { chanceText, oddsText, percentText } from './odds-text.ts';
import { readNumbers } from './read-numbers.ts';
import { frequencies } from './statistics.ts';
import { secondsUntil, withoutHours } from './use-closing.ts';
import { closedBy } from './use-open-draws.ts';
import { verdictOf } from './verify-draw.ts';

test('numbers are parsed whatever separates them, once each; the rest is listed', () => {
  const read = (text: string) => readNumbers(text, 3, (number) => number.length === 3);
  expect(read('123, 456;123\n007')).toEqual({ numbers: ['123', '456', '007'], unknown: [] });
  expect(read('123456')).toEqual({ numbers: ['123', '456'], unknown: [] });
  expect(read('12 3456 789')).toEqual({ numbers: ['789'], unknown: ['12', '3456'] });
  expect(read('')).toEqual({ numbers: [], unknown: [] });
});

test('frequencies count how often and how long ago numbers were drawn', () => {
  const results = ['12', '13', '22'].map((digits): Result => ({ family: 'dragon_tiger', digits }));
  expect(frequencies(results, 0)).toEqual([
    { symbol: '1', times: 2, gap: 0 },
    { symbol: '2', times: 1, gap: 2 },
  ]);
});

test('a countdown is in minutes, with hours only where there are some, and ends at zero', () => {
  expect(['00:00:59', '01:01:01', '8 days 00:00:01'].map(withoutHours)).toEqual([
    '00:59',
    '01:01:01',
    '8 days 00:00:01',
  ]);
  expect(secondsUntil('2026-11-22T10:00:00Z', Date.parse('2026-11-22T09:59:58.200Z'))).toBe(2);
  expect(secondsUntil('2026-11-22T10:00:00Z', Date.parse('2026-11-22T10:00:01Z'))).toBe(0);
});

test('a draw takes bets until the moment it closes', () => {
  const draws = ['09:00', '10:00', '11:00'].map((time) => ({ closesAt: `2026-11-22T${time}:00Z` }));
  const at = (time: string) => closedBy(draws, Date.parse(`2026-11-22T${time}Z`));
  expect(['08:59:59', '09:00:00', '10:59:59.999', '11:00:00'].map(at)).toEqual([0, 1, 2, 3]);
  expect(closedBy([], 0)).toBe(0);
});

test('a chance and a return are never shown better than they are', () => {
  expect(percentText({ numerator: 97_999n, denominator: 100_000n }, 'en')).toBe('97.99');
  expect(chanceText(findPlay('five_digits', 'star3.front.straight')!.kinds[0]!, 'en')).toBe('1 : 1,000');
  expect(chanceText(findPlay('five_digits', 'star3.front.free1')!.kinds[0]!, 'en')).toBe('1 : 3.7');
});

test('chances, odds and returns are in the number format of the visitor’s language', () => {
  const quotation = { stake: 2000n, linePrice: 2000n, prizes: { first: 194_512_500n } };
  expect(['en', 'lo'].map((locale) => oddsText('first', quotation, locale))).toEqual(['97,256.25', '97.256,25']);
  expect(percentText({ numerator: 975n, denominator: 1000n }, 'lo')).toBe('97,5');
  expect(percentText({ numerator: 7n, denominator: 100n }, 'lo')).toBe('7');
  expect(chanceText(findPlay('five_digits', 'star3.front.straight')!.kinds[0]!, 'lo')).toBe('1 : 1.000');
});

test('a draw is verified by what was revealed of it, and a changed result or seed is detected', () => {
  const { commitment, seeds } = seedChain(new Uint8Array(32).fill(7), 3);
  const shown = { family: 'k3', salt: 'salt', number: 9, lunarYear: 2026 };
  const revealed = { ...shown, seed: serverSeedToHex(seeds[0]!), before: commitment };
  const result = drawHouse('k3', { ...shown, seed: seeds[0]! });
  expect(verdictOf(revealed, result)).toEqual({ result, isPromised: true, isSame: true });
  expect(verdictOf(revealed, { ...result, dice: [9, 9, 9] })).toMatchObject({ isSame: false });
  expect(verdictOf({ ...revealed, seed: serverSeedToHex(seeds[1]!) }, result)).toMatchObject({ isPromised: false });
  expect(verdictOf({ ...revealed, family: 'chess' }, result)).toMatchObject({ result: null, isSame: false });
});

test('an invalid parameter of a lottery’s page counts as missing', () => {
  for (const value of ['', '<b>', ['a'], null, {}])
    expect(parseLotterySearch({ gameCode: value, view: value, opened: value })).toEqual({});
  expect(parseLotterySearch({ gameCode: 'vn-hn', view: 'rules' })).toEqual({ gameCode: 'vn-hn', view: 'rules' });
  expect(parseLotterySearch({ view: 'tickets', opened: 17 })).toEqual({ view: 'tickets', opened: '17' });
});
