import type { AgentApplication, AgentContract, AgentRun, TeamFigures, TeamMember } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { accountFlags, maskName } from '../member/index.ts';
import type { Application } from './applications.repo.ts';
import type { Contract } from './contracts.repo.ts';
import type { Measures } from './domain/terms.ts';
import type { AdjustmentView, RoundView, RunSums, RunView } from './explain.repo.ts';
import type { Payments, TeamRow, TeamSums } from './team.repo.ts';

type Names = ReadonlyMap<string, string>;

/** A contract as one of its sides sees it. Most of the upline's name is hidden. */
export function presentContract(contract: Contract, viewer: string, names: Names): AgentContract {
  const { uplineId, downlineId } = contract;
  const side = downlineId === viewer ? 'downline' : 'upline';
  const partner = side === 'upline' ? downlineId : uplineId;
  const name = names.get(partner ?? '') ?? '';
  return {
    id: String(contract.id),
    kind: contract.kind,
    period: contract.period,
    side,
    partner: partner === null ? null : { id: partner, name: side === 'upline' ? name : maskName(name) },
    terms: contract.terms,
    state: contract.state,
    requestedBy: contract.requestedBy,
    startsAt: contract.startsAt?.toString() ?? null,
    endsAt: contract.endsAt?.toString() ?? null,
    offeredAt: contract.offeredAt.toString(),
    changedAt: contract.changedAt.toString(),
  };
}

/** The members that contracts name. */
export function partiesOf(contracts: readonly Contract[]): string[] {
  return [...new Set(contracts.flatMap(({ uplineId, downlineId }) => [uplineId ?? downlineId, downlineId]))];
}

export function presentRun(run: RunView, names: Names): AgentRun {
  const { settled } = run;
  const paid = run.state === 'paid' ? run.due : 0n;
  return {
    id: String(run.id),
    contractId: String(run.contractId),
    kind: run.kind,
    startsAt: run.startsAt.toString(),
    endsAt: run.endsAt.toString(),
    currency: run.currency,
    activeMembers: settled.activeMembers,
    validBet: formatDecimal(settled.validBet),
    profit: formatDecimal(settled.profit),
    base: formatDecimal(settled.base),
    tier: settled.tier + 1,
    gross: formatDecimal(run.gross),
    adjusted: formatDecimal(run.adjusted),
    carriedIn: formatDecimal(run.carriedIn),
    due: formatDecimal(run.due),
    paidDown: formatDecimal(run.paidDown),
    net: formatDecimal(paid - run.paidDown),
    state: run.state,
    paidAt: run.paidAt?.toString() ?? null,
    member: { id: run.downlineId, name: names.get(run.downlineId) ?? '' },
  };
}

export function presentRunSums({ runs, gross, adjusted, due, paid, owed, paidDown }: RunSums) {
  return {
    runs,
    gross: formatDecimal(gross),
    adjusted: formatDecimal(adjusted),
    due: formatDecimal(due),
    paid: formatDecimal(paid),
    owed: formatDecimal(owed),
    paidDown: formatDecimal(paidDown),
    net: formatDecimal(paid - paidDown),
  };
}

export function presentMeasures({ activeMembers, validBet, profit }: Measures) {
  return { activeMembers, validBet: formatDecimal(validBet), profit: formatDecimal(profit) };
}

export function presentPeriod({ from, to, settlesAt }: Record<'from' | 'to' | 'settlesAt', Temporal.Instant>) {
  return { startsAt: from.toString(), endsAt: to.toString(), settlesAt: settlesAt.toString() };
}

export function presentTeamMember({ cash, type, registeredAt, ...row }: TeamRow): TeamMember {
  const { isAgent } = accountFlags(type);
  return { ...row, isAgent, cash: formatDecimal(cash), registeredAt: registeredAt.toString() };
}

export function presentSums(sums: TeamSums): TeamFigures {
  const { deposits, withdrawals, validBet, openStake, profit, commission, ...counts } = sums;
  return {
    ...counts,
    deposits: formatDecimal(deposits),
    withdrawals: formatDecimal(withdrawals),
    validBet: formatDecimal(validBet),
    openStake: formatDecimal(openStake),
    profit: formatDecimal(profit),
    commission: formatDecimal(commission),
  };
}

export function presentApplication(application: Application): AgentApplication {
  const { id, state, name, contact, website, plan, reason, appliedAt } = application;
  // The note of staff on an approval is internal.
  const told = state === 'rejected' ? reason : '';
  return { id: String(id), state, name, contact, website, plan, reason: told, appliedAt: appliedAt.toString() };
}

/** The side that took a step. */
export function sideOf({ uplineId, downlineId }: Contract, actor: string): 'upline' | 'downline' | 'house' {
  if (actor === `member:${downlineId}`) return 'downline';
  return actor === `member:${uplineId}` ? 'upline' : 'house';
}

export function presentRound({ id, stake, opposed, win, startedAt, ...round }: RoundView) {
  return {
    ...round,
    id: String(id),
    stake: formatDecimal(stake),
    win: formatDecimal(win),
    validBet: formatDecimal(round.state === 'open' ? 0n : stake - opposed),
    startedAt: startedAt.toString(),
  };
}

export function presentAdjustment({ ofRun, startsAt, before, after, amount }: AdjustmentView) {
  return {
    ofRun: String(ofRun),
    startsAt: startsAt.toString(),
    before: formatDecimal(before.gross),
    after: formatDecimal(after.gross),
    amount: formatDecimal(amount),
  };
}

export function presentPayments({ left, paidOnOtherDays, ofOtherPeriods, received, paidDown }: Payments) {
  return {
    left: formatDecimal(left),
    paidOnOtherDays: formatDecimal(paidOnOtherDays),
    ofOtherPeriods: formatDecimal(ofOtherPeriods),
    received: formatDecimal(received),
    paidDown: formatDecimal(paidDown),
    net: formatDecimal(received - paidDown),
  };
}
