import {
  adminMemberAuthenticatorRemoval,
  adminMemberPassword,
  adminMemberSecurity,
  adminMemberSignIns,
  adminMemberSignOut,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { presentSignIn } from './recovery.present.ts';
import type { RecoveryAdmin } from './recovery.admin.ts';

/** A member's ways in, in the console: where they are signed in, and what customer service does for them. */
export function recoveryAdminRoutes(app: FastifyInstance, admin: RecoveryAdmin): void {
  route(app, adminMemberSignIns, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.signIns(params.id, { before, pageSize }), presentSignIn),
  );

  route(app, adminMemberSecurity, async ({ params }) => ({
    hasAuthenticator: await admin.hasAuthenticator(params.id),
  }));

  route(app, adminMemberSignOut, async (call) => {
    const { id: memberId } = call.params;
    const { session: sessionId, reason } = call.body;
    const by = callerOf(call, reason);
    if (sessionId === null) await admin.endSessions(by, memberId);
    else await admin.endSession(by, { memberId, sessionId });
    return {};
  });

  route(app, adminMemberAuthenticatorRemoval, async (call) => {
    await admin.removeAuthenticator(callerOf(call, call.body.reason), call.params.id);
    return {};
  });

  route(app, adminMemberPassword, async (call) => {
    return { password: await admin.resetPassword(callerOf(call, call.body.reason), call.params.id) };
  });
}
