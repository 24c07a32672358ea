import { type WithdrawalState, withdrawalStates } from '@champa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arePartsOf,
  arrives,
  isEnded,
  nextState,
  type Part,
  receiptOf,
  type Step,
  steps,
  unassigned,
  type Withdrawal,
} from './withdrawal.ts';

/** Every step that is allowed, written out. */
const allowed = [
  ['requested', 'claim', 'reviewing'],
  ['requested', 'approve', 'approved'],
  ['requested', 'cancel', 'cancelled'],
  ['reviewing', 'claim', 'reviewing'],
  ['reviewing', 'release', 'requested'],
  ['reviewing', 'approve', 'approved'],
  ['reviewing', 'reject', 'rejected'],
  ['approved', 'reject', 'rejected'],
  ['approved', 'pay', 'paying'],
  ['paying', 'pay', 'paying'],
  ['paying', 'complete', 'paid'],
  ['paying', 'refund', 'refunded'],
  ['paid', 'receive', 'confirmed'],
  ['paid', 'dispute', 'disputed'],
  ['paid', 'force', 'confirmed'],
  ['paid', 'refund', 'refunded'],
  ['disputed', 'receive', 'resolved'],
  ['disputed', 'force', 'resolved'],
  ['disputed', 'refund', 'resolved'],
] as const satisfies readonly (readonly [WithdrawalState, Step, WithdrawalState])[];

const every = withdrawalStates.flatMap((state) => steps.map((step) => ({ state, step })));

test.each(every)('$step of what is $state', ({ state, step }) => {
  const leads = allowed.find(([from, by]) => from === state && by === step)?.[2] ?? null;
  expect(nextState(state, step)).toBe(leads);
});

test('nothing leads out of an end, and something out of all else', () => {
  for (const state of withdrawalStates) {
    expect(steps.some((step) => nextState(state, step) !== null)).toBe(!isEnded(state));
  }
});

test('money that may have left cannot be rejected or cancelled', () => {
  for (const state of ['paying', 'paid', 'disputed'] as const) {
    expect([nextState(state, 'reject'), nextState(state, 'cancel')]).toEqual([null, null]);
  }
});

const now = Temporal.Instant.from('2026-07-01T00:00Z');
const withdrawal = (given: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 1n,
  memberId: '1',
  payee: { id: '1', kind: 'BANK', provider: 'BCEL', providerName: 'BCEL', hidden: '****0001', sealed: '' },
  currency: 'LAK',
  amount: 1000n,
  fee: 100n,
  state: 'paid',
  hold: 1n,
  paid: 0n,
  returned: 0n,
  score: 0,
  reasons: [],
  claimedBy: null,
  reason: '',
  confirmedBy: null,
  createdAt: now,
  approvedAt: null,
  paidAt: null,
  receivedBy: null,
  endedAt: null,
  ...given,
});
const part = (given: Partial<Part> = {}): Part => ({
  id: 1n,
  withdrawalId: 1n,
  amount: 400n,
  provider: null,
  merchantRef: 'r',
  state: 'paid',
  receipt: 'waiting',
  note: '',
  createdAt: now,
  paidAt: now,
  ...given,
});

describe('amounts', () => {
  test('what arrives is without the fee; a failed part leaves its place to another, one on its way does not', () => {
    expect(arrives(withdrawal())).toBe(900n);
    expect(unassigned(withdrawal(), [part(), part({ state: 'failed', amount: 500n })])).toBe(500n);
    expect(unassigned(withdrawal(), [part(), part({ state: 'created', amount: 500n })])).toBe(0n);
  });

  test('received and remaining follow what the member says and what came back', () => {
    const parts = [part({ receipt: 'received' }), part({ amount: 500n, receipt: 'disputed' })];
    expect(receiptOf(withdrawal(), parts)).toEqual({ received: 400n, remaining: 500n });
    expect(receiptOf(withdrawal({ returned: 500n }), parts)).toEqual({ received: 400n, remaining: 0n });
    expect(receiptOf(withdrawal({ state: 'rejected' }), [])).toEqual({ received: 0n, remaining: 0n });
  });

  test('parts are something each, and no more than the whole together', () => {
    const parts = fc.array(fc.bigInt(-10n, 1000n), { maxLength: 6 });
    fc.assert(
      fc.property(fc.bigInt(0n, 2000n), parts, (whole, asked) => {
        const total = asked.reduce((sum, amount) => sum + amount, 0n);
        const isRight = asked.length > 0 && asked.every((amount) => amount > 0n) && total <= whole;
        expect(arePartsOf(whole, asked)).toBe(isRight);
      }),
    );
  });
});
