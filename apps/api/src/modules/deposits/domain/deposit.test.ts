import { depositStates } from '@champa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Deposit,
  type DepositState,
  isExpected,
  isForStaff,
  nextState,
  shareOf,
  stateOfPaid,
  takesSlip,
  transferReference,
  verdicts,
} from './deposit.ts';

const states = fc.constantFrom(...depositStates);
const histories = fc.array(fc.constantFrom(...verdicts), { maxLength: 12 });

function follow(
  from: DepositState,
  history: readonly (typeof verdicts)[number][],
): { end: DepositState; credits: number } {
  let end = from;
  let credits = 0;
  for (const verdict of history) {
    const next = nextState(end, verdict);
    if (next === 'credited') credits++;
    end = next ?? end;
  }
  return { end, credits };
}

describe('a deposit', () => {
  test('is credited exactly once if, and only if, a payment is among the verdicts, in whatever order', () => {
    const unpaidStates = fc.constantFrom<DepositState>('created', 'pending', 'review', 'failed', 'expired');
    fc.assert(
      fc.property(unpaidStates, histories, (from, history) => {
        const { end, credits } = follow(from, history);
        expect(credits).toBe(history.includes('paid') ? 1 : 0);
        expect(end === 'credited').toBe(history.includes('paid'));
      }),
    );
  });

  test('never leaves credited', () => {
    fc.assert(fc.property(histories, (history) => follow('credited', history).end === 'credited'));
    fc.assert(fc.property(histories, (history) => follow('refunded', history).end === 'refunded'));
  });

  test('never goes back to being payable', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...verdicts), (from, verdict) => nextState(from, verdict) !== 'pending'),
    );
  });

  test('keeps the first of two bad outcomes', () => {
    expect(nextState('failed', 'expired')).toBeNull();
    expect(nextState('expired', 'failed')).toBeNull();
  });
});

describe('money that arrived', () => {
  const takes = { min: 100n, max: 10_000n };
  const waiting = { kind: 'crypto', amount: 1000n, state: 'pending', reason: null, received: null } as const;

  test('at an address is credited as it is within what the method takes, else staff looks at it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 100_000n }), (paid) => {
        const isWithin = paid >= takes.min && paid <= takes.max;
        expect(isExpected(waiting, paid)).toBe(true);
        expect(stateOfPaid(waiting, paid, takes)).toBe(isWithin ? 'credited' : 'review');
      }),
    );
  });

  test('for a code or a page is what was asked for, or does not fit', () => {
    for (const kind of ['hosted', 'qr'] as const) {
      expect(isExpected({ kind, amount: 1000n }, 1000n)).toBe(true);
      expect(isExpected({ kind, amount: 1000n }, 999n)).toBe(false);
    }
  });

  test('that staff is looking at, or has rejected, is no news when it is told again', () => {
    expect(stateOfPaid({ ...waiting, state: 'review', received: 50n }, 50n, takes)).toBeNull();
    expect(stateOfPaid({ ...waiting, state: 'failed', reason: 'rejected', received: 50n }, 50n, takes)).toBeNull();
    expect(stateOfPaid({ ...waiting, state: 'review', received: 50n }, 150n, takes)).toBe('credited');
  });

  test('leaves the member what they paid, less their share of the fee', () => {
    const fee = { flat: 10n * 1000n, perMille: 100 };
    const deposit = { amount: 1_000_000n, received: null };
    expect(shareOf({ ...deposit, fee: { ...fee, bearer: 'brand' } })).toEqual({ fee: 0n, credit: 1_000_000n });
    expect(shareOf({ ...deposit, fee: { ...fee, bearer: 'member' } })).toEqual({ fee: 110_000n, credit: 890_000n });
    expect(shareOf({ amount: 1n, received: 100_000n, fee: { ...fee, bearer: 'member' } }).credit).toBe(80_000n);
  });
});

describe('staff', () => {
  const at = (kind: Deposit['kind'], state: DepositState) => isForStaff({ kind, state });

  test('decides on transfers and on what was set aside, and on nothing else', () => {
    expect(depositStates.filter((state) => at('bank_transfer', state))).toEqual([
      'created',
      'pending',
      'review',
      'failed',
      'expired',
    ]);
    for (const kind of ['hosted', 'qr', 'crypto'] as const)
      expect(depositStates.filter((state) => at(kind, state))).toEqual(['review']);
  });

  test('gets slips of transfers that are not decided', () => {
    expect(depositStates.filter((state) => takesSlip({ kind: 'bank_transfer', state }))).toEqual([
      'pending',
      'review',
      'expired',
    ]);
    expect(depositStates.some((state) => takesSlip({ kind: 'qr', state }))).toBe(false);
  });
});

test('a reference is short, of letters that are not mistaken for others', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(transferReference(bytes)).toMatch(/^CH[A-HJ-NP-Z2-9]{8}$/);
    }),
  );
});
