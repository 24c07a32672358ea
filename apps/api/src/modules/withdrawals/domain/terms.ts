import { type Amount, feeOn, maximum, minimum } from '@champa/money';

/** The brand's rules, with amounts read. */
export type Rules = {
  isOffered: boolean;
  min: Amount;
  max: Amount;
  presets: Amount[];
  perDay: { count: number; amount: Amount };
  fee: { flat: Amount; perMille: number; freePerDay: number };
  openAtOnce: number;
  minutesBetween: number;
};

/** What a member has asked for: today (but what was rejected or cancelled), what is under way, and when last. */
export type Usage = { count: number; amount: Amount; open: number; lastAt: Temporal.Instant | null };

/** What is left of the day's limits. */
export function leftToday({ perDay }: Rules, used: Usage): { count: number; amount: Amount } {
  return { count: Math.max(perDay.count - used.count, 0), amount: maximum(perDay.amount - used.amount, 0n) };
}

/** The most one withdrawal can be now. */
export function mostNow(rules: Rules, used: Usage): Amount {
  return minimum(rules.max, leftToday(rules, used).amount);
}

export function freeLeft({ fee }: Rules, used: Usage): number {
  return Math.max(fee.freePerDay - used.count, 0);
}

export function feeFor(amount: Amount, rules: Rules, used: Usage): Amount {
  return freeLeft(rules, used) > 0 ? 0n : feeOn(amount, rules.fee);
}

/** From when the next one is taken; null: now. */
export function nextAt({ minutesBetween }: Rules, { lastAt }: Usage, now: Temporal.Instant): Temporal.Instant | null {
  const next = lastAt?.add({ minutes: minutesBetween });
  return next && Temporal.Instant.compare(next, now) > 0 ? next : null;
}

/** Of the brand's day: when it began and when it ends. */
export function dayOf(
  now: Temporal.Instant,
  timeZone: string,
): { startsAt: Temporal.Instant; endsAt: Temporal.Instant } {
  const start = now.toZonedDateTimeISO(timeZone).startOfDay();
  return { startsAt: start.toInstant(), endsAt: start.add({ days: 1 }).toInstant() };
}
