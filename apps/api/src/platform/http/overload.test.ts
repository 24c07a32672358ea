import { type Operation, operation } from '@champa/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { refuseOverload } from './overload.ts';
import { routeOf } from './route.ts';
import { createServer } from './server.ts';

const MOST = 3;
const SLOW = operation({
  id: 'slow',
  method: 'GET',
  path: '/api/slow',
  access: 'public',
  summary: 'slow',
  value: z.object({}),
} as never) as Operation;

/** A server of one call of the API, which ends when it is told to, and a page. */
function server() {
  const metrics = createMetrics();
  const options = { trustedProxies: '', defaultLanguage: 'lo', screen: () => undefined } as const;
  const app = createServer({ ...options, log: createLog('silent', 'test'), metrics, message: (code) => code });
  refuseOverload(app, metrics, MOST);
  const ends: { answer: () => void; fail: (error: Error) => void }[] = [];
  app.route({
    ...routeOf(SLOW),
    handler: async () => {
      await new Promise<void>((resolve, reject) => ends.push({ answer: resolve, fail: reject }));
      return { success: true, value: {} };
    },
  } as never);
  app.get('/page', { schema: { hide: true } as never }, (_request, reply) =>
    reply.type('text/plain').serializer(String).send('page'),
  );
  const ask = (url: string) => app.inject(url).then((answer) => answer);
  /** Calls of which each has reached the handler. */
  const begin = async (calls: number) => {
    const before = ends.length;
    const asked = Array.from({ length: calls }, () => ask('/api/slow'));
    await expect.poll(() => ends.length).toBe(before + calls);
    return asked;
  };
  return { metrics, ends, ask, begin };
}

test('calls beyond what fits are refused at once, and fit again when others have ended, in whatever way', async () => {
  const { ask, begin, ends, metrics } = server();
  const first = await begin(MOST);
  for (let more = 0; more < 2; more += 1) {
    const refused = await ask('/api/slow');
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
    expect(refused.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  }
  expect((await metrics.refusedCalls.get()).values).toMatchObject([{ value: 2 }]);

  ends[0]!.answer();
  ends[1]!.fail(new Error('the call failed'));
  expect((await Promise.all(first.slice(0, 2))).map(({ statusCode }) => statusCode)).toEqual([200, 500]);
  const second = await begin(2);
  expect((await ask('/api/slow')).statusCode).toBe(503);

  for (const { answer } of ends) answer();
  await Promise.all([...first, ...second]);
  expect((await metrics.callsUnderWay.get()).values).toMatchObject([{ value: 0 }]);
});

test('what is no call of the API is answered meanwhile', async () => {
  const { ask, begin, ends } = server();
  const calls = await begin(MOST);
  expect((await ask('/page')).body).toBe('page');
  for (const { answer } of ends) answer();
  await Promise.all(calls);
});
