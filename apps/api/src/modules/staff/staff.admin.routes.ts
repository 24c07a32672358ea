import { staffInfo, staffLogin, staffLogout } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { bearerToken, route } from '../../platform/http/route.ts';
import type { StaffService } from './staff.service.ts';

export function staffRoutes(app: FastifyInstance, pool: Pool, staff: StaffService): void {
  route(app, staffLogin, async ({ body, ip }) => {
    const found = await staff.identify(pool, body.username, body.password, ip);
    return inTransaction(pool, (tx) => staff.signIn(tx, found, ip));
  });

  route(app, staffLogout, ({ request }) =>
    inTransaction(pool, async (tx) => {
      await staff.signOut(tx, bearerToken(request) ?? '');
      return {};
    }),
  );

  route(app, staffInfo, async ({ principal }) => ({
    id: principal.staffId,
    username: principal.username,
    name: principal.name,
  }));
}
