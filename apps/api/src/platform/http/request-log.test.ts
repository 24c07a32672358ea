import { beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createServer } from './server.ts';

let lines: Record<string, unknown>[];
let log: ReturnType<typeof createLog>;

beforeEach(() => {
  lines = [];
  log = createLog('info', 'test', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
});

function server() {
  return createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
}

test('each line of a request has the ID that its answer shows, and no secret', async () => {
  const app = server();
  app.get('/said', { schema: { hide: true } as never }, (request, reply) => {
    request.log.info({ token: 't-secret' }, 'said');
    request.log.child({ part: 'inner' }).warn('said more');
    return reply.type('text/plain').serializer(String).send('');
  });
  const { headers } = await app.inject('/said');
  expect(lines).toMatchObject([
    { reqId: headers['x-request-id'], msg: 'said', token: '[secret]' },
    { reqId: headers['x-request-id'], msg: 'said more', part: 'inner' },
  ]);
});

test('a request that writes no line makes no log of its own', async () => {
  const child = vi.spyOn(log, 'child');
  const app = server();
  await app.ready();
  const made = child.mock.calls.length;
  await app.inject('/nothing-here');
  expect(child.mock.calls).toHaveLength(made);
});
