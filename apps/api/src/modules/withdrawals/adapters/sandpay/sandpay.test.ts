import { randomBytes } from 'node:crypto';
import { systemClock } from '../../../../platform/clock.ts';
import { listenForCallbacks } from '../../../cashier/testing/callback-listener.ts';
import { startSandbox } from '../../../cashier/testing/sandbox.ts';
import { startUnreliableLine } from '../../../cashier/testing/unreliable-line.ts';
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
