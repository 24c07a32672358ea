import { describe, expect, test } from 'vitest';
import type { MemberBalance } from '../ledger/index.ts';
import { presentBalance } from './wallet.present.ts';

const account = (given: Partial<MemberBalance>): MemberBalance => ({
  account: 1n,
  purpose: 'cash',
  currency: 'LAK',
  balance: 0n,
  version: 0n,
  ...given,
});

describe('a member’s balance', () => {
  test('is cash and bonus together, exact to the last unit', () => {
    const accounts = [
      account({ balance: 1_250_001n, version: 4n }),
      account({ purpose: 'bonus', balance: 500_000n, version: 3n }),
    ];
    expect(presentBalance(accounts)).toEqual({ balance: '12.50001', bonus: '5.00', currency: 'LAK', version: '7' });
  });

  test('leaves out money that is held or at a vendor', () => {
    const accounts = [account({ balance: 100_000n }), account({ purpose: 'locked', balance: 7n, version: 9n })];
    expect(presentBalance(accounts)).toEqual({ balance: '1.00', bonus: '0.00', currency: 'LAK', version: '0' });
  });

  test('does not exist without a wallet', () => {
    expect(() => presentBalance([])).toThrow('NOT_FOUND');
  });
});
