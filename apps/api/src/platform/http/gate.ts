import { LIVE_PATH } from '@champa/contract';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';

/** Decides whether a call of the site is served. */
export type Gate = {
  /** Operations that are always served, by ID. */
  isOpen: (operation: string) => boolean;
  /** Refuses by throwing. Runs before nearly every call, so it returns a promise only where it has to wait. */
  check: (request: FastifyRequest) => Promise<void> | undefined;
};

/** The address of a request this program makes to itself; no connection has it. */
export const IN_PROCESS = 'in-process';

export function isInProcess({ ip }: Pick<FastifyRequest, 'ip'>): boolean {
  return ip === IN_PROCESS;
}

/**
 * Puts a gate before the calls of visitors and members that are registered after it. Staff, vendors, payment callbacks,
 * pictures and health have none: rounds under way must end and money must arrive, whatever is closed.
 */
export function guardSite(app: FastifyInstance, gate: Gate): void {
  // Fastify continues when `done` is called, or when the returned promise resolves.
  const onRequest: onRequestHookHandler = (request, _reply, done) => {
    const waiting = gate.check(request);
    if (waiting) return waiting;
    done();
  };
  app.addHook('onRoute', (route) => {
    if (isGuarded(route, gate)) route.onRequest = [onRequest, ...[route.onRequest ?? []].flat()];
  });
}

function isGuarded({ url, config }: RouteOptions, gate: Gate): boolean {
  const operation = config?.operation;
  if (!operation) return url === LIVE_PATH;
  return operation.access !== 'staff' && !gate.isOpen(operation.id);
}
