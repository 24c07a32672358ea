import { expect, test } from 'vitest';
import { requirePlayed } from './conclude.ts';
import type { RoundRow } from './rounds.repo.ts';

const refusalOf = (row: Partial<RoundRow>): unknown => {
  try {
    requirePlayed({ refusal: null, balanceBefore: null, ...row } as RoundRow);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each(['returning', 'returned'] as const)(
  'a bet that is %s says why: the wallet, or the flight that had left',
  (state) => {
    expect(refusalOf({ state })).toBe('WALLET_UNAVAILABLE');
    expect(refusalOf({ state, balanceBefore: 500n })).toBe('BET_TOO_LATE');
  },
);

test('a bet that stands or is settled has no refusal', () => {
  for (const state of ['standing', 'settling', 'settled'] as const) expect(refusalOf({ state })).toBeNull();
});
