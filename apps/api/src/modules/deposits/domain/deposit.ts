import type { DepositKind, depositStates, PaymentInstructions } from '@champa/contract';
import { type Amount, feeOn } from '@champa/money';

export type DepositState = (typeof depositStates)[number];

/** Why a deposit was not credited; the site's message is `deposit_reason_<reason>`. */
export type DepositReason =
  | 'payment_failed'
  | 'payment_cancelled'
  | 'payment_expired'
  | 'provider_refused'
  | 'not_started'
  | 'rejected';

/** What a deposit costs, and whether the member or the brand pays that. */
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
  /** Staff's message to the member. */
  note: string | null;
  claimedBy: string | null;
  claimedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  /** Until then the member can pay. */
  expiresAt: Temporal.Instant;
  creditedAt: Temporal.Instant | null;
};

/** What became of a payment; `cancelled`: by the member, at the provider. */
export const verdicts = ['paid', 'failed', 'cancelled', 'expired'] as const;
export type Verdict = (typeof verdicts)[number];

const PAYABLE_MINUTES: Record<DepositKind, number> = { hosted: 30, qr: 30, crypto: 12 * 60, bank_transfer: 24 * 60 };
/** A callback about the last second may take this long; only then is an unpaid deposit expired. */
export const EXPIRY_GRACE_SECONDS = 60;

const unpaid: readonly DepositState[] = ['created', 'pending'];
const ended: readonly DepositState[] = ['credited', 'refunded'];

/** How long a deposit can be paid: a bank transfer and a chain take longer than a payment page. */
export function payableMinutes(kind: DepositKind): number {
  return PAYABLE_MINUTES[kind];
}

/**
 * The state after a verdict; `null`: no change. Callbacks come late, twice and in any order, so the rule does not depend on
 * their order: money that was taken is credited whatever was reported before, and nothing takes a credit back.
 */
export function nextState(state: DepositState, verdict: Verdict): DepositState | null {
  if (ended.includes(state)) return null;
  if (verdict === 'paid') return 'credited';
  if (!unpaid.includes(state)) return null;
  return verdict === 'cancelled' ? 'failed' : verdict;
}

type Judged = Pick<Deposit, 'kind' | 'amount' | 'state' | 'reason' | 'received'>;

/** Whether the deposit may be paid by this amount. To a crypto address, any amount can be sent. */
export function isExpected({ kind, amount }: Pick<Deposit, 'kind' | 'amount'>, paid: Amount): boolean {
  return kind === 'crypto' ? paid > 0n : paid === amount;
}

/**
 * The state after money has arrived: it is credited as it arrived, within the method's limits; otherwise staff review it. What
 * staff has rejected stays rejected until another amount arrives.
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

/** The member's share of the fee, and what is added to the balance. */
export function shareOf({ amount, received, fee }: Pick<Deposit, 'amount' | 'received' | 'fee'>): {
  fee: Amount;
  credit: Amount;
} {
  const paid = received ?? amount;
  const borne = fee.bearer === 'member' ? feeOn(paid, fee) : 0n;
  return { fee: borne, credit: paid - borne };
}

/**
 * Whether staff may decide on a deposit: a transfer to the brand's accounts, which no provider reports, or one that was set
 * aside for review. All others follow the provider.
 */
export function isForStaff({ kind, state }: Pick<Deposit, 'kind' | 'state'>): boolean {
  return state === 'review' || (kind === 'bank_transfer' && !ended.includes(state));
}

/** Whether a slip can still be sent. After a rejection it is begun anew. */
export function takesSlip({ kind, state }: Pick<Deposit, 'kind' | 'state'>): boolean {
  return kind === 'bank_transfer' && (state === 'pending' || state === 'review' || state === 'expired');
}

/** How soon and how late the provider is asked again about a deposit. */
export const ASKING_PACE = { soonest: 15, latest: 3600 } as const;

const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a member writes into a transfer: letters that are not mistaken for others, some 10^12 combinations. `bytes`: eight random ones. */
export function transferReference(bytes: Uint8Array): string {
  return `CH${[...bytes].map((byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join('')}`;
}
