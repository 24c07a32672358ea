import { adminMemberAgent } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AgentsAdmin } from './agents.admin.ts';

/** Agents in the console. */
export function agentsAdminRoutes(app: FastifyInstance, admin: Pick<AgentsAdmin, 'promote'>): void {
  route(app, adminMemberAgent, async (call) => {
    const { type, code, reason } = call.body;
    const promotion = { memberId: call.params.id, type, code: code || undefined };
    await admin.promote(callerOf(call, reason), promotion);
    return {};
  });
}
