import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

const count = z.int().check(z.minimum(1), z.maximum(100_000_000));
const percent = z.int().check(z.minimum(0), z.maximum(100));

const schema = z.object({
  /** Of a vendor's calls in the last minutes, so many percent are faults; looked at from so many calls on. */
  vendorErrors: z.object({ percent, calls: count, minutes: count }),
  /** Of a provider's payments in the last hours, fewer than so many percent succeed; from so many ended ones on. */
  providerSuccess: z.object({ percent, payments: count, hours: count }),
  /**
   * What a game paid back in the last days differs from its theoretical RTP by more than chance: `deviation` is the standard deviation of
   * a round's win in stakes, `tenths` how many tenths of the deviation of the mean are still chance.
   */
  rtp: z.object({ days: count, rounds: count, deviation: count, tenths: count }),
  /** How long a withdrawal, a deposit in review, and a job that is due may wait. */
  withdrawalMinutes: count,
  depositMinutes: count,
  jobMinutes: count,
});
export type AlertSettings = z.infer<typeof schema>;

export const alertsSetting = defineSetting<AlertSettings>({
  key: 'alerts',
  group: 'operation',
  schema,
  default: {
    vendorErrors: { percent: 5, calls: 200, minutes: 15 },
    providerSuccess: { percent: 60, payments: 20, hours: 6 },
    rtp: { days: 30, rounds: 20_000, deviation: 8, tenths: 40 },
    withdrawalMinutes: 60,
    depositMinutes: 30,
    jobMinutes: 15,
  },
  // Thresholds allow nobody anything: those of a new brand are better than none.
  closed: (initial) => initial,
});

const amount = z.string().check(z.refine((text) => isDecimal(text) && parseAmount(text) > 0n, { error: 'no amount' }));

/** What the dashboard shows as it happens: wins from an amount on. */
export const happeningsSetting = defineSetting<{ largeWin: string }>({
  key: 'happenings',
  group: 'operation',
  schema: z.object({ largeWin: amount }),
  default: { largeWin: '1000000' },
  closed: (initial) => initial,
});

export const dashboardSettings = { alerts: alertsSetting, happenings: happeningsSetting };
