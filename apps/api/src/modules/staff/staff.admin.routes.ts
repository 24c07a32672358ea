import { staffCaptcha, staffInfo, staffLogin, staffLogout } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { bearerToken, route } from '../../platform/http/route.ts';
import type { Devices } from '../throttle/index.ts';
import type { Challenges } from '../verification/index.ts';
import type { StaffService } from './staff.service.ts';

type Needs = { pool: Pool; service: StaffService; devices: Devices; challenges: Pick<Challenges, 'captcha'> };

export function staffRoutes(app: FastifyInstance, { pool, service, devices, challenges }: Needs): void {
  route(app, staffCaptcha, ({ query, ip }) => challenges.captcha(query.key, ip));

  route(app, staffLogin, async ({ body, request, ip, setCookie }) => {
    const device = devices.of(request);
    const found = await service.identify(pool, body, { device, ip });
    const userAgent = request.headers['user-agent'] ?? '';
    const signedIn = await inTransaction(pool, (tx) => service.signIn(tx, found, { ip, userAgent }));
    setCookie(devices.cookie(request, devices.signedIn(device, service.accountOf(found))));
    return signedIn;
  });

  route(app, staffLogout, ({ request }) =>
    inTransaction(pool, async (tx) => {
      await service.signOut(tx, bearerToken(request) ?? '');
      return {};
    }),
  );

  route(app, staffInfo, async ({ principal: { staffId, permissions, username, name, roles, mustEnrol } }) => ({
    id: staffId,
    username,
    name,
    roles: [...roles],
    permissions: [...permissions],
    mustEnrol,
  }));
}
