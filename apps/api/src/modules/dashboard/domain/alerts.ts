import type { AlertKind } from '@champa/contract';
import { percent } from './percent.ts';

/** Something that is over its threshold now. */
export type Over = { kind: AlertKind; subject: string; value: string; threshold: string };

const PERCENT = 100;
/** Of a percent. */
const HUNDREDTHS = 100;

/** The share of something, in percent. */
function share(part: number, of: number): string {
  return percent(BigInt(Math.round((part * PERCENT * HUNDREDTHS) / of)));
}

export type CallsOf = { vendor: string; calls: number; faults: number };

/** Vendors of whose calls too many are faults. */
export function vendorErrors(all: readonly CallsOf[], limit: { percent: number; calls: number }): Over[] {
  return all
    .filter(({ calls, faults }) => calls >= limit.calls && faults * PERCENT >= limit.percent * calls)
    .map(({ vendor, calls, faults }) => over('vendor_errors', vendor, share(faults, calls), limit.percent));
}

export type PaymentsOf = { provider: string; ended: number; succeeded: number };

/** Providers of whose payments too few succeed. */
export function successRates(
  kind: 'deposit_success' | 'payout_success',
  all: readonly PaymentsOf[],
  limit: { percent: number; payments: number },
): Over[] {
  return all
    .filter(({ ended, succeeded }) => ended >= limit.payments && succeeded * PERCENT < limit.percent * ended)
    .map(({ provider, ended, succeeded }) => over(kind, provider, share(succeeded, ended), limit.percent));
}

/** A game's play: `rtp` and `theoretical` in hundredths of a percent. */
export type RtpOf = { game: string; rounds: number; rtp: number; theoretical: number };

type RtpLimit = { rounds: number; deviation: number; tenths: number };

/**
 * What chance explains of an RTP, in hundredths of a percent; null: of so few rounds nothing can be said. The mean of n rounds deviates by
 * the deviation of one divided by the root of n. Rounds of unequal stakes deviate more: `tenths` leaves room for that.
 */
export function rtpBand(
  { rounds, theoretical }: Pick<RtpOf, 'rounds' | 'theoretical'>,
  limit: RtpLimit,
): { low: number; high: number } | null {
  if (rounds < limit.rounds) return null;
  const half = Math.round(((limit.tenths / 10) * limit.deviation * PERCENT * HUNDREDTHS) / Math.sqrt(rounds));
  return { low: Math.max(0, theoretical - half), high: theoretical + half };
}

/** Games that paid back more or less than chance explains. */
export function rtpOutside(all: readonly RtpOf[], limit: RtpLimit): Over[] {
  return all.flatMap((one) => {
    const band = rtpBand(one, limit);
    if (!band || (one.rtp >= band.low && one.rtp <= band.high)) return [];
    return [over('rtp', one.game, written(one.rtp), [band.low, band.high].map(written).join(' – '))];
  });
}

const written = (hundredths: number): string => percent(BigInt(hundredths));

/** Whether the oldest of something waits for too long. */
export function tooOld(
  kind: 'withdrawal_age' | 'deposit_age' | 'job_age',
  subject: string,
  seconds: number,
  minutes: number,
): Over[] {
  return seconds >= minutes * 60 ? [over(kind, subject, String(Math.floor(seconds / 60)), minutes)] : [];
}

function over(kind: AlertKind, subject: string, value: string, threshold: number | string): Over {
  return { kind, subject, value, threshold: String(threshold) };
}
