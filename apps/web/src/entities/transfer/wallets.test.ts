import { formatDecimal, formatPlain, parseAmount, sum } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownWallets } from './wallets.ts';

const amount = fc.bigInt({ min: 0n, max: 10_000_000n });

test('the wallets add up to their total as they are shown', () => {
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount), fc.array(amount, { maxLength: 5 }), (main, studios) => {
      const [cash, bonus, locked] = main.map(formatDecimal) as [string, string, string];
      const vendors = studios.map((balance, n) => ({
        vendor: `V${n}`,
        name: `Studio ${n}`,
        state: 'known' as const,
        balance: formatDecimal(balance),
        knownAt: null,
        isOpen: true,
      }));
      const total = formatDecimal(sum([...main, ...studios]));
      const shown = shownWallets({ currency: 'LAK', cash, bonus, locked, vendors, total, isCertain: true });
      const balances = [shown.cash, shown.bonus, shown.locked, ...shown.vendors.map(({ balance }) => balance)];
      expect(formatPlain(sum(balances.map(parseAmount)), 'en-US')).toBe(formatPlain(parseAmount(total), 'en-US'));
      for (const balance of balances) expect(balance).toMatch(/^\d+\.\d\d$/);
    }),
  );
});
