import {
  accountTypes,
  DASHBOARD_DAYS,
  DASHBOARD_LINE_DAYS,
  type DashboardUnit,
  REPORT_DAYS,
  type ReportUnit,
} from '@champa/contract';
import { type Days, dayAt, plusDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Figures, GamePlay } from '../figures/index.ts';
import * as repo from './dashboard.repo.ts';
import { type Line, linesOf } from './domain/lines.ts';
import { beginningsOf, comparedRanges, faultOfDays, type Range, rangeUpTo } from './domain/range.ts';
import { type Family, moneyOf, NOTHING, type Totals } from './domain/totals.ts';
import { selectLineMoney, selectLinePlay } from './lines.repo.ts';

export type FiguresNeeds = {
  pool: Pool;
  clock: Clock;
  figures: Pick<Figures, 'brandPlay' | 'brandMoney' | 'brandGames'>;
  brand: () => Promise<{ timeZone: string; currency: string }>;
  familyOf: Family;
};

/** A session that was used since then is online, as in the agents' centre. */
const ONLINE = { minutes: 5 };

/** Over which what games paid back is looked at, where nothing else is asked for. */
const RETURN_DAYS = 30;

/** Of a day as it is written, the part that names its month. */
const MONTH = 'yyyy-mm'.length;

/** Days as a call names them; both missing: today. */
export type AskedDays = { from?: string | undefined; to?: string | undefined };

/** When an hour or day begins, and what it comes to. */
export type Part = { at: Temporal.Instant; totals: Totals };

export type DashboardFiguresService = ReturnType<typeof createFiguresService>;

/** The brand's figures: from sums that are kept as things happen, never from rounds or movements. */
export function createFiguresService({ pool, clock, figures, brand, familyOf }: FiguresNeeds) {
  /** @throws ApiError VALIDATION for days that are not over or begun, the wrong way round, or too many */
  async function read({ from, to }: AskedDays, most: number) {
    const { timeZone, currency } = await brand();
    const now = clock.now();
    const today = dayAt(now, timeZone).toString();
    const days = { from: from ?? to ?? today, to: to ?? from ?? today };
    const fault = faultOfDays(days, now, timeZone, most);
    if (fault) throw new ApiError('VALIDATION', { fields: { [from === undefined ? 'to' : 'from']: fault } });
    return { days, now, today, timeZone, currency };
  }

  async function parts(range: Range, unit: DashboardUnit, currency: string, timeZone: string): Promise<Part[]> {
    const wish = { ...range.span, unit, currency };
    const [play, money, reached] = await Promise.all([
      figures.brandPlay(pool, wish),
      figures.brandMoney(pool, wish),
      repo.selectMilestones(pool, wish, timeZone),
    ]);
    return beginningsOf(range, unit, timeZone).map((at) => {
      const isThen = (one: { at: Temporal.Instant }): boolean => one.at.equals(at);
      const own = play.find(isThen);
      const milestone = (kind: string) => reached.find((one) => isThen(one) && one.kind === kind)?.members ?? 0n;
      return {
        at,
        totals: {
          ...NOTHING,
          ...(own && { rounds: own.rounds, stake: own.stake, openStake: own.openStake, win: own.win }),
          activeMembers: own?.players ?? 0n,
          ...moneyOf(money.filter(isThen), familyOf),
          signUps: milestone('sign_up'),
          firstDeposits: milestone('first_deposit'),
        },
      };
    });
  }

  async function totals(range: Range, currency: string, timeZone: string): Promise<{ range: Days; totals: Totals }> {
    return { range: range.days, totals: sumOf(await parts(range, 'day', currency, timeZone)) };
  }

  const online = (at: Temporal.Instant): Promise<number | null> => repo.selectOnline(pool, at, at.subtract(ONLINE));

  return {
    /** The figures of some days, of those before, and of those a week before. */
    async overview(asked: AskedDays) {
      const { days, now, today, timeZone, currency } = await read(asked, DASHBOARD_DAYS);
      const compared = comparedRanges(days, now, timeZone);
      const { range, before, weekBefore } = compared;
      const [own, ofBefore, ofWeekBefore, ...onlineThen] = await Promise.all([
        totals(range, currency, timeZone),
        totals(before, currency, timeZone),
        totals(weekBefore, currency, timeZone),
        online(now),
        online(before.span.to),
        online(weekBefore.span.to),
      ]);
      return {
        at: now,
        timeZone,
        currency,
        today,
        own,
        before: ofBefore,
        weekBefore: ofWeekBefore,
        online: onlineThen,
      };
    },

    /** The same hour by hour or day by day. */
    async series(unit: DashboardUnit, asked: AskedDays): Promise<{ days: Days; parts: Part[] }> {
      const { days, now, timeZone, currency } = await read(asked, DASHBOARD_DAYS);
      return { days, parts: await parts(rangeUpTo(days, now, timeZone), unit, currency, timeZone) };
    },

    /** Day by day or month by month, for a report: more days than a screen of charts shows. */
    async report(unit: ReportUnit, asked: AskedDays) {
      const { days, now, timeZone, currency } = await read(asked, REPORT_DAYS);
      const byDay = await parts(rangeUpTo(days, now, timeZone), 'day', currency, timeZone);
      const dayOf = ({ at }: Part): string => dayAt(at, timeZone).toString();
      const grouped = Map.groupBy(byDay, (part) => (unit === 'day' ? dayOf(part) : dayOf(part).slice(0, MONTH)));
      const lines = [...grouped].map(([of, own]) => ({ of, totals: sumOf(own) }));
      return { days, timeZone, currency, lines, total: sumOf(byDay) };
    },

    /** Play by game, of some days and of those before. */
    async games(asked: AskedDays): Promise<{ days: Days; games: GamePlay[]; before: GamePlay[] }> {
      const { days, now, timeZone, currency } = await read(asked, DASHBOARD_DAYS);
      const earlier = comparedRanges(days, now, timeZone).before.days;
      const [games, before] = await Promise.all([
        figures.brandGames(pool, currency, days),
        figures.brandGames(pool, currency, earlier),
      ]);
      return { days, games, before };
    },

    /** Play by game of some days; the last 30 where none are given. */
    async lately({ from, to }: AskedDays): Promise<{ days: Days; games: GamePlay[] }> {
      const { days, today, currency } = await read({ from, to }, DASHBOARD_DAYS);
      const isAsked = from !== undefined || to !== undefined;
      const wanted = isAsked ? days : { from: plusDays(today, 1 - RETURN_DAYS), to: today };
      return { days: wanted, games: await figures.brandGames(pool, currency, wanted) };
    },

    /** Figures by agent line, as the lines are today. */
    async lines(asked: AskedDays): Promise<{ days: Days; lines: Line[] }> {
      const { days, currency } = await read(asked, DASHBOARD_LINE_DAYS);
      const wish = { currency, days, agentTypes: accountTypes.agent };
      const [play, money] = await Promise.all([selectLinePlay(pool, wish), selectLineMoney(pool, wish)]);
      return { days, lines: linesOf(play, money, familyOf) };
    },
  };
}

function sumOf(parts: readonly Part[]): Totals {
  const add = (sum: Totals, { totals }: Part): Totals =>
    Object.fromEntries(
      Object.entries(sum).map(([name, value]) => [name, value + totals[name as keyof Totals]]),
    ) as Totals;
  return parts.reduce(add, NOTHING);
}
