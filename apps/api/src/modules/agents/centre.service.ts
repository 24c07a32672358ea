import { AGENT_CHART_DAYS, type AgentAccount, contractKinds } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { maskName, type Members } from '../member/index.ts';
import * as repo from './centre.repo.ts';
import { type CalendarDay, calendarDays } from './domain/calendar-days.ts';
import { selectActiveFrom } from './settle.repo.ts';
import type { Days } from './team.service.ts';

type CentreNeeds = {
  pool: Pool;
  members: Pick<Members, 'byId' | 'uplineOf' | 'usernames'>;
  timeZone: () => Promise<string>;
  currency: () => Promise<string>;
};

export type CentreService = ReturnType<typeof createCentreService>;

/** What the first pages of the agents' centre show beside the team's sums: each day, and the agent's own account. */
export function createCentreService({ pool, members, timeZone, currency }: CentreNeeds) {
  /** @throws ApiError VALIDATION where the days are out of order, or too many */
  async function each(days: Days): Promise<CalendarDay[]> {
    const found = calendarDays(days, await timeZone(), AGENT_CHART_DAYS);
    if (!found) throw new ApiError('VALIDATION', { fields: { to: 'range' } });
    return found;
  }

  return {
    async teamDays(memberId: string, wanted: Days) {
      const days = await each(wanted);
      const begins = days.map(({ from }) => from);
      const activeFrom = await selectActiveFrom(pool, 'daily', begins);
      return { currency: await currency(), list: await repo.selectTeamDays(pool, memberId, days, activeFrom) };
    },

    async incomeDays(memberId: string, wanted: Days) {
      const days = await each(wanted);
      return { currency: await currency(), list: await repo.selectIncomeDays(pool, memberId, days, contractKinds) };
    },

    async account(memberId: string): Promise<AgentAccount> {
      const [member, uplineId, since, below] = await Promise.all([
        members.byId(pool, memberId),
        members.uplineOf(pool, memberId),
        repo.selectAgentSince(pool, memberId),
        repo.countBelow(pool, memberId),
      ]);
      const names = uplineId === null ? null : await members.usernames(pool, [uplineId]);
      return {
        agentSince: (since ?? member!.registeredAt).toString(),
        upline: names && { name: maskName(names.get(uplineId!) ?? '') },
        directDownlines: below.direct,
        teamMembers: below.team,
      };
    },
  };
}
