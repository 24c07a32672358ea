import { createNumbers, hashServerSeed, serverSeedToHex } from '@champa/fairness';
import { parseAmount } from '@champa/money';
import { demoPots, demoTitles, POT_RTP, POT_SHARE } from '@champa/titles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stakeLadder } from '../../catalogue/stakes.ts';
import { createTitles } from '../../catalogue/titles.ts';
import { fraction, multiply, toDecimal } from '../fraction.ts';
import { type ChancePot, CHANCE_UNIT, contribution, drawPoint, drawPot, potRtp, verifyRun, winsPot } from './index.ts';

const pot: ChancePot = { seed: parseAmount('5000'), span: parseAmount('1000000'), share: fraction(1, 100) };

test('every pot of the catalogue states its exact return and share', () => {
  const titles = createTitles();
  for (const { code } of demoPots) {
    const rules = titles.findPot(code)!.rules;
    expect(toDecimal(multiply(potRtp(rules), fraction(100)), 2)).toBe(POT_RTP);
    expect(toDecimal(multiply(rules.share, fraction(100)), 2)).toBe(POT_SHARE);
  }
});

test('every stake for a pot is a whole number of chances, and its share has no remainder', () => {
  const titles = createTitles();
  for (const { vassalage, gameCode, pot: code } of demoTitles()) {
    if (code === null) continue;
    for (const stake of stakeLadder(titles.findPlayable(vassalage, gameCode)!)) {
      expect([stake % CHANCE_UNIT, stake % 100n]).toEqual([0n, 0n]);
    }
  }
});

test('the pot’s number depends on the seeds alone, and its chance is the stake over the span', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), fc.bigInt(1n, 50n), (nonce, chances) => {
      const seeds = { serverSeed: new Uint8Array(32).fill(9), clientSeed: 'player', nonce };
      const stake = chances * CHANCE_UNIT;
      const draw = drawPot(pot, createNumbers(seeds), stake);
      expect(draw).toEqual(drawPot(pot, createNumbers(seeds), stake));
      expect(draw).toMatchObject({ below: Number(chances), of: 10_000 });
      expect(draw.drawn).toBeGreaterThanOrEqual(0);
      expect(draw.drawn).toBeLessThan(draw.of);
      expect(winsPot(draw)).toBe(draw.drawn < draw.below);
    }),
  );
});

test('over many rounds the pot is won as often as stated', () => {
  const stake = 100n * CHANCE_UNIT; // one in a hundred
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'many', nonce: 1 });
  const wins = Array.from({ length: 100_000 }, () => winsPot(drawPot(pot, numbers, stake))).filter(Boolean).length;
  expect(Math.abs(wins - 1000)).toBeLessThan(160); // five standard deviations
});

test('the point of a must-hit-by pot lies between its ends, each part of them as likely as any other', () => {
  const run = { begins: 1_000n, ends: 2_001n };
  const serverSeed = new Uint8Array(32).fill(3);
  const points = Array.from({ length: 20_000 }, (_, nonce) =>
    Number(drawPoint(run, { serverSeed, clientSeed: 'pot', nonce })),
  );
  expect(Math.min(...points)).toBe(1_001);
  expect(Math.max(...points)).toBe(2_000);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = points.filter((point) => Math.floor((point - 1_001) / 100) === tenth).length;
    expect(Math.abs(inside - 2_000)).toBeLessThan(215); // five standard deviations
  }
});

test('must-hit-by pots return what they state: shares of fixed stakes over many runs', () => {
  const rules = { seed: 1_000n, limit: 5_000n, share: fraction(1, 100) };
  let [held, paid, fed] = [rules.seed, 0n, 0n];
  for (let nonce = 0; nonce < 4_000; nonce += 1) {
    const point = drawPoint(
      { begins: rules.seed, ends: rules.limit },
      { serverSeed: new Uint8Array(32).fill(6), clientSeed: 'pot', nonce },
    );
    for (; held < point; held += 7n) fed += 7n;
    paid += point;
    held = held - point + rules.seed;
  }
  // Four standard deviations of the mean point.
  expect(Math.abs(Number(paid) / (Number(fed) * 100) - Number(toDecimal(potRtp(rules), 5)))).toBeLessThan(0.0002);
});

test('a revealed seed that is not the promised one is not committed', () => {
  const serverSeed = serverSeedToHex(new Uint8Array(32).fill(1));
  const run = { number: 1, begins: '20.00', ends: '100.00', serverSeed };
  const promised = { ...run, serverSeedHash: hashServerSeed(new Uint8Array(32).fill(1)) };
  expect(verifyRun('pot', promised).isCommitted).toBe(true);
  expect(verifyRun('pot', { ...promised, serverSeed: 'ab'.repeat(32) }).isCommitted).toBe(false);
});

test('a share is rounded down', () => {
  expect(contribution(pot, 199n)).toBe(1n);
  expect(contribution(pot, parseAmount('2000'))).toBe(parseAmount('20'));
});
