import { formatDecimal, parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownRun } from './shown-run.ts';

const above = fc.bigInt({ min: 0n, max: 10_000_000n });
const signed = fc.bigInt({ min: -10_000_000n, max: 10_000_000n });

test('a settlement adds up as it is shown', () => {
  fc.assert(
    fc.property(above, signed, signed, above, fc.boolean(), (gross, adjusted, carriedIn, paidDown, isPaid) => {
      const together = gross + adjusted + carriedIn;
      const due = together > 0n ? together : 0n;
      const exact = { gross, adjusted, carriedIn, due, paidDown, net: (isPaid ? due : 0n) - paidDown };
      const texts = Object.fromEntries(Object.entries(exact).map(([name, value]) => [name, formatDecimal(value)]));
      const shown = shownRun({ ...(texts as Record<keyof typeof exact, string>), state: isPaid ? 'paid' : 'owed' });
      const of = (name: keyof typeof exact) => parseAmount(shown[name]);
      for (const name of Object.keys(exact)) expect(shown[name as 'net']).toMatch(/^-?\d+\.\d\d$/);
      if (together >= 0n) expect(of('gross') + of('adjusted') + of('carriedIn')).toBe(of('due'));
      expect(of('net')).toBe((isPaid ? of('due') : 0n) - of('paidDown'));
    }),
  );
});
