import type {
  AdminAgent,
  AdminAgentApplication,
  AdminAgentMove,
  AdminContract,
  AdminContractCase,
  AdminSettlement,
  AdminSettlementCase,
  SettlementWorking,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { masked } from '../../platform/mask.ts';
import type { ApplicationRow, MoveRow, TreeRow } from './agents.admin.repo.ts';
import type { AgentsReads } from './agents.admin.reads.ts';
import { presentAdjustment, presentMeasures } from './agents.present.ts';
import type { Contract } from './contracts.repo.ts';
import type { Result } from './domain/settlement.ts';
import type { RunView } from './explain.repo.ts';

type Names = ReadonlyMap<string, string>;

export const named = (id: string, names: Names) => ({ id, username: names.get(id) ?? '' });
const namedOrNull = (id: string | null, names: Names) => (id === null ? null : named(id, names));

/** The IDs of everybody above a member, from the top down. */
export function aboveOf({ line }: Pick<TreeRow, 'line'>): string[] {
  return line.split('.').slice(0, -2);
}

export function presentTreeRow({ line, cash, registeredAt, ...row }: TreeRow, names: Names): AdminAgent {
  return {
    ...row,
    path: aboveOf({ line }).map((id) => named(id, names)),
    cash: formatDecimal(cash),
    registeredAt: registeredAt.toString(),
  };
}

export function presentForStaff(contract: Contract, names: Names): AdminContract {
  const { uplineId, downlineId, startsAt, endsAt, offeredAt, changedAt, ...rest } = contract;
  return {
    ...rest,
    id: String(contract.id),
    upline: namedOrNull(uplineId, names),
    downline: named(downlineId, names),
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    offeredAt: offeredAt.toString(),
    changedAt: changedAt.toString(),
  };
}

type Opened = Awaited<ReturnType<AgentsReads['contract']>>;

export function presentContractCase({ contract, steps, can }: Opened, names: Names): AdminContractCase {
  return {
    ...presentForStaff(contract, names),
    steps: steps.map(({ step, state, actor, reason, at }) => ({ step, state, by: actor, reason, at: at.toString() })),
    can,
  };
}

export function presentSettlement(run: RunView, names: Names): AdminSettlement {
  const { settled } = run;
  return {
    id: String(run.id),
    contractId: String(run.contractId),
    kind: run.kind,
    upline: namedOrNull(run.uplineId, names),
    downline: named(run.downlineId, names),
    startsAt: run.startsAt.toString(),
    endsAt: run.endsAt.toString(),
    currency: run.currency,
    base: formatDecimal(settled.base),
    tier: settled.tier + 1,
    gross: formatDecimal(run.gross),
    adjusted: formatDecimal(run.adjusted),
    carriedIn: formatDecimal(run.carriedIn),
    due: formatDecimal(run.due),
    paidDown: formatDecimal(run.paidDown),
    state: run.state,
    paidAt: run.paidAt?.toString() ?? null,
  };
}

function presentWorking(result: Result): SettlementWorking {
  return {
    activeMembers: result.activeMembers,
    validBet: formatDecimal(result.validBet),
    win: formatDecimal(result.win),
    costs: formatDecimal(result.costs),
    fees: formatDecimal(result.fees),
    profit: formatDecimal(result.profit),
    deficitBefore: formatDecimal(result.deficitBefore),
    deficit: formatDecimal(result.deficit),
    base: formatDecimal(result.base),
    tier: result.tier + 1,
    gross: formatDecimal(result.gross),
  };
}

type Settled = Awaited<ReturnType<AgentsReads['settlement']>>;

export function presentSettlementCase(found: Settled, names: Names): AdminSettlementCase {
  const { run, terms, period, activeFrom, share, units, missing, adjustments } = found;
  const paid = run.state === 'paid' ? run.due : 0n;
  return {
    ...presentSettlement(run, names),
    terms,
    period,
    activeFrom: formatDecimal(activeFrom),
    share: share === null ? null : formatDecimal(share),
    units: units === null ? null : String(units),
    missing: missing && presentMeasures(missing),
    settled: presentWorking(run.settled),
    current: presentWorking(run.current),
    carriedOut: formatDecimal(run.gross + run.adjusted + run.carriedIn - run.due),
    net: formatDecimal(paid - run.paidDown),
    adjustments: adjustments.map((adjustment) => {
      const { ofRun, ...rest } = presentAdjustment(adjustment);
      return { ...rest, ofSettlement: ofRun };
    }),
  };
}

export function presentMove(move: MoveRow, names: Names): AdminAgentMove {
  return {
    id: String(move.id),
    member: named(move.memberId, names),
    from: namedOrNull(move.fromUpline, names),
    to: namedOrNull(move.toUpline, names),
    state: move.state,
    effectiveAt: move.effectiveAt?.toString() ?? null,
    reason: move.reason,
    requestedBy: move.requestedBy,
    requestedAt: move.requestedAt.toString(),
    decidedBy: move.decidedBy,
  };
}

export function presentApplicationForStaff(application: ApplicationRow, names: Names): AdminAgentApplication {
  const { id, memberId, name, contact, appliedAt, decidedAt, website, plan, state, reason, decidedBy } = application;
  return {
    id: String(id),
    member: named(memberId, names),
    name: masked('name', name),
    contact: masked(contact.includes('@') ? 'email' : 'phone', contact),
    website,
    plan,
    state,
    reason,
    decidedBy,
    appliedAt: appliedAt.toString(),
    decidedAt: decidedAt?.toString() ?? null,
  };
}
