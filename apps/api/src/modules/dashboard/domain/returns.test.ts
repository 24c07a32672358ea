import { parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { type PlayedGame, returnsByGame, returnsByVendor } from './returns.ts';

const limit = { rounds: 100, deviation: 1, tenths: 30 };

function played(gameCode: string, given: Partial<PlayedGame> = {}): PlayedGame {
  return {
    vendor: 'NAGA',
    vendorName: 'Naga',
    gameCode,
    gameName: gameCode,
    theoretical: '96.00',
    rounds: 10_000n,
    stake: parseAmount('1000'),
    openStake: 0n,
    win: parseAmount('960'),
    ...given,
  };
}

test('a game is judged by its decided stakes, against the band of its rounds', () => {
  const [one] = returnsByGame([played('gold', { stake: parseAmount('1100'), openStake: parseAmount('100') })], limit);
  // 3 × 100 % ÷ √10,000 is 3 %.
  expect(one).toMatchObject({ id: 'NAGA gold', rtp: 9600, band: { low: 9300, high: 9900 }, isOutside: false });
});

test('what is outside its band comes first, then the largest stakes', () => {
  const games = [
    played('small', { stake: parseAmount('10'), win: parseAmount('9.6') }),
    played('large'),
    played('generous', { stake: parseAmount('20'), win: parseAmount('20') }),
  ];
  expect(returnsByGame(games, limit).map(({ name, isOutside }) => `${name} ${isOutside}`)).toEqual([
    'generous true',
    'large false',
    'small false',
  ]);
});

test('nothing is said of too few rounds, of a game without a theoretical RTP, or of one without a decided stake', () => {
  const games = [
    played('few', { rounds: 99n, win: parseAmount('5000') }),
    played('unknown', { theoretical: null, win: parseAmount('5000') }),
    played('open', { openStake: parseAmount('1000'), win: 0n }),
  ];
  const judged = returnsByGame(games, limit);
  expect(judged.map(({ isOutside }) => isOutside)).toEqual([false, false, false]);
  expect(judged.find(({ name }) => name === 'open')?.rtp).toBe(null);
});

test('a vendor should pay back the mean of its games by their stakes; unknown where one of them says nothing', () => {
  const games = [played('gold'), played('tiger', { theoretical: '90.00', stake: parseAmount('3000') })];
  expect(returnsByVendor(games, limit)).toMatchObject([{ id: 'NAGA', rounds: 20_000n, theoretical: 9150, rtp: 4800 }]);
  expect(returnsByVendor([...games, played('mystery', { theoretical: null })], limit)[0]!.theoretical).toBe(null);
});
