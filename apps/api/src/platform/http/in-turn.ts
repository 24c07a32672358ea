import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Calls of one connection that are sent before the earlier ones are answered (pipelined) are carried out in turn: each
 * sees the effect of those before it. Without this they would run at once, and only their answers be in order.
 */
export function carryOutInTurn(app: FastifyInstance): void {
  const latest = new WeakMap<object, ServerResponse>();
  // With a callback: it runs for every call of a vendor, and nearly none has to wait.
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.writableFinished || before.destroyed) return done();
    before.once('close', () => done());
  });
}
