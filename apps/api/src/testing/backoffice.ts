import { staffPermissions } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import type { StaffPrincipal } from '../platform/http/principal.ts';
import { createServer } from '../platform/http/server.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';

const employees = new Map(['noy', 'keo'].map((name, index) => [name, owner(String(3 + index), name)]));

function owner(staffId: string, username: string): StaffPrincipal {
  const permissions = new Set(staffPermissions);
  return { kind: 'staff', staffId, username, name: username, roles: ['owner'], permissions };
}

/** Two employees who may do everything. */
export type TestEmployee = 'noy' | 'keo';

type Sent = { as?: TestEmployee; body?: object };
type Answer = { code?: string; value: never };

export type TestBackoffice = {
  send: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, sent?: Sent) => Promise<Answer>;
  close: () => Promise<void>;
};

/** The back office of one module, in a server that does not listen. */
export function openBackoffice(adminRoutes: (app: FastifyInstance) => void): TestBackoffice {
  const app = createServer({
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'en',
    screen: () => undefined,
  });
  app.decorate('authenticateStaff', async (token: string) => employees.get(token) ?? null);
  adminRoutes(app);
  return {
    async send(method, path, { as = 'noy', body } = {}) {
      const headers = { authorization: `Bearer ${as}` };
      const answer = await app.inject({ method, url: `/api/admin${path}`, headers, ...(body && { payload: body }) });
      return answer.json() as Answer;
    },
    close: () => app.close(),
  };
}
