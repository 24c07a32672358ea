import { AGENT_REPORT_DAYS, type ReportReach } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';
import { type Days, type Span, spanOf } from '../records/index.ts';
import { selectLines } from './reports.repo.ts';

export type ScopeNeeds = {
  pool: Pool;
  members: Pick<Members, 'usernames'>;
  timeZone: () => Promise<string>;
};

/** Whose report, and of which days of the brand's calendar, both included. */
export type Asked = Days & { memberId?: string | undefined; reach?: ReportReach | undefined };

/** A part of the team of who asks, by lines, and the days with the time they take. */
export type Scope = {
  memberId: string;
  isAlone: boolean;
  /** The ids from the agent's direct downline to the member; empty for the agent himself. */
  path: string[];
  first: string;
  last: string;
  /** The lines of the whole team of who asks. */
  teamOf: { first: string; last: string };
  timeZone: string;
  /** The last not included. */
  days: { from: string; until: string };
  span: Span;
};

export type Scopes = ReturnType<typeof createScopes>;

/** What an agent may look at: his team as it is now, and nobody else. */
export function createScopes({ pool, members, timeZone }: ScopeNeeds) {
  /** Null for a member outside the team. @throws ApiError VALIDATION for days no report spans */
  async function find(head: string, { from, to, memberId = head, reach = 'team' }: Asked): Promise<Scope | null> {
    const until = Temporal.PlainDate.from(to).add({ days: 1 });
    const days = Temporal.PlainDate.from(from).until(until).days;
    if (days < 1 || days > AGENT_REPORT_DAYS) throw new ApiError('VALIDATION', { fields: { to: 'range' } });
    const [lines, zone] = await Promise.all([selectLines(pool, head, memberId, reach), timeZone()]);
    if (!lines) return null;
    const { line, headLine, headEnd, first, last } = lines;
    return {
      memberId,
      isAlone: reach === 'own',
      path: line.slice(headLine.length).split('.').filter(Boolean),
      first,
      last,
      teamOf: { first: headLine, last: headEnd },
      timeZone: zone,
      days: { from, until: until.toString() },
      span: spanOf({ from, to }, zone),
    };
  }

  return {
    find,

    /** @throws ApiError NOT_FOUND for a member outside the team, VALIDATION for days no report spans */
    async require(head: string, asked: Asked): Promise<Scope> {
      const scope = await find(head, asked);
      if (!scope) throw new ApiError('NOT_FOUND');
      return scope;
    },

    /** The members on the way from the agent to whose report it is. */
    async pathOf({ path }: Scope): Promise<{ id: string; username: string }[]> {
      const names = await members.usernames(pool, path);
      return path.map((id) => ({ id, username: names.get(id) ?? '' }));
    },
  };
}
