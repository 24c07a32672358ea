import {
  adminApproval,
  type AdminApproval,
  type AdminApprovalCase,
  adminApprovalDecision,
  adminApprovals,
  adminApprovalsWaiting,
  adminApprovalWithdrawal,
  type ApprovalKind,
  approvalKinds,
  type StaffAction,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { StaffPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { ApprovalsAdmin } from './approvals.admin.ts';
import { actsOf, type Request, stateAt } from './domain/request.ts';

const kinds = Object.keys(approvalKinds) as ApprovalKind[];

type Names = ReadonlyMap<string, string>;

type Needs = {
  admin: ApprovalsAdmin;
  clock: Clock;
  usernames: (memberIds: readonly string[]) => Promise<Names>;
};

/** The inbox "to approve". */
export function approvalsAdminRoutes(app: FastifyInstance, { admin, clock, usernames }: Needs): void {
  route(app, adminApprovals, async ({ principal, query }) => {
    const page = await admin.page({ ...query, after: query.after, ...viewerOf(principal) });
    const names = await namesOf(page.list);
    return presentPage(page, (one) => present(one, names));
  });

  route(app, adminApprovalsWaiting, async ({ principal }) => ({
    number: await admin.waiting({ staffId: BigInt(principal.staffId), kinds: kindsFor(principal, 'approve') }),
  }));

  route(app, adminApproval, ({ principal, params }) => caseOf(params.id, principal));

  route(app, adminApprovalDecision, async (call) => {
    const { act, reason } = call.body;
    await admin[act](callerOf(call, reason), call.params.id);
    return caseOf(call.params.id, call.principal);
  });

  route(app, adminApprovalWithdrawal, async (call) => {
    await admin.withdraw(callerOf(call, call.body.reason), call.params.id);
    return caseOf(call.params.id, call.principal);
  });

  async function caseOf(id: string, principal: StaffPrincipal): Promise<AdminApprovalCase> {
    const request = await admin.open(id, viewerOf(principal));
    const { kind, reason, before, after, decided } = request;
    const mayApprove = kindsFor(principal, 'approve').includes(kind);
    const can = actsOf(request, clock.now(), { staffId: BigInt(principal.staffId), mayApprove });
    const shown = present(request, await namesOf([request]));
    return { ...shown, reason, before, after, decisionReason: decided?.reason ?? null, can };
  }

  function namesOf(requests: readonly Request[]): Promise<Names> {
    return usernames(requests.flatMap(({ memberId }) => memberId ?? []));
  }

  function present(request: Request, names: Names): AdminApproval {
    const now = clock.now();
    const { id, kind, subject, memberId, amount, askedBy, askedAt, expiresAt, decided } = request;
    return {
      id: String(id),
      kind,
      subject,
      memberId,
      username: memberId === null ? null : (names.get(memberId) ?? ''),
      amount: amount === null ? null : formatDecimal(amount),
      state: stateAt(request, now),
      askedBy: askedBy.name,
      askedAt: askedAt.toString(),
      expiresAt: expiresAt.toString(),
      decidedBy: decided?.by.name ?? null,
      decidedAt: decided?.at.toString() ?? null,
    };
  }
}

/** Whoever may view a capability sees its requests. */
function viewerOf(principal: StaffPrincipal): { staffId: bigint; kinds: ApprovalKind[] } {
  return { staffId: BigInt(principal.staffId), kinds: kindsFor(principal, 'view') };
}

function kindsFor({ permissions }: StaffPrincipal, action: StaffAction & ('view' | 'approve')): ApprovalKind[] {
  if (action === 'approve' && !permissions.has('approvals.approve')) return [];
  return kinds.filter((kind) => permissions.has(`${approvalKinds[kind]}.${action}`));
}
