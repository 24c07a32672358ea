import { adminDeposits, adminMemberDeposits } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { DepositsAdmin } from './deposits.admin.ts';
import type { DepositsService } from './deposits.service.ts';

export function depositsAdminRoutes(
  app: FastifyInstance,
  { service, admin }: { service: DepositsService; admin: Pick<DepositsAdmin, 'ofMember'> },
): void {
  route(app, adminDeposits, ({ query }) => service.listAll(query));

  route(app, adminMemberDeposits, ({ params, query: { after: before = null, pageSize } }) =>
    admin.ofMember(params.id, { before, pageSize }),
  );
}
