import type { FastifyInstance } from 'fastify';
import { titleOf } from '../catalogue/title-of.ts';
import { StudioError } from '../platform/errors.ts';
import { authenticate } from '../sessions/sessions.ts';
import type { Studio } from '../studio.ts';
import { cashOut } from './cash-out.ts';
import { openEventStream, type EventStreams } from './event-stream.ts';
import { placeBet } from './place-bet.ts';
import type { FlightTables } from './tables.ts';

/** The game protocol of crash flights. */
export function flightRoutes(app: FastifyInstance, studio: Studio, tables: FlightTables, streams: EventStreams): void {
  app.get('/crash/stream', async ({ headers }, reply) => {
    const session = await authenticate(studio, headers.authorization);
    const title = titleOf(studio, session);
    if (title.engine !== 'crash') throw new StudioError('NOT_FOUND', 'this is not a crash game');
    await openEventStream(reply, streams, (send) => tables.of(title).watch({ seatId: session.seatId, send }));
  });

  app.post('/crash/bet', async ({ headers, body }) => {
    const session = await authenticate(studio, headers.authorization);
    const title = titleOf(studio, session);
    return await placeBet(studio, session, title, tables.of(title), body);
  });

  app.post('/crash/cashout', async ({ headers, body }) => {
    const session = await authenticate(studio, headers.authorization);
    return await cashOut(studio, session, tables.of(titleOf(studio, session)), body);
  });
}
