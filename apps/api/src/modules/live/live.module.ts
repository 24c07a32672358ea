import type { Deps, Module } from '../../module.ts';
import { LiveStreams, type LiveNeeds } from './live-streams.ts';
import { liveRoutes } from './live.routes.ts';
import { createTickets } from './live.service.ts';

/** The members' live stream: server-sent events that follow the hub, opened by a one-use ticket. */
export function createLive(deps: Pick<Deps, 'pool' | 'clock' | 'live' | 'log' | 'metrics'>, needs: LiveNeeds): Module {
  const tickets = createTickets(deps.pool, deps.clock);
  const streams = new LiveStreams(deps, needs);
  return {
    name: 'live',
    routes: (app) => liveRoutes(app, { tickets, streams }),
    drain: (withinMs) => streams.drain(withinMs),
    jobs: [{ name: 'live_drop_tickets', cron: '*/5 * * * *', run: tickets.dropExpired }],
  };
}
