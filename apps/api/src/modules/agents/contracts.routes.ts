import {
  agentContract,
  agentContracts,
  agentPeriod,
  agentRun,
  agentRunRounds,
  agentRuns,
  consolidatedContracts,
  type ContractEnding,
  type ContractKind,
  offerContract,
  processDailySalaryContract,
  processDividendContract,
  processHourSalaryContract,
  processRealtimeSalaryContract,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { byId, cutPage, presentPage, readPage } from '../../platform/paging.ts';
import {
  partiesOf,
  presentAdjustment,
  presentContract,
  presentMeasures,
  presentPeriod,
  presentRound,
  presentRun,
  presentRunSums,
  sideOf,
} from './agents.present.ts';
import type { AgentsAccess } from './agents.routes.ts';
import type { Contract, ContractsService, Ending } from './contracts.service.ts';
import type { ExplainService } from './explain.service.ts';

export type ContractRoutesNeeds = AgentsAccess & {
  contracts: ContractsService;
  explain: ExplainService;
  usernames: (ids: readonly string[]) => Promise<Map<string, string>>;
  /** @throws ApiError CONTRACT_KIND_CLOSED where the brand makes no contracts of this kind */
  requireKind: (kind: ContractKind) => Promise<void>;
};

/** Contracts for the members who have them. `requireAgent` is stricter than `requireMember`. */
export function contractRoutes(app: FastifyInstance, needs: ContractRoutesNeeds): void {
  const { contracts, explain, usernames, requireMember, requireAgent, requireKind } = needs;

  async function present(found: readonly Contract[], viewer: string) {
    const names = await usernames(partiesOf(found));
    return found.map((contract) => presentContract(contract, viewer, names));
  }

  async function presentEndings(endings: readonly Ending[], viewer: string): Promise<ContractEnding[]> {
    const shown = await present(
      endings.map(({ contract }) => contract),
      viewer,
    );
    return endings.map(({ offer, by }, n) => ({ offerId: String(offer.id), contract: shown[n]!, by }));
  }

  route(app, consolidatedContracts, async ({ principal }) => {
    const memberId = await requireMember(principal);
    const { waiting, endings } = await contracts.waitingFor(memberId);
    const waits = (kind: ContractKind): 'none' | 'new' | 'termination' => {
      const states = waiting.filter((contract) => contract.kind === kind).map(({ state }) => state);
      return states.includes('offered') ? 'new' : states.length > 0 ? 'termination' : 'none';
    };
    return {
      dailysalreqtype: waits('daily'),
      divtypereq: waits('dividend'),
      contracthoursalreq: waits('hourly'),
      realtimesalreqtype: waits('realtime'),
      list: await present(waiting, memberId),
      endings: await presentEndings(endings, memberId),
    };
  });

  route(app, agentContracts, async ({ principal, query: { side, pageSize, ...query } }) => {
    const memberId = await requireMember(principal);
    const { kind = null, standing = null, partnerId = null, search = null, before = null } = query;
    const wanted = { side, kind, standing, partnerId, search, before };
    const page = await readPage(pageSize, (limit) => contracts.list(memberId, { ...wanted, limit }), byId);
    return { list: await present(page.list, memberId), next: page.next };
  });

  route(app, agentContract, async ({ principal, params: { id } }) => {
    const memberId = await requireMember(principal);
    const { contract, steps, endings } = await contracts.byId(memberId, id);
    const [shown] = await present([contract], memberId);
    return {
      contract: shown!,
      steps: steps.map(({ step, state, actor, at }) => ({
        step,
        state,
        by: sideOf(contract, actor),
        at: at.toString(),
      })),
      endings: await presentEndings(endings, memberId),
    };
  });

  route(app, offerContract, async ({ principal, body }) => {
    const memberId = await requireAgent(principal);
    await requireKind(body.kind);
    const contract = await contracts.offer({ ...body, uplineId: memberId, actor: `member:${memberId}` });
    return (await present([contract], memberId))[0]!;
  });

  const processing = [
    ['dividend', processDividendContract],
    ['daily', processDailySalaryContract],
    ['hourly', processHourSalaryContract],
    ['realtime', processRealtimeSalaryContract],
  ] as const;
  for (const [kind, operation] of processing)
    route(app, operation, async ({ principal, body: { contractId, action } }) => {
      const memberId = await requireMember(principal);
      if (action === 'sign') await requireKind(kind);
      const contract = await contracts.process(memberId, kind, contractId, action);
      return (await present([contract], memberId))[0]!;
    });

  route(app, agentRuns, async ({ principal, query: { kind, side, pageSize, from, to, ...query } }) => {
    const askedBy = await requireMember(principal);
    const { memberId, state = null, before = null } = query;
    const isPaidOut = side === 'upline';
    const days = from === undefined || to === undefined ? null : { from, to };
    const wanted = { askedBy, isPaidOut, memberId: memberId ?? (isPaidOut ? null : askedBy), kind, days };
    const { list, totals } = await explain.runs(wanted, { state, before, limit: pageSize + 1 });
    const page = cutPage(list, pageSize, byId);
    const names = await usernames(page.list.map(({ downlineId }) => downlineId));
    return {
      ...presentPage(page, (run) => presentRun(run, names)),
      totals: totals && presentRunSums(totals),
    };
  });

  route(app, agentPeriod, async ({ principal, query: { kind } }) => {
    const { now, period } = await explain.period(await requireMember(principal), kind);
    return { now: now.toString(), period: period && presentPeriod(period) };
  });

  route(app, agentRun, async ({ principal, params: { id }, query: { after = '0', pageSize } }) => {
    const askedBy = await requireMember(principal);
    const { run, terms, missing, adjustments, members } = await explain.run(askedBy, id, {
      after,
      limit: pageSize + 1,
    });
    const shown = cutPage(members, pageSize, ({ memberId }) => String(memberId));
    const names = await usernames([run.downlineId, ...shown.list.map(({ memberId }) => String(memberId))]);
    return {
      run: presentRun(run, names),
      terms,
      missing: missing && presentMeasures(missing),
      adjustments: adjustments.map(presentAdjustment),
      members: shown.list.map(({ memberId, validBet, win }) => ({
        id: String(memberId),
        name: names.get(String(memberId)) ?? '',
        validBet: formatDecimal(validBet),
        win: formatDecimal(win),
      })),
      next: shown.next,
    };
  });

  route(app, agentRunRounds, async ({ principal, params: { id, memberId }, query: { after = '0', pageSize } }) => {
    const askedBy = await requireMember(principal);
    const read = (limit: number) => explain.rounds(askedBy, id, memberId, { after, limit });
    return presentPage(await readPage(pageSize, read, byId), presentRound);
  });
}
