import { randomBytes } from 'node:crypto';
import { systemClock } from '../../../../platform/clock.ts';
import { sharedSecret } from '../../../../platform/keys.ts';
import { listenForCallbacks } from '../../testing/callback-listener.ts';
import { endPayout, payoutsOf } from '../../testing/payouts.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { startUnreliableLine } from '../../testing/unreliable-line.ts';
import { providerConformance } from '../conformance.ts';
import { createSandpay } from './index.ts';

providerConformance('SandPay', ['deposits', 'refunds', 'payouts', 'statements'], async () => {
  const sandbox = await startSandbox(systemClock);
  const line = await startUnreliableLine(sandbox.url);
  const merchant = await listenForCallbacks();
  const withSecret = (secret: string) =>
    createSandpay({ baseUrl: line.url, clock: systemClock, secret: sharedSecret.read(secret) });
  return {
    provider: withSecret(sandbox.secret),
    now: systemClock.now,
    nextCallback: merchant.next,
    callbackUrl: merchant.url,
    setLine: (state) => {
      line.state = state;
    },
    withWrongKey: () => withSecret('somebody else’s secret, just as long'),
    newReference: () => randomBytes(16).toString('hex'),
    currency: 'LAK',
    deposits: {
      pay: (url) => sandbox.press(url, 'pay'),
      cancel: (url) => sandbox.press(url, 'cancel'),
      channel: 'card',
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
    },
    payouts: {
      end: (merchantRef, outcome) => endPayout(sandbox.url, merchantRef, outcome),
      count: async (merchantRef) =>
        (await payoutsOf(sandbox.url)).filter((each) => each.merchantRef === merchantRef).length,
      accounts: { waits: '0101234560000', refused: '0101234560007' },
    },
    close: async () => {
      await line.close();
      await sandbox.close();
      merchant.close();
    },
  };
});
