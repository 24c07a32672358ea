import { AGENT_REPORT_DAYS } from '@champa/contract';
import { startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Inbox } from '../inbox/index.ts';
import { accountFlags, type Members } from '../member/index.ts';
import * as applications from './applications.repo.ts';
import { selectActiveFrom } from './settle.repo.ts';
import * as repo from './team.repo.ts';
import { AGENT, type TreeService } from './tree.service.ts';

export type TeamNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  tree: Pick<TreeService, 'isInTeam' | 'promote' | 'keep'>;
  timeZone: () => Promise<string>;
  currency: () => Promise<string>;
  tell: Inbox['tell'];
};

/** Days of the brand's calendar, both included. */
export type Days = { from: string; to: string };

/** A member is online whose session was used within this time. */
export const ONLINE = { minutes: 5 };

export type TeamService = ReturnType<typeof createTeamService>;

/** What an agent sees of their team, and how a member becomes an agent. */
export function createTeamService({ pool, clock, members, tree, timeZone, currency, tell }: TeamNeeds) {
  async function spans(days: Days): Promise<{ now: repo.DaySpan; before: repo.DaySpan }> {
    const zone = await timeZone();
    const now = spanOf(days, zone);
    const first = Temporal.PlainDate.from(now.days.from);
    const length = first.until(now.days.to).days;
    return { now, before: spanBetween(first.subtract({ days: length }), first, zone) };
  }

  return {
    async overview(memberId: string, days: Days) {
      const { now, before } = await spans(days);
      const [activeFrom] = await selectActiveFrom(pool, 'daily', [now.from]);
      const [house, sums, sumsBefore, online] = await Promise.all([
        currency(),
        repo.selectTeamSums(pool, memberId, now, activeFrom!),
        repo.selectTeamSums(pool, memberId, before, activeFrom!),
        repo.selectOnline(pool, memberId, clock.now().subtract(ONLINE)),
      ]);
      return { currency: house, now: sums, before: sumsBefore, online };
    },

    /** @throws ApiError NOT_FOUND where `of` is nobody in the team */
    async downlines(memberId: string, page: repo.TeamPage): Promise<repo.TeamRow[]> {
      if (page.of !== null && !(await tree.isInTeam(page.of, memberId))) throw new ApiError('NOT_FOUND');
      return repo.selectTeam(pool, memberId, page);
    },

    async income(memberId: string, days: Days) {
      const { now } = await spans(days);
      const [house, list, payments] = await Promise.all([
        currency(),
        repo.selectIncome(pool, memberId, now),
        repo.selectPayments(pool, memberId, now),
      ]);
      return { currency: house, list, payments };
    },

    async apply(wanted: Omit<applications.NewApplication, 'appliedAt'>): Promise<applications.Application> {
      const member = await members.byId(pool, wanted.memberId);
      if (!member || accountFlags(member.type).isAgent) throw new ApiError('FORBIDDEN');
      await inTransaction(pool, (tx) => applications.insertApplication(tx, { ...wanted, appliedAt: clock.now() }));
      return (await applications.selectLastApplication(pool, wanted.memberId))!;
    },

    application: (memberId: string): Promise<applications.Application | null> =>
      applications.selectLastApplication(pool, memberId),
    waiting: (): Promise<applications.Application[]> => applications.selectWaiting(pool),

    /** Decides an application: an approved member is an agent from then on. */
    async decide(id: string, isApproved: boolean, by: { actor: string; reason: string }): Promise<void> {
      const decision = { state: isApproved ? 'approved' : 'rejected', reason: by.reason, by: by.actor } as const;
      await inTransaction(pool, async (tx) => {
        const application = await applications.decide(tx, id, decision, clock.now());
        if (!application) throw new ApiError('NOT_FOUND', { 'waiting application': id });
        const { memberId } = application;
        if (isApproved) await tree.promote(tx, memberId, AGENT, by);
        const told = isApproved
          ? ({ kind: 'agent_approved', details: {} } as const)
          : ({ kind: 'agent_rejected', details: { reason: by.reason } } as const);
        await tell(tx, { ...told, memberId, cause: `application:${id}` });
        await tree.keep(tx, { what: decision.state, memberId, details: { application: id }, ...by });
      });
    },
  };
}

/** @throws ApiError VALIDATION where the days are none, or too many */
export function spanOf(days: Days, zone: string): repo.DaySpan {
  const first = Temporal.PlainDate.from(days.from);
  const end = Temporal.PlainDate.from(days.to).add({ days: 1 });
  const length = first.until(end).days;
  if (length < 1 || length > AGENT_REPORT_DAYS) throw new ApiError('VALIDATION', { fields: { to: 'range' } });
  return spanBetween(first, end, zone);
}

function spanBetween(from: Temporal.PlainDate, to: Temporal.PlainDate, zone: string): repo.DaySpan {
  return {
    from: startOfDay(from, zone),
    to: startOfDay(to, zone),
    days: { from: from.toString(), to: to.toString() },
  };
}
