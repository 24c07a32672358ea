import { stationsOn, type VietnamFamily } from '@champa/lottery';
import { houseSchedule, nextDraws, type PlannedDraw, type Schedule } from '@champa/lottery/schedule';
import { type Game, isOfTwo } from './game.ts';

/** A day that a game is not drawn on; `movedTo`: where its draw of that day goes. */
export type Holiday = { day: Temporal.PlainDate; movedTo: Temporal.PlainDate | null };

/** A house draw is planned an hour ahead, or so many at least; one from outside a week. */
const AHEAD = { houseMinutes: 60, houseDraws: 20, outsideDraws: 7 };

/** The draws of a game that should exist at a time, soonest first. `zone`: of the brand, whose clock house games follow. */
export function plannedDraws(
  { family, schedule }: Pick<Game, 'family' | 'schedule'>,
  from: Temporal.Instant,
  zone: string,
  holidays: readonly Holiday[],
): PlannedDraw[] {
  if (schedule.kind === 'outside')
    return nextDraws(schedule.schedule, from, AHEAD.outsideDraws, exceptionsOf(holidays));
  const count = Math.max(AHEAD.houseDraws, Math.ceil(AHEAD.houseMinutes / schedule.minutes));
  return nextDraws(houseSchedule(family, schedule.minutes as 1 | 3 | 5, zone), from, count);
}

/** The zone whose calendar names a game's draws. */
export function zoneOf({ schedule }: Pick<Game, 'schedule'>, brandZone: string): string {
  return schedule.kind === 'outside' ? schedule.schedule.zone : brandZone;
}

/** Whose results a draw of a day is made of, as sources name them: one station's, or two's. */
export function stationsOf(game: Pick<Game, 'family' | 'schedule'>, day: Temporal.PlainDate): string[] {
  const { family, schedule } = game;
  if (schedule.kind !== 'outside') throw new TypeError('house games have no station');
  if (schedule.station !== null) return [schedule.station];
  if (!isVietnam(family)) return [family];
  const drawn = stationsOn(family, day.dayOfWeek).map(({ id }) => id);
  return isOfTwo(game) ? drawn.slice(0, 2) : [drawn[0] ?? family];
}

function exceptionsOf(holidays: readonly Holiday[]) {
  const moved = new Map(holidays.flatMap(({ day, movedTo }) => (movedTo ? [[day.toString(), movedTo] as const] : [])));
  return { holidays: holidays.map(({ day }) => day), moved };
}

function isVietnam(family: string): family is VietnamFamily {
  return family.startsWith('vn_');
}

export type { PlannedDraw, Schedule };
