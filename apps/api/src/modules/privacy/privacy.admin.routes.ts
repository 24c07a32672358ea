import { adminMemberExport } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { PrivacyAdmin } from './privacy.admin.ts';

export function privacyAdminRoutes(app: FastifyInstance, admin: PrivacyAdmin): void {
  route(app, adminMemberExport, (call) => admin.export(callerOf(call, call.body.reason), call.params.id));
}
