import { type AdminDeposit, type AdminDepositCase, type DepositAct, depositActs } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { OpenedDeposit } from './deposits.admin.ts';
import { type Deposit, isForStaff, shareOf } from './domain/deposit.ts';
import type { Refund } from './refunds.repo.ts';
import type { Act } from './reviews.repo.ts';

/** A deposit as staff sees it in a list. */
export const presentForStaff = (deposit: Deposit, username: string): AdminDeposit => ({ ...listed(deposit), username });

function listed(deposit: Deposit): Omit<AdminDeposit, 'username'> {
  const { fee, credit } = shareOf(deposit);
  return {
    id: String(deposit.id),
    memberId: deposit.memberId,
    method: deposit.method,
    kind: deposit.kind,
    provider: deposit.provider,
    amount: formatDecimal(deposit.amount),
    currency: deposit.currency,
    state: deposit.state,
    received: deposit.received === null ? null : formatDecimal(deposit.received),
    fee: formatDecimal(fee),
    credit: formatDecimal(credit),
    slips: deposit.slips,
    claimedBy: deposit.claimedBy,
    createdAt: deposit.createdAt.toString(),
    creditedAt: deposit.creditedAt?.toString() ?? null,
  };
}

type Looked = { opened: OpenedDeposit; username: string; actor: string };

/** A deposit as the employee who opened it sees it, with what they can do now. */
export function presentCase({ opened, username, actor }: Looked): AdminDepositCase {
  return { ...presentOpened(opened), username, can: depositActs.filter((act) => isPossible(act, opened, actor)) };
}

/** All there is to know of a deposit. */
export function presentOpened({
  deposit,
  slips,
  acts,
  refund,
}: OpenedDeposit): Omit<AdminDepositCase, 'username' | 'can'> {
  const { instructions, claimedAt } = deposit;
  return {
    ...listed(deposit),
    reason: deposit.reason,
    note: deposit.note,
    reference: instructions?.kind === 'bank_transfer' ? instructions.reference : null,
    merchantRef: deposit.merchantRef,
    offer: deposit.offer,
    claimedAt: claimedAt?.toString() ?? null,
    expiresAt: deposit.expiresAt.toString(),
    slipFiles: slips,
    steps: acts.map((act) => ({ step: act.action, by: act.actor, about: aboutOf(act), at: act.at })),
    refund: refund && presentRefund(refund),
  };
}

function aboutOf({ detail }: Act): string | null {
  return 'received' in detail ? detail.received : 'reason' in detail ? detail.reason : null;
}

function presentRefund({ amount, state, reason, actor, createdAt }: Refund): AdminDepositCase['refund'] {
  return { amount: formatDecimal(amount), state, reason, by: actor, createdAt: createdAt.toString() };
}

/** Whether the employee can take the step now: the state allows it, and only whoever claimed a deposit decides it. */
function isPossible(act: DepositAct, { deposit, refund }: OpenedDeposit, actor: string): boolean {
  if (act === 'refund') return deposit.state === 'credited' && refund === null;
  if (!isForStaff(deposit)) return false;
  const isMine = deposit.claimedBy === actor;
  if (act === 'claim') return !isMine;
  return isMine && !(act === 'reject' && deposit.reason === 'rejected');
}
