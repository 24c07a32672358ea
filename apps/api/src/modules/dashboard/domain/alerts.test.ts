import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rtpOutside, successRates, tooOld, vendorErrors } from './alerts.ts';

test('a vendor’s faults are an alert from the percentage on, once there are enough calls', () => {
  const found = (calls: number, faults: number) =>
    vendorErrors([{ vendor: 'NAGA', calls, faults }], { percent: 5, calls: 200 });
  expect(found(200, 10)).toEqual([{ kind: 'vendor_errors', subject: 'NAGA', value: '5.00', threshold: '5' }]);
  expect([found(199, 199), found(200, 9), found(0, 0)]).toEqual([[], [], []]);
});

test('a provider’s success is an alert below the percentage, once there are enough payments', () => {
  const found = (ended: number, succeeded: number) =>
    successRates('payout_success', [{ provider: 'pay', ended, succeeded }], { percent: 60, payments: 20 });
  expect(found(30, 17)).toEqual([{ kind: 'payout_success', subject: 'pay', value: '56.67', threshold: '60' }]);
  expect([found(19, 0), found(30, 18)]).toEqual([[], []]);
});

test('an RTP is an alert outside its band, which narrows with the root of the rounds', () => {
  const found = (rounds: number, rtp: number) =>
    rtpOutside([{ game: 'Naga Gold', rounds, rtp, theoretical: 9600 }], { rounds: 100, deviation: 1, tenths: 30 });
  // 3 × 100 % ÷ √10,000 is 3 %.
  expect(found(10_000, 9901)).toEqual([
    { kind: 'rtp', subject: 'Naga Gold', value: '99.01', threshold: '93.00 – 99.00' },
  ]);
  expect([found(10_000, 9900), found(10_000, 9300), found(99, 50_000)]).toEqual([[], [], []]);
  expect(found(10_000, 9299)).toHaveLength(1);
});

test('a game that pays back what it says is never an alert, however much it is played', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (rounds) => {
      const play = { game: 'Naga Gold', rounds, rtp: 9600, theoretical: 9600 };
      expect(rtpOutside([play], { rounds: 1, deviation: 8, tenths: 40 })).toEqual([]);
    }),
  );
});

test('what waits is an alert from its minutes on', () => {
  expect(tooOld('deposit_age', '', 1800, 30)).toEqual([
    { kind: 'deposit_age', subject: '', value: '30', threshold: '30' },
  ]);
  expect(tooOld('deposit_age', '', 1799, 30)).toEqual([]);
});
