import { randomBytes } from 'node:crypto';
import { systemClock } from '../../../../platform/clock.ts';
import { listenForCallbacks } from '../../testing/callback-listener.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { startUnreliableLine } from '../../testing/unreliable-line.ts';
import { providerConformance } from '../conformance.ts';
import { createSandpay } from './sandpay.ts';

providerConformance('SandPay', async () => {
  const sandbox = await startSandbox(systemClock);
  const line = await startUnreliableLine(sandbox.url);
  const merchant = await listenForCallbacks();
  const options = { baseUrl: line.url, clock: systemClock };
  return {
    provider: createSandpay({ ...options, secret: sandbox.secret }),
    now: systemClock.now,
    pay: (url) => sandbox.press(url, 'pay'),
    cancel: (url) => sandbox.press(url, 'cancel'),
    nextCallback: merchant.next,
    callbackUrl: merchant.url,
    setLine: (state) => {
      line.state = state;
    },
    withWrongKey: () => createSandpay({ ...options, secret: 'somebody else’s secret, just as long' }),
    newReference: () => randomBytes(16).toString('hex'),
    channel: 'card',
    currency: 'LAK',
    codes: [
      { channel: 'laoqr', scheme: 'laoqr', currency: 'LAK' },
      { channel: 'promptpay', scheme: 'promptpay', currency: 'THB' },
      { channel: 'vietqr', scheme: 'vietqr', currency: 'VND' },
    ],
    payCode: (payload) => sandbox.payCode(payload),
    crypto: {
      channel: 'usdt-trc20',
      send: sandbox.sendCoins,
      confirm: (address) => sandbox.mine(address, 12),
    },
    close: async () => {
      await line.close();
      await sandbox.close();
      merchant.close();
    },
  };
});
