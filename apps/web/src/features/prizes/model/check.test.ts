import type { PrizeDraw, RaffleRound, Rain } from '@champa/contract';
import {
  createNumbers,
  digestTickets,
  drawPrize,
  drawTickets,
  hashServerSeed,
  serverSeedToHex,
  splitPot,
} from '@champa/fairness';
import { formatDecimal } from '@champa/money';
import { expect, test } from 'vitest';
import { checkDraw, checkRain, checkRound, checkTickets } from './check.ts';

const serverSeed = new Uint8Array(32).fill(3);
const numbers = createNumbers.bind(null, { serverSeed, clientSeed: 'mine', nonce: 4 });
const fairness = {
  serverSeed: serverSeedToHex(serverSeed),
  serverSeedHash: hashServerSeed(serverSeed),
  clientSeed: 'mine',
  nonce: 4,
};
const prizes = [
  { code: 'aa', name: 'A', weight: 1 },
  { code: 'bb', name: 'B', weight: 2 },
];
const other = hashServerSeed(new Uint8Array(32));

test('a draw verifies as promised; another outcome or another seed does not', () => {
  const drawn = prizes[drawPrize(numbers(), [1, 2])]!.code;
  const draw = { fairness, rules: { of: 'prizes', prizes }, drawn } as PrizeDraw;
  expect(checkDraw(draw)).toBe('good');
  expect(checkDraw({ ...draw, drawn: drawn === 'aa' ? 'bb' : 'aa' })).toBe('differs');
  expect(checkDraw({ ...draw, fairness: { ...fairness, serverSeedHash: other } })).toBe('other_seed');
  expect(checkDraw({ ...draw, fairness: { ...fairness, serverSeed: null } })).toBeNull();
});

test('an envelope’s amount, a rain’s parts and a raffle’s tickets are drawn again', () => {
  const envelope = { fairness, rules: { of: 'amount', bands: [{ min: '5', max: '5', weight: 1 }] }, drawn: '5.00' };
  expect(checkDraw(envelope as PrizeDraw)).toBe('good');
  expect(checkDraw({ ...envelope, drawn: '6.00' } as PrizeDraw)).toBe('differs');

  const rules = { pot: 1_000_000n, parts: 3, min: 1000n, max: 900_000n };
  const parts = splitPot(numbers(), { ...rules, step: 1000n }).map(formatDecimal);
  const rain = { fairness, pot: '10', parts: 3, min: '0.01', max: '9' } as Rain;
  expect(checkRain(rain, parts)).toBe('good');
  expect(checkRain(rain, parts.toReversed())).toBe('differs');

  const winners = drawTickets(numbers(), 50, 2).map((ticket) => ({ ticket }));
  const round = { fairness, tickets: 50, prizes: [{ count: 2 }], winners } as unknown as RaffleRound;
  expect(checkRound(round)).toBe('good');
  expect(checkRound({ ...round, tickets: 51 })).not.toBe('other_seed');
  expect(checkRound({ ...round, winners: round.winners.toReversed() })).toBe('differs');
});

test('a list of tickets verifies if its digest is the public seed and no number is missing', () => {
  const list = [
    { first: 1, last: 2, player: 'so****ne' },
    { first: 3, last: 3, player: 'kh****la' },
  ];
  const round = { tickets: 3, fairness: { ...fairness, clientSeed: digestTickets(list) } };
  expect(checkTickets(list, round)).toBe(true);
  expect(checkTickets(list.slice(0, 1), round)).toBe(false);
  expect(checkTickets([list[0]!, { ...list[1]!, player: 'so****ne' }], round)).toBe(false);
  const holed = [list[0]!, { first: 4, last: 4, player: 'kh****la' }];
  expect(checkTickets(holed, { tickets: 4, fairness: { ...fairness, clientSeed: digestTickets(holed) } })).toBe(false);
  expect(checkTickets([], { tickets: 0, fairness: { ...fairness, clientSeed: digestTickets([]) } })).toBe(true);
});
