import { recordByHand } from '../../../testing/by-test.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ledger } from '../../ledger/index.ts';
import { createTurnover } from '../../turnover/index.ts';
import { createWallet } from '../../wallet/index.ts';
import type { createRewards } from '../index.ts';

/** The needs of gifts where only money is tested: no bonus is granted, nobody is excluded, nobody is told. */
export function plainNeeds({
  clock,
  ledger,
}: {
  clock: Clock;
  ledger: Ledger;
}): Omit<Parameters<typeof createRewards>[1], 'guard'> {
  return {
    ledger,
    turnover: createTurnover({
      clock,
      ledger,
      stakedBetween: async () => [],
      rules: async () => ({ factorPercent: 100, nearNothing: 0n }),
    }),
    bonuses: { grant: async () => ({ status: 'unknown_offer' }), withdraw: async () => false },
    offers: { leftOf: async () => [], fundIn: async () => false },
    exclusionOf: async () => null,
    requirePlay: async () => undefined,
    mayTell: async () => true,
    tell: async () => undefined,
    balanceOf: createWallet({ ledger }).balanceOf,
    record: recordByHand,
    payers: {},
    sources: [],
  };
}
