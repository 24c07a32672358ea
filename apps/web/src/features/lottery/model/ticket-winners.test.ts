import { expect, test } from 'vitest';
import { oddsOf, winnersOf } from './ticket-winners.ts';

const result = { family: 'lao', top: '543921', front3: ['543'], back3: [], bottom2: '54' };
const bet = {
  play: 'top2',
  choice: { rows: [['20', '21', '22']] },
  lines: '3',
  linePrice: '2.00',
  prizes: { win: '184.00' },
  hot: null,
};

test('a bet names its odds, and of its picks those that won with what each pays for 1', () => {
  expect(oddsOf(bet, 'lao', 'en')).toEqual(['92']);
  expect(winnersOf(bet, 'lao', result, 'en')).toEqual([{ picks: ['21'], rowId: null, places: null, odds: '92' }]);
});

test('a hot number pays less for 1', () => {
  const hot = { numbers: ['21'], perMille: 500 };
  expect(winnersOf({ ...bet, hot }, 'lao', result, 'en')).toMatchObject([{ odds: '46' }]);
});

test('before the result no pick has won', () => {
  expect(winnersOf(bet, 'lao', null, 'en')).toBeNull();
  expect(winnersOf(bet, 'lao', { ...result, top: '543999' }, 'en')).toEqual([]);
});

test('a line that costs several stakes is named by what it pays for 1', () => {
  const north = {
    ...bet,
    play: 'lo2',
    choice: { rows: [['21']] },
    lines: '1',
    linePrice: '54.00',
    prizes: { win: '198.00' },
  };
  expect(oddsOf(north, 'vn_north', 'en')).toEqual(['99']);
});

test('a pick of a board with rows names its row', () => {
  const digits = { family: 'five_digits', digits: '12345' };
  const each = { ...bet, play: 'position', choice: { rows: [['1'], [], ['9'], [], ['5']] }, prizes: { win: '19.60' } };
  const won = winnersOf(each, 'five_digits', digits, 'en');
  expect(won?.map(({ picks, rowId }) => [rowId, ...picks])).toEqual([
    ['wan', '1'],
    ['ge', '5'],
  ]);
});
