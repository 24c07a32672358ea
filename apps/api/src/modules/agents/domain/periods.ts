import type { ContractKind, ContractPeriod } from '@champa/contract';
import {
  countDays,
  dayAt,
  firstOfMonth,
  firstOfWeek,
  type Span,
  spanOfDays as spanOfWholeDays,
  startOfDay,
} from '../../../platform/brand-calendar.ts';

export type { Span };

const SLOT_MINUTES = 5;

/** How long after its end a period is settled, so that rounds under way then are counted. */
const GRACE: Record<ContractKind, Temporal.DurationLike> = {
  realtime: { seconds: 15 },
  hourly: { minutes: 1 },
  daily: { minutes: 10 },
  dividend: { minutes: 15 },
};

/** The period that holds an instant. Days are the brand's: of 23 or 25 hours where its clocks change. */
export function periodAt(period: ContractPeriod, at: Temporal.Instant, timeZone: string): Span {
  if (period === 'slot') return minutesAt(at, SLOT_MINUTES, timeZone);
  if (period === 'hour') return minutesAt(at, 60, timeZone);
  const day = dayAt(at, timeZone);
  const [first, next] = daysAt(period, day);
  return { from: startOfDay(first, timeZone), to: startOfDay(next, timeZone) };
}

/** The first and the day after the last. */
function daysAt(
  period: Exclude<ContractPeriod, 'slot' | 'hour'>,
  day: Temporal.PlainDate,
): [Temporal.PlainDate, Temporal.PlainDate] {
  if (period === 'daily') return [day, day.add({ days: 1 })];
  if (period === 'weekly') {
    const monday = firstOfWeek(day);
    return [monday, monday.add({ days: 7 })];
  }
  const first = firstOfMonth(day);
  const nextMonth = first.add({ months: 1 });
  if (period === 'monthly') return [first, nextMonth];
  const sixteenth = day.with({ day: 16 });
  return day.day < 16 ? [first, sixteenth] : [sixteenth, nextMonth];
}

// By local time, where it runs evenly; hours in which the clocks change are hours of elapsed time.
function minutesAt(at: Temporal.Instant, minutes: number, timeZone: string): Span {
  const offset = at.toZonedDateTimeISO(timeZone).offsetNanoseconds;
  const length = BigInt(minutes) * 60_000_000_000n;
  const local = at.epochNanoseconds + BigInt(offset);
  const from = local - (((local % length) + length) % length) - BigInt(offset);
  return {
    from: Temporal.Instant.fromEpochNanoseconds(from),
    to: Temporal.Instant.fromEpochNanoseconds(from + length),
  };
}

/** The next instant at which a contract of a kind can begin or end: never within a slot, hour or day. */
export function nextBoundary(kind: ContractKind, at: Temporal.Instant, timeZone: string): Temporal.Instant {
  return periodAt(kind === 'realtime' ? 'slot' : kind === 'hourly' ? 'hour' : 'daily', at, timeZone).to;
}

/** When a period is settled. */
export function settlesAt(kind: ContractKind, { to }: Span): Temporal.Instant {
  return to.add(GRACE[kind]);
}

/** Whether a period can be settled. */
export function isOver(kind: ContractKind, span: Span, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(settlesAt(kind, span), now) <= 0;
}

/** The part of a period for which a contract holds; null: nothing. */
export function within({ from, to }: Span, starts: Temporal.Instant, ends: Temporal.Instant | null): Span | null {
  const first = later(from, starts);
  const last = ends === null ? to : earlier(to, ends);
  return Temporal.Instant.compare(first, last) < 0 ? { from: first, to: last } : null;
}

/** The time from a day's beginning to another's end, at most so many days; null: there is none. */
export function spanOfDays(days: { from: string; to: string }, most: number, timeZone: string): Span | null {
  const length = countDays(days);
  return length < 1 || length > most ? null : spanOfWholeDays(days, timeZone);
}

/** The days of a stretch of whole days; the last not included. */
export function daysOf({ from, to }: Span, timeZone: string): { from: string; to: string } {
  return { from: dayAt(from, timeZone).toString(), to: dayAt(to, timeZone).toString() };
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
