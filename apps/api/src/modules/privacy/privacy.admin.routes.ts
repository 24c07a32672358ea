import {
  type AdminAnonymisation,
  type AdminDataRequest,
  adminDataRequest,
  adminDataRequestRefusal,
  adminDataRequests,
  adminMemberAnonymisation,
  adminMemberAnonymise,
  adminMemberExport,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { PrivacyAdmin } from './privacy.admin.ts';

type Needs = { admin: PrivacyAdmin; usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>> };
type Request = Awaited<ReturnType<PrivacyAdmin['noteRequest']>>;

export function privacyAdminRoutes(app: FastifyInstance, { admin, usernames }: Needs): void {
  route(app, adminMemberExport, (call) => admin.export(callerOf(call, call.body.reason), call.params.id));

  route(app, adminMemberAnonymisation, ({ params }) => standingOf(params.id));

  route(app, adminMemberAnonymise, async (call) => {
    const { id: memberId } = call.params;
    await admin.anonymise(callerOf(call, call.body.reason), { memberId });
    return standingOf(memberId);
  });

  route(app, adminDataRequests, async ({ query: { queue, after = null, pageSize } }) => {
    const page = await admin.requests(queue, { after, pageSize });
    const names = await usernames(page.list.map(({ memberId }) => memberId));
    return presentPage(page, (request) => present(request, names));
  });

  route(app, adminDataRequest, async (call) => {
    const { kind, reason } = call.body;
    return alone(await admin.noteRequest(callerOf(call, reason), call.params.id, kind));
  });

  route(app, adminDataRequestRefusal, async (call) =>
    alone(await admin.refuseRequest(callerOf(call, call.body.reason), call.params.id)),
  );

  async function standingOf(memberId: string): Promise<AdminAnonymisation> {
    const { anonymised, hindrances } = await admin.standing(memberId);
    return {
      hindrances,
      anonymisedAt: anonymised?.at.toString() ?? null,
      keptUntil: anonymised?.keptUntil.toString() ?? null,
      erasedAt: anonymised?.erasedAt?.toString() ?? null,
    };
  }

  async function alone(request: Request): Promise<AdminDataRequest> {
    return present(request, await usernames([request.memberId]));
  }
}

function present(request: Request, names: ReadonlyMap<string, string>): AdminDataRequest {
  const { id, memberId, askedAt, dueAt, endedAt, ...rest } = request;
  return {
    ...rest,
    id: String(id),
    memberId,
    username: names.get(memberId) ?? '',
    askedAt: askedAt.toString(),
    dueAt: dueAt.toString(),
    endedAt: endedAt?.toString() ?? null,
  };
}
