import type { FastifyInstance } from 'fastify';
import type { Pool } from '../database.ts';
import type { Metrics } from '../metrics.ts';

/** Where a server stands in its life. While it starts it answers nothing but its health. */
export type Readiness = 'starting' | 'ready' | 'draining';

/** A probe gets its answer within a second, whatever the database does. */
const ANSWER_WITHIN_MS = 800;

/** Health, for load balancers. */
export function registerHealthRoutes(app: FastifyInstance, pool: Pool, readiness: () => Readiness): void {
  const database = createProbe(pool);

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (request, reply) => {
    if (readiness() !== 'ready') return reply.code(503).send({ status: readiness() });
    if (await database.answers()) return { status: 'ready' };
    request.log.warn('not ready: the database does not answer');
    return reply.code(503).send({ status: 'no database' });
  });
}

/** The metrics, for the operator's own machines: they tell a stranger how much is played, and what fails. */
export function registerMetricsRoute(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

/** Probes share one look at the database, so that those of an outage do not queue up for connections. */
function createProbe(pool: Pool): { answers: () => Promise<boolean> } {
  let look: Promise<boolean> | undefined;
  return {
    answers() {
      look ??= pool
        .query('SELECT 1')
        .then(
          () => true,
          () => false,
        )
        .finally(() => (look = undefined));
      const { promise: late, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
      return Promise.race([look, late]).finally(() => clearTimeout(timer));
    },
  };
}
