import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, parseAmount } from './decimal.ts';
import { formatPlain } from './display.ts';
import { shownAmount, shownParts } from './shown.ts';
import { sum } from './amount.ts';

const shown = (parts: readonly string[]) => shownParts(parts.map(parseAmount)).map(formatDecimal);

test('what rounding takes goes to the part that lost most', () => {
  expect(shown(['10.006', '5.008'])).toEqual(['10.00', '5.01']);
  expect(shown(['0.005', '0.005'])).toEqual(['0.01', '0.00']);
  expect(shown(['1.00', '-0.005'])).toEqual(['1.00', '-0.01']);
  expect(shown([])).toEqual([]);
});

test('shown parts add up to the sum as it is shown; each is within a hundredth of the truth, and whole parts stay', () => {
  const amounts = fc.array(fc.bigInt({ min: -10_000_000n, max: 10_000_000n }), { maxLength: 12 });
  fc.assert(
    fc.property(amounts, (parts) => {
      const result = shownParts(parts);
      expect(formatPlain(sum(result), 'en-US')).toBe(formatPlain(sum(parts), 'en-US'));
      for (const [index, part] of parts.entries()) {
        const error = result[index]! - part;
        expect(error < 1000n && error > -1000n).toBe(true);
        expect(shownAmount(result[index]!)).toBe(result[index]);
        if (shownAmount(part) === part) expect(result[index]).toBe(part);
      }
    }),
  );
});
