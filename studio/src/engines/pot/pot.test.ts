import { createNumbers } from '@champa/fairness';
import { parseAmount } from '@champa/money';
import { demoPots, demoTitles, POT_RTP, POT_SHARE } from '@champa/titles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stakeLadder } from '../../catalogue/stakes.ts';
import { createTitles } from '../../catalogue/titles.ts';
import { fraction, multiply, toDecimal } from '../fraction.ts';
import { CHANCE_UNIT, contribution, drawPot, potRtp, type PotRules, winsPot } from './index.ts';

const pot: PotRules = { seed: parseAmount('5000'), span: parseAmount('1000000'), share: fraction(1, 100) };

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

test('a share is rounded down', () => {
  expect(contribution(pot, 199n)).toBe(1n);
  expect(contribution(pot, parseAmount('2000'))).toBe(parseAmount('20'));
});
