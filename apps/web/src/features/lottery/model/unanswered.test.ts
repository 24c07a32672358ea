import { expect, test } from 'vitest';
import { asksFirst, isSameSlip, type SlipWish } from './unanswered.ts';

const bet = { key: 'a', play: 'lo2', choice: { rows: [['12']] }, unit: 'yuan', multiplier: 1 } as const;
const sent: SlipWish = {
  gameCode: 'can-tho-draw',
  revision: 1,
  scale: null,
  draws: [{ id: '7', times: 1 }],
  stopOnWin: false,
  bets: [bet],
};

test('a slip is the same while nothing in it has changed', () => {
  expect(isSameSlip(sent, structuredClone(sent))).toBe(true);
  expect(isSameSlip(sent, { ...sent, draws: [{ id: '7', times: 2 }] })).toBe(false);
  expect(isSameSlip(sent, { ...sent, bets: [{ ...bet, multiplier: 2 }] })).toBe(false);
});

test('the server is asked about an unanswered slip only when asking cannot place it', () => {
  const next = { ...sent, draws: [{ id: '8', times: 1 }] };
  expect(asksFirst(sent, next, ['8', '9'])).toBe(true);
  expect(asksFirst(sent, next, ['7', '8'])).toBe(false);
  expect(asksFirst(sent, { ...sent, revision: 2 }, ['7'])).toBe(true);
  expect(asksFirst(sent, { ...next, bets: [{ ...bet, multiplier: 2 }] }, ['8'])).toBe(false);
  expect(asksFirst(sent, { ...next, gameCode: 'hue-draw' }, ['8'])).toBe(false);
});
