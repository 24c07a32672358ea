import type { LotteryTerms } from '@champa/contract';
import { findPlay } from '@champa/lottery';
import { SCALE } from '@champa/money';
import { expect, test } from 'vitest';
import { hotSymbols } from './hot.ts';
import { canBet, emptyChoice, playsOffered, priced, type SlipBet, slipCost, withRow } from './slip.ts';

const terms: LotteryTerms = {
  revision: 1,
  mode: 'LOTT',
  scale: { from: 1800, to: 1960, step: 2, own: 1960 },
  base: 1,
  units: ['yuan', 'jiao'],
  odds: {},
  settings: {},
  plays: ['star3.front.straight', 'star3.front.group3', 'dragon_tiger.12', 'dragon_tiger.12.refund'],
  minBet: '0.1',
  maxBet: '100000',
  maxOfMember: '100000',
  hot: [],
  canCancel: true,
  maxDraws: 50,
};
const straight = findPlay('five_digits', 'star3.front.straight')!;
const staking = { unit: 'yuan', multiplier: 3, scale: 1800 } as const;

test('a choice costs its lines, two units each, times the multiplier', () => {
  const price = priced(straight, { rows: [['1', '2'], ['3'], ['4', '5']] }, terms, staking);
  expect(price).toMatchObject({ ok: true, lines: 4n, linePrice: 6n * SCALE, cost: 24n * SCALE, best: 5400n * SCALE });
});

test('the part that is not taken as prizes is paid as rebate', () => {
  const choice = { rows: [['1'], ['3'], ['4']] };
  const low = priced(straight, choice, terms, staking);
  const high = priced(straight, choice, terms, { ...staking, scale: 1960 });
  // (1960 - 1800) / 2000 of 6.
  expect(low).toMatchObject({ rebate: (6n * SCALE * 8n) / 100n });
  expect(high).toMatchObject({ rebate: 0n, best: 5880n * SCALE });
});

test('an incomplete choice is no bet, and has a reason', () => {
  expect(priced(straight, emptyChoice(straight), terms, staking)).toEqual({
    ok: false,
    problem: { code: 'TOO_FEW', row: 0 },
  });
});

test('a game offers the plays of its terms; of two rules it uses the one in its settings', () => {
  expect(playsOffered('five_digits', terms).map(({ id }) => id)).toEqual([
    'star3.front.straight',
    'star3.front.group3',
    'dragon_tiger.12',
  ]);
  const refunds = { ...terms, settings: { tie: 'refund' } };
  expect(playsOffered('five_digits', refunds).map(({ id }) => id)).toContain('dragon_tiger.12.refund');
});

test('a banker cannot be picked beside itself', () => {
  const xien = findPlay('vn_south', 'xien3')!;
  const picked = withRow(xien, emptyChoice(xien), 0, ['12', '34', '56']);
  expect(withRow(xien, picked, 1, ['34']).rows).toEqual([['12', '56'], ['34']]);
});

test('a slip costs the sum of its bets; a bet that is no longer offered costs nothing', () => {
  const bet: SlipBet = {
    key: 'a',
    play: straight.id,
    choice: { rows: [['1'], ['2'], ['3']] },
    unit: 'yuan',
    multiplier: 1,
  };
  const bets = [bet, { ...bet, key: 'b', unit: 'jiao' as const }, { ...bet, key: 'c', play: 'gone' }];
  expect(slipCost(bets, 'five_digits', terms, 1960)).toEqual({ cost: 2n * SCALE + SCALE / 5n, rebate: 0n, lines: 2n });
});

test('a bet that is too cheap, too expensive or on a closed number cannot be placed; the others can', () => {
  const hot = [{ play: 'dragon_tiger.12', number: 'tie', perMille: 0 }];
  const dragon = findPlay('five_digits', 'dragon_tiger.12')!;
  const at = (symbol: string, multiplier: number) =>
    priced(dragon, { rows: [[symbol]] }, { ...terms, minBet: '4', maxBet: '20', hot }, { ...staking, multiplier });
  expect([1, 2, 10, 11].map((multiplier) => canBet(at('dragon', multiplier)))).toEqual([false, true, true, false]);
  expect(at('tie', 2)).toMatchObject({ ok: true, closed: 'tie' });
  expect(canBet(at('tie', 2))).toBe(false);
  expect(canBet(priced(dragon, { rows: [[]] }, terms, staking))).toBe(false);
});

test('symbols of a board are marked by the game’s hot numbers', () => {
  const hot = [
    { play: 'dragon_tiger.12', number: 'tie', perMille: 0 },
    { play: 'dragon_tiger.12', number: 'tiger', perMille: 500 },
    { play: 'star3.front.straight', number: '1', perMille: 0 },
  ];
  expect(hotSymbols(findPlay('five_digits', 'dragon_tiger.12')!, { hot })).toEqual({
    closed: new Set(['tie']),
    half: new Set(['tiger']),
  });
});
