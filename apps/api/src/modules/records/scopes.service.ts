import { AGENT_REPORT_DAYS, type ReportReach } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import { countDays, type Days, daysOf, spanOf } from './domain/days.ts';
import type { Cash, MemberScope, TeamScope } from './domain/scope.ts';
import type { Teams } from './teams.ts';

export type ScopeNeeds = {
  pool: Pool;
  ledger: Pick<Ledger, 'balances'>;
  members: Pick<Members, 'usernames'>;
  teams: Teams;
  timeZone: () => Promise<string>;
};

/** A part of a team and days, as a caller names them; without a member it is the agent's whole team. */
export type TeamAsked = Days & { memberId?: string | undefined; reach?: ReportReach | undefined };

export type Scopes = ReturnType<typeof createScopes>;

/** Whose records a caller may read: a member their own, an agent those of their team of now. */
export function createScopes({ pool, ledger, members, teams, timeZone }: ScopeNeeds) {
  async function cashOf(memberId: string): Promise<Cash | null> {
    return (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash') ?? null;
  }

  /** Null for a member outside the team. @throws ApiError VALIDATION for more days than a report covers */
  async function findTeam(agentId: string, { memberId = agentId, reach = 'team', from, to }: TeamAsked) {
    const days = { from, to };
    requireDays(days, AGENT_REPORT_DAYS);
    const [part, zone] = await Promise.all([teams.partOf(agentId, memberId, reach), timeZone()]);
    if (!part) return null;
    return { ...part, of: 'team', days, span: spanOf(days, zone), timeZone: zone } satisfies TeamScope;
  }

  return {
    /** A member's own records of some days; without days all of them. */
    async own(memberId: string, asked: Partial<Record<keyof Days, string | undefined>> = {}): Promise<MemberScope> {
      const days = daysOf(asked);
      const [cash, zone] = await Promise.all([cashOf(memberId), timeZone()]);
      return { of: 'member', memberId, cash, days, span: spanOf(days, zone), timeZone: zone };
    },

    findTeam,

    /** @throws ApiError NOT_FOUND for a member outside the team, VALIDATION for more days than a report covers */
    async requireTeam(agentId: string, asked: TeamAsked): Promise<TeamScope> {
      const scope = await findTeam(agentId, asked);
      if (!scope) throw new ApiError('NOT_FOUND');
      return scope;
    },

    /** The records of the one member that a part of a team is about, as they see them. */
    async alone({ memberId, days, span, timeZone: zone }: TeamScope): Promise<MemberScope> {
      return { of: 'member', memberId, cash: await cashOf(memberId), days, span, timeZone: zone };
    },

    /** The members from the agent's direct downline to the one the report is about. */
    async pathOf({ path }: TeamScope): Promise<{ id: string; username: string }[]> {
      const names = await members.usernames(pool, path);
      return path.map((id) => ({ id, username: names.get(id) ?? '' }));
    },
  };
}

/** @throws ApiError VALIDATION for days in the wrong order, or more than so many */
export function requireDays(days: Days, most: number): void {
  const count = countDays(days);
  if (count < 1 || count > most) throw new ApiError('VALIDATION', { fields: { to: 'range' } });
}
