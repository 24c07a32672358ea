import {
  adminAgent,
  adminAgentApplicationDecision,
  adminAgentApplicationReveal,
  adminAgentApplications,
  adminAgentContracts,
  adminAgentFigures,
  adminAgentLinkPause,
  adminAgentLinks,
  adminAgentMove,
  adminAgentMoves,
  adminAgentMoveStop,
  adminAgents,
  adminAgentSettlements,
  adminContract,
  adminContractOffer,
  adminContractTermination,
  adminMemberAgent,
  adminOwedSettlements,
  adminSettlement,
  adminSettlementCheck,
  adminSettlementMembers,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { byId, type Page, presentPage, readPage } from '../../platform/paging.ts';
import {
  aboveOf,
  named,
  presentApplicationForStaff,
  presentContractCase,
  presentForStaff,
  presentMove,
  presentSettlement,
  presentSettlementCase,
  presentTreeRow,
} from './agents.admin.present.ts';
import type { AgentsReads, RunView } from './agents.admin.reads.ts';
import type { AgentsAdmin } from './agents.admin.ts';
import { presentSums } from './agents.present.ts';
import { presentLink } from './links.present.ts';
import type { LinksService } from './links.service.ts';

type Needs = { admin: AgentsAdmin; reads: AgentsReads; links: Pick<LinksService, 'list'> };

/** Agents in the console. */
export function agentsAdminRoutes(app: FastifyInstance, needs: Needs): void {
  treeRoutes(app, needs);
  contractRoutes(app, needs);
  settlementRoutes(app, needs);
  moveRoutes(app, needs);
  applicationRoutes(app, needs);
  linkRoutes(app, needs);
}

function treeRoutes(app: FastifyInstance, { admin, reads }: Needs): void {
  route(app, adminAgents, async ({ query: { of = null, after = '0', ...query } }) => {
    const page = await reads.level({ ...query, of, after });
    const names = await reads.usernames(page.list.flatMap(aboveOf));
    return presentPage(page, (row) => presentTreeRow(row, names));
  });

  route(app, adminAgent, async ({ params: { id } }) => {
    const { member, move } = await reads.one(id);
    const names = await reads.usernames([...aboveOf(member), move?.toUpline ?? null]);
    const shown = move && {
      id: String(move.id),
      to: move.toUpline === null ? null : named(move.toUpline, names),
      state: move.state,
      effectiveAt: move.effectiveAt?.toString() ?? null,
    };
    return { ...presentTreeRow(member, names), move: shown };
  });

  route(app, adminAgentFigures, async ({ params: { id }, query }) => {
    const { currency, now, before, online } = await reads.figures(id, query);
    return { currency, now: presentSums(now), before: presentSums(before), online };
  });

  route(app, adminMemberAgent, async (call) => {
    const { type, code, reason } = call.body;
    const promotion = { memberId: call.params.id, type, code: code || undefined };
    await admin.promote(callerOf(call, reason), promotion);
    return {};
  });
}

function contractRoutes(app: FastifyInstance, { admin, reads }: Needs): void {
  async function caseOf(id: string) {
    const opened = await reads.contract(id);
    const { uplineId, downlineId } = opened.contract;
    return presentContractCase(opened, await reads.usernames([uplineId, downlineId]));
  }

  route(app, adminAgentContracts, async ({ params: { id }, query }) => {
    const { after: before = null, pageSize, side, standing = null } = query;
    const page = await reads.contracts(id, { before, pageSize, side, standing });
    const names = await reads.usernames(page.list.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]));
    return presentPage(page, (contract) => presentForStaff(contract, names));
  });

  route(app, adminContract, ({ params: { id } }) => caseOf(id));

  route(app, adminContractOffer, async (call) => {
    const { reason, period, ...offer } = call.body;
    const { id } = await admin.offer(callerOf(call, reason), { ...offer, period, memberId: call.params.id });
    return caseOf(String(id));
  });

  route(app, adminContractTermination, async (call) => {
    const { act, reason } = call.body;
    const by = callerOf(call, reason);
    const { id } = call.params;
    await (act === 'confirm_termination' ? admin.confirmTermination(by, id) : admin.requestTermination(by, id));
    return caseOf(id);
  });
}

function settlementRoutes(app: FastifyInstance, { reads }: Needs): void {
  async function present(page: Page<RunView>) {
    const names = await reads.usernames(page.list.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]));
    return presentPage(page, (run) => presentSettlement(run, names));
  }

  route(app, adminAgentSettlements, async ({ params: { id: memberId }, query: { kind, ...page } }) =>
    present(await reads.settlements({ memberId, kind }, page)),
  );

  route(app, adminOwedSettlements, async ({ query: { kind = null, after = '0', pageSize } }) =>
    present(await reads.owed(kind, { after, pageSize })),
  );

  route(app, adminSettlement, async ({ params: { id } }) => {
    const found = await reads.settlement(id);
    return presentSettlementCase(found, await reads.usernames([found.run.uplineId, found.run.downlineId]));
  });

  route(app, adminSettlementMembers, async ({ params: { id }, query: { after = '0', pageSize } }) => {
    const page = await reads.settlementMembers(id, { after, pageSize });
    const names = await reads.usernames(page.list.map(({ memberId }) => String(memberId)));
    return presentPage(page, ({ memberId, validBet, win }) => ({
      ...named(String(memberId), names),
      validBet: formatDecimal(validBet),
      win: formatDecimal(win),
    }));
  });

  route(app, adminSettlementCheck, async ({ params: { id } }) => {
    const { stored, recomputed, isSame } = await reads.check(id);
    return { stored: formatDecimal(stored), recomputed: formatDecimal(recomputed), isSame };
  });
}

function moveRoutes(app: FastifyInstance, { admin, reads }: Needs): void {
  route(app, adminAgentMoves, async ({ query: { after: before = null, pageSize } }) => {
    const page = await reads.moves({ before, pageSize });
    const ids = page.list.flatMap(({ memberId, fromUpline, toUpline }) => [memberId, fromUpline, toUpline]);
    const names = await reads.usernames(ids);
    return presentPage(page, (move) => presentMove(move, names));
  });

  route(app, adminAgentMove, async (call) => {
    const { upline, reason } = call.body;
    await admin.move(callerOf(call, reason), { memberId: call.params.id, upline: upline === '' ? null : upline });
    return {};
  });

  route(app, adminAgentMoveStop, async (call) => {
    await admin.stopMove(callerOf(call, call.body.reason), call.params.id);
    return {};
  });
}

function applicationRoutes(app: FastifyInstance, { admin, reads }: Needs): void {
  route(app, adminAgentApplications, async ({ query: { queue, after = null, pageSize } }) => {
    const page = await reads.applications(queue, { after, pageSize });
    const names = await reads.usernames(page.list.map(({ memberId }) => memberId));
    return presentPage(page, (application) => presentApplicationForStaff(application, names));
  });

  route(app, adminAgentApplicationDecision, async (call) => {
    const { act, reason } = call.body;
    const by = callerOf(call, reason);
    const { id } = call.params;
    await (act === 'approve' ? admin.approveApplication(by, id) : admin.rejectApplication(by, id));
    return {};
  });

  route(app, adminAgentApplicationReveal, (call) =>
    admin.revealApplication(callerOf(call, call.body.reason), call.params.id),
  );
}

function linkRoutes(app: FastifyInstance, { admin, links }: Needs): void {
  route(app, adminAgentLinks, async ({ params: { id }, query: { after: before = null, pageSize } }) =>
    presentPage(await readPage(pageSize, (limit) => links.list(id, { before, limit }), byId), presentLink),
  );

  route(app, adminAgentLinkPause, async (call) => {
    const { id: agentId, link } = call.params;
    const { paused, reason } = call.body;
    return presentLink(await admin.pauseLink(callerOf(call, reason), { agentId, link, paused }));
  });
}
