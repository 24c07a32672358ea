import type { Language, ReferralMilestones, SignInDay, SignInDays } from '@champa/contract';
import { SCALE } from '@champa/money';
import { dayAt, firstOfMonth, startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Activities } from './activities.service.ts';
import type { Measure, Rule, Trigger } from './domain/definition.ts';
import { countersOf } from './domain/promotion.ts';
import { promiseOf } from './domain/promise.ts';
import { stepsOf } from './domain/task.ts';
import type { Engine } from './engine.service.ts';
import { countFriends } from './friends.repo.ts';
import { selectSignInDays } from './progress.repo.ts';
import type { Standing, Standings } from './standings.service.ts';

export type DaysNeeds = {
  pool: Pool;
  clock: Clock;
  standings: Standings;
  activities: Pick<Activities, 'refuse'>;
  engine: Pick<Engine, 'handle'>;
  timeZone: () => Promise<string>;
};

type SignInRule = Rule & { trigger: Trigger & { on: 'sign_in_day' } };

export type Days = ReturnType<typeof createDays>;

/** The calendar of sign-in days, and the milestones of bringing friends. */
export function createDays({ pool, clock, standings, activities, engine, timeZone }: DaysNeeds) {
  async function offered(memberId: string, language: Language): Promise<{ standing: Standing; rule: SignInRule }> {
    const found = (await standings.of(memberId, language)).flatMap((standing) => {
      const rule = standing.promotion.definition.rules.find(({ trigger }) => trigger.on === 'sign_in_day');
      return rule && standing.activity.state !== 'close' ? [{ standing, rule: rule as SignInRule }] : [];
    })[0];
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }

  async function calendar(memberId: string, month: string | null, language: Language): Promise<SignInDays> {
    const { standing, rule } = await offered(memberId, language);
    const { length } = rule.trigger;
    const zone = await timeZone();
    const today = dayAt(clock.now(), zone);
    const first = month ? Temporal.PlainDate.from(`${month}-01`) : firstOfMonth(today);
    const last = first.add({ months: 1 }).subtract({ days: 1 });
    const from = earlier(first, today.subtract({ days: 1 }));
    const signed = await selectSignInDays(pool, memberId, from.toString(), later(last, today).toString());
    const streak = signed.get(today.toString()) ?? signed.get(today.subtract({ days: 1 }).toString()) ?? 0;
    const isSignedToday = signed.has(today.toString());
    const { level, currency } = standing.someone;
    const joined = dayAt(standing.someone.registeredAt, zone);
    const place = (day: number): number => ((day - 1) % length) + 1;
    const days = Array.from({ length: first.daysInMonth }, (_, n): SignInDay => {
      const date = first.add({ days: n });
      const ahead = today.until(date).days;
      const own = signed.get(date.toString());
      const coming = ahead < 0 ? null : streak + ahead + (isSignedToday ? 0 : 1);
      const at = own ?? coming;
      const steps = stepsOf(rule, { value: 0n, paid: 0 }, level, currency);
      return {
        date: date.toString(),
        state: own !== undefined ? 'signed' : stateOf(date, joined, ahead),
        streak: at === null ? null : place(at),
        promise: at === null ? null : steps[place(at) - 1]!.promise,
      };
    });
    const reached = isSignedToday ? place(streak) : streak % length;
    return {
      activityId: standing.link.id,
      today: today.toString(),
      isSignedToday,
      streak,
      length,
      days,
      steps: stepsOf(rule, { value: BigInt(reached) * SCALE, paid: 0 }, level, currency),
      nextDayAt: startOfDay(today.add({ days: 1 }), zone).toString(),
    };
  }

  return {
    calendar,

    /** Checks in for today, as signing in does; repeated, nothing changes. */
    async checkIn(memberId: string, ip: string, language: Language): Promise<SignInDays> {
      const { standing } = await offered(memberId, language);
      const { state } = standing.activity;
      if (state === 'prohibited' || state === 'coming_soon') activities.refuse(standing);
      const data = { ip, device: null, via: 'web' } as const;
      const fact = { id: 0n, kind: 'signed_in', memberId, at: clock.now(), data } as const;
      await inTransaction(pool, (tx) => engine.handle(tx, [fact]));
      return calendar(memberId, null, language);
    },

    async milestones(memberId: string, language: Language): Promise<ReferralMilestones> {
      const found = (await standings.of(memberId, language)).flatMap((standing) => {
        const counter = countersOf(standing.promotion.definition).find(({ measure }) => measure.of === 'friends');
        return counter && standing.activity.state !== 'close' ? [{ standing, counter }] : [];
      })[0];
      if (!found) throw new ApiError('NOT_FOUND');
      const { standing, counter } = found;
      const { level, currency } = standing.someone;
      const { rules } = standing.promotion.definition;
      const each = rules.find(({ trigger }) => trigger.on === 'friend');
      const steps = rules.find(({ trigger, measure }) => trigger.on === 'reached' && measure?.of === 'friends');
      const measure = counter.measure as Measure & { of: 'friends' };
      return {
        activityId: standing.link.id,
        ...(await countFriends(pool, standing.promotion.id, memberId)),
        conditions: {
          deposited: measure.deposited ?? '0',
          validBet: measure.validBet ?? '0',
          days: measure.withinDays ?? null,
          currency,
        },
        perFriend: each?.reward ? promiseOf(each.reward, level, currency) : null,
        milestones: steps
          ? stepsOf(steps, standing.counted.get(steps.code) ?? { value: 0n, paid: 0 }, level, currency)
          : [],
      };
    },
  };
}

function earlier(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? a : b;
}

function later(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) > 0 ? a : b;
}

/** The state of a day without signing in, so many days ahead of today. */
function stateOf(date: Temporal.PlainDate, joined: Temporal.PlainDate, ahead: number): SignInDay['state'] {
  if (Temporal.PlainDate.compare(date, joined) < 0) return 'before';
  if (ahead < 0) return 'missed';
  return ahead === 0 ? 'today' : 'coming';
}
