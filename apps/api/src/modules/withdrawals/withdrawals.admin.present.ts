import {
  type adminMemberTurnover,
  type AdminWithdrawal,
  type AdminWithdrawalCase,
  type OperationValue,
  type WithdrawalAct,
  withdrawalActs,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { isUnderWay, nextState, type Part, unassigned, type Withdrawal } from './domain/withdrawal.ts';
import type { Opened } from './withdrawals.admin.ts';
import type { Standing } from '../turnover/index.ts';
import { isToBeReceived, presentTurnover } from './withdrawals.present.ts';

/** A withdrawal as staff sees it in a list. */
export function presentForStaff(one: Withdrawal, username: string): AdminWithdrawal {
  const { payee } = one;
  return {
    id: String(one.id),
    memberId: one.memberId,
    username,
    state: one.state,
    currency: one.currency,
    amount: formatDecimal(one.amount),
    fee: formatDecimal(one.fee),
    paid: formatDecimal(one.paid),
    returned: formatDecimal(one.returned),
    payee: { kind: payee.kind, providerName: payee.providerName, number: payee.hidden },
    score: one.score,
    claimedBy: one.claimedBy,
    createdAt: one.createdAt.toString(),
    endedAt: one.endedAt?.toString() ?? null,
  };
}

/** What a member must stake, each requirement with its number. */
export function presentTurnoverForStaff(standing: Standing): OperationValue<typeof adminMemberTurnover> {
  const { list, ...sums } = presentTurnover(standing);
  return { ...sums, list: list.map((one, n) => ({ id: String(standing.list[n]!.id), ...one })) };
}

type Looked = { opened: Opened; username: string; providers: string[]; actor: string };

/** A withdrawal as the employee who opened it sees it, with what they can do now. */
export function presentCase({ opened, username, providers, actor }: Looked): AdminWithdrawalCase {
  const { withdrawal, parts, steps, proofs } = opened;
  return {
    ...presentForStaff(withdrawal, username),
    reasons: withdrawal.reasons,
    parts: parts.map((part) => ({
      id: String(part.id),
      amount: formatDecimal(part.amount),
      provider: part.provider,
      state: part.state,
      receipt: part.receipt,
      note: part.note,
      createdAt: part.createdAt.toString(),
      paidAt: part.paidAt?.toString() ?? null,
    })),
    left: formatDecimal(unassigned(withdrawal, parts)),
    steps: steps.map(({ step, state, actor: by, reason, at }) => ({ step, state, by, reason, at: at.toString() })),
    proofs,
    providers,
    can: withdrawalActs.filter((act) => isPossible(act, withdrawal, parts, actor)),
  };
}

/** Whether the employee can take the step now: the state allows it, and only whoever claimed a withdrawal decides it. */
function isPossible(act: WithdrawalAct, one: Withdrawal, parts: readonly Part[], actor: string): boolean {
  if (nextState(one.state, act) === null) return false;
  const isMine = one.claimedBy === actor;
  switch (act) {
    case 'claim':
      return !isMine;
    case 'release':
      return isMine;
    case 'approve':
    case 'reject':
      return one.state === 'approved' || (one.state === 'reviewing' && isMine);
    case 'pay':
      return unassigned(one, parts) > 0n;
    case 'refund':
      return one.state === 'paying' ? !parts.some(isUnderWay) : parts.some(isToBeReceived);
    case 'force':
      return true;
  }
}
