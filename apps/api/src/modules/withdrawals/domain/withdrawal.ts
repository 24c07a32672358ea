import type { confirmations, PayeeKind, receipts, WithdrawalState } from '@champa/contract';
import { type Amount, sum } from '@champa/money';

export type Confirmation = (typeof confirmations)[number];
export type Receipt = (typeof receipts)[number];

/** What somebody does with a withdrawal, or what happens to it. */
export const steps = [
  'claim',
  'release',
  'approve',
  'reject',
  'cancel',
  'pay',
  'complete',
  'receive',
  'dispute',
  'force',
  'refund',
] as const;
export type Step = (typeof steps)[number];

/**
 * Where each step leads from where; from anywhere else it is refused.
 * - `claim`, `release`: an employee takes it on, or puts it back. Another may take it over.
 * - `approve`: by that employee, or by rule before anybody claims it. `reject`: until anything was sent. `cancel`: by the
 *   member, before anybody claims it.
 * - `pay`: a part is sent, the first or another. `complete`: all of it has left.
 * - `receive`: the member confirms all of it, or does not dispute it in time. `dispute`: the member reports that a part has not
 *   arrived.
 * - `force`: staff says it has; nothing is refunded. `refund`: the money returns to the member.
 */
const table: Record<Step, Partial<Record<WithdrawalState, WithdrawalState>>> = {
  claim: { requested: 'reviewing', reviewing: 'reviewing' },
  release: { reviewing: 'requested' },
  approve: { requested: 'approved', reviewing: 'approved' },
  reject: { reviewing: 'rejected', approved: 'rejected' },
  cancel: { requested: 'cancelled' },
  pay: { approved: 'paying', paying: 'paying' },
  complete: { paying: 'paid' },
  receive: { paid: 'confirmed', disputed: 'resolved' },
  dispute: { paid: 'disputed' },
  force: { paid: 'confirmed', disputed: 'resolved' },
  refund: { paying: 'refunded', paid: 'refunded', disputed: 'resolved' },
};

/** Where a step leads; `null`: it is not for this state. */
export function nextState(state: WithdrawalState, step: Step): WithdrawalState | null {
  return table[step][state] ?? null;
}

const ends: readonly WithdrawalState[] = ['confirmed', 'rejected', 'cancelled', 'refunded', 'resolved'];

/** Nothing leads out of these. */
export function isEnded(state: WithdrawalState): boolean {
  return ends.includes(state);
}

/** As the provider's, but for `created`: sent perhaps, and no answer yet. `failed` only where it is certain that nothing left. */
export const partStates = ['created', 'pending', 'paid', 'failed'] as const;
export type PartState = (typeof partStates)[number];

export type Part = {
  id: bigint;
  withdrawalId: bigint;
  amount: Amount;
  /** Null: paid by hand. */
  provider: string | null;
  merchantRef: string;
  state: PartState;
  receipt: Receipt;
  note: string;
  createdAt: Temporal.Instant;
  paidAt: Temporal.Instant | null;
};

/** Where a withdrawal goes, as the payee was when it was asked for. */
export type Destination = {
  id: string;
  kind: PayeeKind;
  provider: string;
  providerName: string;
  /** The number as screens show it. */
  hidden: string;
  /** Number, holder's name and branch, sealed. */
  sealed: string;
};

export type Withdrawal = {
  id: bigint;
  memberId: string;
  payee: Destination;
  currency: string;
  /** What left the balance, and what of it is the brand's. */
  amount: Amount;
  fee: Amount;
  state: WithdrawalState;
  hold: bigint | null;
  /** Gone out; come back. */
  paid: Amount;
  returned: Amount;
  score: number;
  reasons: { reason: string; points: number }[];
  claimedBy: string | null;
  reason: string;
  confirmedBy: Confirmation | null;
  createdAt: Temporal.Instant;
  approvedAt: Temporal.Instant | null;
  paidAt: Temporal.Instant | null;
  receivedBy: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
};

/** What is to arrive. */
export function arrives({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): Amount {
  return amount - fee;
}

/** What no part has taken yet, whether it has left or is on its way. */
export function unassigned(withdrawal: Withdrawal, parts: readonly Part[]): Amount {
  const taken = parts.filter(({ state }) => state !== 'failed').map(({ amount }) => amount);
  return arrives(withdrawal) - sum(taken);
}

/** Whether a part may yet leave: until it is known, nothing else may take its place. */
export function isUnderWay({ state }: Part): boolean {
  return state === 'created' || state === 'pending';
}

/** What the member has of it, and what is neither received nor returned. */
export function receiptOf(withdrawal: Withdrawal, parts: readonly Part[]): { received: Amount; remaining: Amount } {
  const received = sum(parts.filter(({ receipt }) => receipt === 'received').map(({ amount }) => amount));
  if (withdrawal.state === 'rejected' || withdrawal.state === 'cancelled') return { received, remaining: 0n };
  return { received, remaining: arrives(withdrawal) - received - withdrawal.returned };
}

/** Whether so much can be paid in these parts: each is something, and together they are no more than it. */
export function arePartsOf(whole: Amount, parts: readonly Amount[]): boolean {
  return parts.length > 0 && parts.every((part) => part > 0n) && sum(parts) <= whole;
}

/** How the provider is asked about a part until it has told the end. */
export const ASKING_PACE = { soonest: 3, latest: 3600 } as const;
