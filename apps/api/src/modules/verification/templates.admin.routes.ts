import { adminTemplatePreview, adminTemplates, adminTemplateTest } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { TemplatesAdmin } from './templates.admin.ts';

/** Texts of SMS and e-mail in the console. */
export function templatesAdminRoutes(app: FastifyInstance, admin: TemplatesAdmin): void {
  route(app, adminTemplates, async () => ({ list: await admin.list() }));

  route(app, adminTemplatePreview, async ({ body }) => ({ list: await admin.list(body.texts) }));

  route(app, adminTemplateTest, async (call) => {
    const { reason, ...wish } = call.body;
    await admin.test(callerOf(call, reason), { ...wish, name: call.params.id });
    return {};
  });
}
