import {
  agentContract,
  agentContracts,
  agentRun,
  agentRunRounds,
  agentRuns,
  consolidatedContracts,
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
import { partiesOf, presentAdjustment, presentContract, presentRound, presentRun, sideOf } from './agents.present.ts';
import type { AgentsAccess } from './agents.routes.ts';
import type { Contract, ContractsService } from './contracts.service.ts';
import type { ExplainService } from './explain.service.ts';

export type ContractRoutesNeeds = AgentsAccess & {
  contracts: ContractsService;
  explain: ExplainService;
  usernames: (ids: readonly string[]) => Promise<Map<string, string>>;
};

/** Contracts for those who have them; `requireMember` and `requireAgent` let in, in that order of strictness. */
export function contractRoutes(app: FastifyInstance, needs: ContractRoutesNeeds): void {
  const { contracts, explain, usernames, requireMember, requireAgent } = needs;

  async function present(found: readonly Contract[], viewer: string) {
    const names = await usernames(partiesOf(found));
    return found.map((contract) => presentContract(contract, viewer, names));
  }

  route(app, consolidatedContracts, async ({ principal }) => {
    const memberId = await requireMember(principal);
    const waiting = await contracts.waitingFor(memberId);
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
    };
  });

  route(app, agentContracts, async ({ principal, query: { side, kind = null, before = null, pageSize } }) => {
    const memberId = await requireMember(principal);
    const found = await contracts.list(memberId, { side, kind, before, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    return {
      list: await present(shown, memberId),
      next: found.length > pageSize ? String(shown.at(-1)!.id) : null,
    };
  });

  route(app, agentContract, async ({ principal, params: { id } }) => {
    const memberId = await requireMember(principal);
    const { contract, steps } = await contracts.byId(memberId, id);
    const [shown] = await present([contract], memberId);
    return {
      contract: shown!,
      steps: steps.map(({ step, state, actor, at }) => ({
        step,
        state,
        by: sideOf(contract, actor),
        at: at.toString(),
      })),
    };
  });

  route(app, offerContract, async ({ principal, body }) => {
    const memberId = await requireAgent(principal);
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
      const contract = await contracts.process(memberId, kind, contractId, action);
      return (await present([contract], memberId))[0]!;
    });

  route(app, agentRuns, async ({ principal, query: { kind, memberId, before = null, pageSize } }) => {
    const askedBy = await requireMember(principal);
    const wanted = { askedBy, memberId: memberId ?? askedBy, kind };
    const found = await explain.runs(wanted, { before, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    const names = await usernames(shown.map(({ downlineId }) => downlineId));
    return {
      list: shown.map((run) => presentRun(run, names)),
      next: found.length > pageSize ? String(shown.at(-1)!.id) : null,
    };
  });

  route(app, agentRun, async ({ principal, params: { id }, query: { after = '0', pageSize } }) => {
    const askedBy = await requireMember(principal);
    const { run, adjustments, members } = await explain.run(askedBy, id, { after, limit: pageSize + 1 });
    const shown = members.slice(0, pageSize);
    const names = await usernames([run.downlineId, ...shown.map(({ memberId }) => String(memberId))]);
    return {
      run: presentRun(run, names),
      adjustments: adjustments.map(presentAdjustment),
      members: shown.map(({ memberId, validBet, win }) => ({
        id: String(memberId),
        name: names.get(String(memberId)) ?? '',
        validBet: formatDecimal(validBet),
        win: formatDecimal(win),
      })),
      next: members.length > pageSize ? String(shown.at(-1)!.memberId) : null,
    };
  });

  route(app, agentRunRounds, async ({ principal, params: { id, memberId }, query: { after = '0', pageSize } }) => {
    const askedBy = await requireMember(principal);
    const rounds = await explain.rounds(askedBy, id, memberId, { after, limit: pageSize + 1 });
    const shown = rounds.slice(0, pageSize);
    return { list: shown.map(presentRound), next: rounds.length > pageSize ? String(shown.at(-1)!.id) : null };
  });
}
