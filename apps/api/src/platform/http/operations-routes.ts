import type { FastifyInstance } from 'fastify';
import type { Pool } from '../database.ts';
import type { Metrics } from '../metrics.ts';

/** Health and metrics, for the servers' operators. */
export function registerOperationsRoutes(
  app: FastifyInstance,
  pool: Pool,
  metrics: Metrics,
  isDraining: () => boolean,
): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await pool.query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: no database');
      return reply.code(503).send({ status: 'no database' });
    }
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
