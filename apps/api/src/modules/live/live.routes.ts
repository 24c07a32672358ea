import { LIVE_PATH, liveTicket } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { LiveStreams } from './live-streams.ts';
import type { Tickets } from './live.service.ts';

const MAX_TICKET_LENGTH = 100;

export function liveRoutes(
  app: FastifyInstance,
  { tickets, streams }: { tickets: Tickets; streams: LiveStreams },
): void {
  route(app, liveTicket, async ({ principal }) => ({ ticket: await tickets.issue(principal) }));

  app.get<{ Querystring: { ticket?: unknown } }>(
    LIVE_PATH,
    { schema: { hide: true } as never },
    async (request, reply) => {
      const ticket = await tickets.redeem(String(request.query.ticket ?? '').slice(0, MAX_TICKET_LENGTH));
      streams.open(ticket, () => {
        reply.hijack();
        return reply.raw;
      });
      return reply;
    },
  );

  // A server that waits for its connections to end would wait for these for ever.
  app.addHook('preClose', async () => streams.drain(0));
}
