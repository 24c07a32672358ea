import type { Schedule } from './calendar.ts';

/** Days without a draw, and for a monthly game the day to which a draw on such a day moves: by default the day after. */
export type Exceptions = { holidays: readonly Temporal.PlainDate[]; moved?: ReadonlyMap<string, Temporal.PlainDate> };

/**
 * A planned draw. `number` is its day and its position within the day, so it needs no look-up; the numbers of a game only grow.
 */
export type PlannedDraw = {
  number: number;
  day: Temporal.PlainDate;
  closesAt: Temporal.Instant;
  drawsAt: Temporal.Instant;
  expectedAt: Temporal.Instant;
};

/** After this many days without a draw, a schedule counts as empty. */
const LONGEST_WAIT_DAYS = 70;

/** The next draws of a schedule on which bets are still accepted at `from`, in their order. */
export function nextDraws(
  schedule: Schedule,
  from: Temporal.Instant,
  count: number,
  exceptions: Exceptions = { holidays: [] },
): PlannedDraw[] {
  const draws: PlannedDraw[] = [];
  // A moved draw may come from an earlier day; and yesterday's draw may still be open if a day ends after midnight.
  let day = from.toZonedDateTimeISO(schedule.zone).toPlainDate();
  for (let waited = 0; draws.length < count && waited < LONGEST_WAIT_DAYS; waited += 1) {
    const open = drawsOn(schedule, day, exceptions).filter(
      ({ closesAt }) => Temporal.Instant.compare(closesAt, from) > 0,
    );
    if (open.length > 0) waited = 0;
    draws.push(...open.slice(0, count - draws.length));
    day = day.add({ days: 1 });
  }
  return draws;
}

/** All draws of a day, in their order. */
export function drawsOn(schedule: Schedule, day: Temporal.PlainDate, exceptions: Exceptions): PlannedDraw[] {
  switch (schedule.kind) {
    case 'weekly':
      return schedule.days.includes(day.dayOfWeek) && !isHoliday(day, exceptions)
        ? [planned(schedule, day, 1, atTime(schedule, day, schedule.at))]
        : [];
    case 'monthly':
      return isMonthly(schedule.days, day, exceptions)
        ? [planned(schedule, day, 1, atTime(schedule, day, schedule.at))]
        : [];
    case 'cadence':
      return isHoliday(day, exceptions) ? [] : cadence(schedule, day);
  }
}

/**
 * A monthly game draws on its days; a draw on a holiday moves to its given day, or to the first following day that is not a
 * holiday.
 */
function isMonthly(days: readonly number[], day: Temporal.PlainDate, exceptions: Exceptions): boolean {
  for (let back = 0; back <= 10; back += 1) {
    for (const step of back === 0 ? [0] : [-back, back]) {
      const planned = day.add({ days: step });
      if (days.includes(planned.day) && movedTo(planned, exceptions).equals(day)) return true;
    }
  }
  return false;
}

function movedTo(day: Temporal.PlainDate, exceptions: Exceptions): Temporal.PlainDate {
  const told = exceptions.moved?.get(day.toString());
  if (told) return told;
  let free = day;
  while (isHoliday(free, exceptions)) free = free.add({ days: 1 });
  return free;
}

function cadence(schedule: Extract<Schedule, { kind: 'cadence' }>, day: Temporal.PlainDate): PlannedDraw[] {
  const begins = minutesOf(schedule.opens);
  const ends = minutesOf(schedule.closes);
  const midnight = day.toZonedDateTime(schedule.zone);
  const draws: PlannedDraw[] = [];
  for (let minute = begins + schedule.minutes, index = 1; minute <= ends; minute += schedule.minutes, index += 1) {
    // Elapsed minutes since midnight, so that a day of 23 or 25 hours has no draw twice.
    draws.push(planned(schedule, day, index, midnight.toInstant().add({ minutes: minute })));
  }
  return draws;
}

function planned(
  { locks, expected }: Schedule,
  day: Temporal.PlainDate,
  index: number,
  drawsAt: Temporal.Instant,
): PlannedDraw {
  const { year, month, day: date } = day;
  return {
    number: ((year * 100 + month) * 100 + date) * 10_000 + index,
    day,
    closesAt: drawsAt.subtract({ seconds: locks }),
    drawsAt,
    expectedAt: drawsAt.add({ seconds: expected }),
  };
}

function atTime({ zone }: Schedule, day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
}

function isHoliday(day: Temporal.PlainDate, { holidays }: Exceptions): boolean {
  return holidays.some((holiday) => holiday.equals(day));
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
