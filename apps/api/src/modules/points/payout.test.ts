import { expect, test } from 'vitest';
import type { WriteHandle } from '../../platform/database.ts';
import { payOrRefuse, type Payment, type PayOut } from './payout.ts';

const tx = {} as WriteHandle;
const payment = {} as Payment;
const refusal = (until: Temporal.Instant | null) => {
  const payOut: PayOut = async () => ({ status: 'excluded', until });
  return expect(payOrRefuse(payOut, tx, payment)).rejects;
};

test('a self-excluded member is told until when, and that it is for good only where it is', async () => {
  await refusal(Temporal.Instant.from('2031-01-02T03:00:00Z')).toMatchObject({
    code: 'SELF_EXCLUDED',
    value: { until: '2031-01-02T03:00:00Z' },
  });
  await refusal(null).toMatchObject({ code: 'SELF_EXCLUDED', value: { until: null } });
});
