import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { ApiError } from './api-error.ts';

/**
 * How many calls of the API one server works on at once: four for each connection to the database. A call that waits behind more
 * than these would be answered too late for its caller, and would make all others late.
 */
const MOST_AT_ONCE = 64;

type Counted = Pick<Metrics, 'callsUnderWay' | 'refusedCalls'>;

/**
 * Refuses calls of the API while as many as fit are under way, before anything is read for them: 503 with `Retry-After`. A body that
 * arrives slowly is no work and does not count. Vendors' wallet calls have their lanes, which refuse by themselves.
 */
export function refuseOverload(app: FastifyInstance, metrics: Counted, mostAtOnce: number = MOST_AT_ONCE): void {
  const underWay = new Set<FastifyRequest>();

  // With callbacks, as all hooks of every call: a promise each would cost more than their work.
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.routeOptions.config.operation) return done();
    if (underWay.size >= mostAtOnce) {
      metrics.refusedCalls.inc();
      return done(new ApiError('UNAVAILABLE'));
    }
    underWay.add(request);
    metrics.callsUnderWay.inc();
    done();
  });
  // When the work is done, also for a caller who has left: that frees no connection.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (underWay.delete(request)) metrics.callsUnderWay.dec();
    done();
  });
}
