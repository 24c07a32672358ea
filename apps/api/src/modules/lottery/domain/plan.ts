import { lunarYearOf, type Result, stationsOn, type VietnamFamily } from '@champa/lottery';
import { drawHouse, type HouseFamily } from '@champa/lottery/draws';
import { houseSchedule, nextDraws, type PlannedDraw, type Schedule } from '@champa/lottery/schedule';
import { dayAt } from '../../../platform/brand-calendar.ts';
import { type Game, isOfTwo } from './game.ts';

/** A day without a draw of a game; `movedTo`: the day its draw moves to. */
export type Holiday = { day: Temporal.PlainDate; movedTo: Temporal.PlainDate | null };

/**
 * The number of draws a game has planned ahead: below `least`, they are filled up to `most`. House games have somewhat
 * more than a chase may cover.
 */
const AHEAD = { house: { least: 24, most: 40 }, outside: { least: 7, most: 7 } };

export function aheadOf({ schedule }: Pick<Game, 'schedule'>): { least: number; most: number } {
  return AHEAD[schedule.kind];
}

/**
 * The draws of a game that should exist at a time, soonest first. `zone`: the brand's time zone, which house games
 * follow.
 */
export function plannedDraws(
  game: Pick<Game, 'family' | 'schedule'>,
  from: Temporal.Instant,
  zone: string,
  holidays: readonly Holiday[],
): PlannedDraw[] {
  const { family, schedule } = game;
  const { most } = aheadOf(game);
  if (schedule.kind === 'outside') return nextDraws(schedule.schedule, from, most, exceptionsOf(holidays));
  return nextDraws(houseSchedule(family, schedule.minutes as 1 | 3 | 5, zone), from, most);
}

/** The result of a house draw by its seed. `zone`: the brand's, whose calendar gives the lunar year. */
export function drawnByHouse(
  game: Pick<Game, 'family' | 'schedule'>,
  { number, drawsAt }: { number: string; drawsAt: Temporal.Instant },
  { seed, salt, zone }: { seed: Uint8Array; salt: string; zone: string },
): Result {
  const lunarYear = lunarYearAt(game, drawsAt, zone);
  return drawHouse(game.family as HouseFamily, { seed, salt, number: Number(number), lunarYear });
}

/** The lunar year of a draw's day. */
export function lunarYearAt(game: Pick<Game, 'schedule'>, at: Temporal.Instant, brandZone: string): number {
  const day = dayAt(at, zoneOf(game, brandZone));
  return lunarYearOf(day.toString()) ?? day.year;
}

/** The time zone whose calendar names a game's draws. */
export function zoneOf({ schedule }: Pick<Game, 'schedule'>, brandZone: string): string {
  return schedule.kind === 'outside' ? schedule.schedule.zone : brandZone;
}

/** The stations whose results make a draw of a day, as sources name them: one or two. */
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
