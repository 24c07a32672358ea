import type { DepositKind, depositStates, PaymentInstructions } from '@champa/contract';
import { type Amount, feeOn } from '@champa/money';

export type DepositState = (typeof depositStates)[number];

/** Why a deposit came to nothing; the site's message is `deposit_reason_<reason>`. */
export type DepositReason = 'payment_failed' | 'payment_expired' | 'provider_refused' | 'not_started' | 'rejected';

/** What a deposit costs, and who bears it. */
export type Fee = { flat: Amount; perMille: number; bearer: 'member' | 'brand' };

export type Confirmations = { seen: number; required: number };

export type Deposit = {
  id: bigint;
  memberId: string;
  method: string;
  kind: DepositKind;
  provider: string;
  amount: Amount;
  currency: string;
  state: DepositState;
  reason: DepositReason | null;
  /** What the provider knows it by. */
  merchantRef: string;
  paymentUrl: string | null;
  instructions: PaymentInstructions | null;
  returnUrl: string;
  /** The code of the bonus offer the member chose with it. */
  offer: string | null;
  /** What really arrived, once that is known. */
  received: Amount | null;
  fee: Fee;
  confirmations: Confirmations | null;
  slips: number;
  /** What staff tells the member. */
  note: string | null;
  claimedBy: string | null;
  claimedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  /** Until then the member can pay. */
  expiresAt: Temporal.Instant;
  creditedAt: Temporal.Instant | null;
};

/** What became of a payment. */
export const verdicts = ['paid', 'failed', 'expired'] as const;
export type Verdict = (typeof verdicts)[number];

const PAYABLE_MINUTES: Record<DepositKind, number> = { hosted: 30, qr: 30, crypto: 12 * 60, bank_transfer: 24 * 60 };
/** A callback about the last second may take this long; only then is an unpaid deposit expired. */
export const EXPIRY_GRACE_SECONDS = 60;

const unpaid: readonly DepositState[] = ['created', 'pending'];
const ended: readonly DepositState[] = ['credited', 'refunded'];

/** How long a deposit can be paid: a transfer by hand, and a chain, take longer than a press of a button. */
export function payableMinutes(kind: DepositKind): number {
  return PAYABLE_MINUTES[kind];
}

/**
 * Where a verdict leads; `null`: it changes nothing. Callbacks come late, twice and in any order, so the rule looks at what
 * is known, not at when it came: money that was taken is credited whatever was said before, and nothing takes back a credit.
 */
export function nextState(state: DepositState, verdict: Verdict): DepositState | null {
  if (ended.includes(state)) return null;
  if (verdict === 'paid') return 'credited';
  return unpaid.includes(state) ? verdict : null;
}

type Judged = Pick<Deposit, 'kind' | 'amount' | 'state' | 'reason' | 'received'>;

/** Whether a payment of so much is what the deposit asked for. To a crypto address anybody can send any amount. */
export function isExpected({ kind, amount }: Pick<Deposit, 'kind' | 'amount'>, paid: Amount): boolean {
  return kind === 'crypto' ? paid > 0n : paid === amount;
}

/**
 * Where money that arrived leads: it is credited as it really is, within what the method takes; else staff looks at it. What
 * staff has rejected stays so until something else arrives.
 */
export function stateOfPaid(deposit: Judged, paid: Amount, takes: { min: Amount; max: Amount }): DepositState | null {
  const next = nextState(deposit.state, 'paid');
  if (next === null || paid === deposit.amount || (paid >= takes.min && paid <= takes.max)) return next;
  const isKnown = deposit.received === paid && (deposit.state === 'review' || deposit.reason === 'rejected');
  return isKnown ? null : 'review';
}

export function isUnpaid(state: DepositState): boolean {
  return unpaid.includes(state);
}

/** What the member bears of the fee, and what is added to his balance. */
export function shareOf({ amount, received, fee }: Pick<Deposit, 'amount' | 'received' | 'fee'>): {
  fee: Amount;
  credit: Amount;
} {
  const paid = received ?? amount;
  const borne = fee.bearer === 'member' ? feeOn(paid, fee) : 0n;
  return { fee: borne, credit: paid - borne };
}

/**
 * Whether staff may look at a deposit and decide. Transfers to the brand's accounts are known to nobody else; whatever else
 * a provider tells of is credited by its word, but what was set aside for staff.
 */
export function isForStaff({ kind, state }: Pick<Deposit, 'kind' | 'state'>): boolean {
  return state === 'review' || (kind === 'bank_transfer' && !ended.includes(state));
}

/** Whether a slip can still be sent. After a rejection it is begun anew. */
export function takesSlip({ kind, state }: Pick<Deposit, 'kind' | 'state'>): boolean {
  return kind === 'bank_transfer' && (state === 'pending' || state === 'review' || state === 'expired');
}

/** How the provider is asked about a deposit until it has told the end. */
export const ASKING_PACE = { soonest: 15, latest: 3600 } as const;

const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a member writes into a transfer, of letters nobody takes for others: some 10^12 of them. `bytes`: eight random ones. */
export function transferReference(bytes: Uint8Array): string {
  return `CH${[...bytes].map((byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join('')}`;
}
