import type { TeamFigures } from '@champa/contract';
import { SCALE } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, countOf, figureFaces, figureIds, isFigure, valueOf, writePermille } from './team-figures.ts';

const figures: TeamFigures = {
  members: 20,
  newMembers: 3,
  players: 7,
  activeMembers: 5,
  deposits: '1000.00',
  withdrawals: '0.00',
  validBet: '123456.78',
  openStake: '0.00',
  profit: '-50.5',
  commission: '0.00001',
};

test('every figure has a label, and is read exactly', () => {
  for (const id of figureIds) {
    const value = valueOf(figures, id);
    if (figureFaces[id].isMoney) expect(typeof figures[id]).toBe('string');
    else expect(countOf(value)).toBe(figures[id]);
    expect(isFigure(id)).toBe(true);
  }
  expect(valueOf(figures, 'profit')).toBe((-505n * SCALE) / 10n);
  expect(valueOf(figures, 'commission')).toBe(1n);
  for (const nonsense of ['', 'toString', '__proto__', 'Members']) expect(isFigure(nonsense)).toBe(false);
});

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

test('a change is the difference; a change from zero has no percentage', () => {
  fc.assert(
    fc.property(amount, amount, (now, before) => {
      const { difference, permille } = changeOf(now, before);
      expect(before + difference).toBe(now);
      expect(permille === null).toBe(before === 0n);
      if (permille === null) return;
      // The percentage has the sign of the change, and is never rounded up.
      const size = before < 0n ? -before : before;
      const rest = difference * 1000n - permille * size;
      expect(rest > -size && rest < size).toBe(true);
      expect(permille * difference >= 0n).toBe(true);
    }),
  );
});

test('a growing loss is a fall, a shrinking one a rise', () => {
  expect(changeOf(-150n, -100n).permille).toBe(-500n);
  expect(changeOf(-50n, -100n).permille).toBe(500n);
  expect(changeOf(100n, -100n).permille).toBe(2000n);
});

test('percentages are written with one decimal and their sign', () => {
  expect(writePermille(125n, '.')).toBe('+12.5%');
  expect(writePermille(-5n, ',')).toBe('-0,5%');
  expect(writePermille(0n, '.')).toBe('0.0%');
  expect(writePermille(20_000n, '.')).toBe('+2000.0%');
});
