import type { FastifyInstance } from 'fastify';
import type { Pool } from './database.ts';

/** `live`: the process answers. `ready`: it accepts rounds, so the database answers and no shutdown has begun. */
export function healthRoutes(app: FastifyInstance, pool: Pool, isDraining: () => boolean): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !isDraining() && (await answers(pool));
    return await reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

async function answers(pool: Pool): Promise<boolean> {
  try {
    await pool.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}
