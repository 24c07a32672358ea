import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../../../platform/clock.ts';
import { startSandbox } from '../../../cashier/testing/sandbox.ts';
import { startUnreliableLine } from '../../../cashier/testing/unreliable-line.ts';
import type { RawCallback } from '../../domain/provider.ts';
import { endPayout, payoutsOf } from '../../testing/payouts.ts';
import { payoutConformance } from '../conformance.ts';
import { createSandpayPayouts } from './sandpay.ts';

payoutConformance('SandPay', async () => {
  const sandbox = await startSandbox(systemClock);
  const line = await startUnreliableLine(sandbox.url);
  const merchant = await listenForCallbacks();
  const options = { baseUrl: line.url, clock: systemClock };
  return {
    provider: createSandpayPayouts({ ...options, secret: sandbox.secret }),
    now: systemClock.now,
    end: (merchantRef, outcome) => endPayout(sandbox.url, merchantRef, outcome),
    count: async (merchantRef) =>
      (await payoutsOf(sandbox.url)).filter((each) => each.merchantRef === merchantRef).length,
    nextCallback: merchant.next,
    callbackUrl: merchant.url,
    setLine: (state) => {
      line.state = state;
    },
    withWrongKey: () => createSandpayPayouts({ ...options, secret: 'somebody else’s secret, just as long' }),
    newReference: () => randomBytes(16).toString('hex'),
    accounts: { waits: '0101234560000', refused: '0101234560007' },
    currency: 'LAK',
    close: async () => {
      await line.close();
      await sandbox.close();
      merchant.close();
    },
  };
});

async function listenForCallbacks() {
  const arrived: RawCallback[] = [];
  const waiting: ((callback: RawCallback) => void)[] = [];
  const server = createServer(async (request, response) => {
    const callback = { headers: request.headers, body: await new Response(request as never).text() };
    response.end('OK');
    const taker = waiting.shift();
    if (taker) taker(callback);
    else arrived.push(callback);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    next: () => {
      const callback = arrived.shift();
      return callback ? Promise.resolve(callback) : new Promise<RawCallback>((resolve) => waiting.push(resolve));
    },
    close: () => void server.close().closeAllConnections(),
  };
}
