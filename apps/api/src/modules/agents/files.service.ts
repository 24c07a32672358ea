import { translate } from '@champa/i18n/server';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';
import type { AgentExports, Teams } from '../records/index.ts';
import { presentRun } from './agents.present.ts';
import type { AgentsAccess } from './agents.routes.ts';
import type { ExplainService } from './explain.service.ts';
import { headers, incomeLines, runLine } from './files.lines.ts';
import { type Days, spanOf, type TeamService } from './team.service.ts';

export type AgentFilesNeeds = AgentsAccess & {
  pool: Pool;
  members: Pick<Members, 'usernames'>;
  explain: Pick<ExplainService, 'runs'>;
  team: Pick<TeamService, 'income'>;
  teams: Pick<Teams, 'partOf'>;
  timeZone: () => Promise<string>;
};

/** Files of contract periods and of income. */
export function createAgentFiles(needs: AgentFilesNeeds): AgentExports {
  const { pool, members, explain, team, teams, timeZone } = needs;

  /** @throws ApiError VALIDATION for more days than a report covers */
  const requireDays = async (days: Days) => spanOf(days, await timeZone());

  return {
    agent_runs: {
      require: async (principal, { memberId, from, to }) => {
        const asking = await needs.requireMember(principal);
        await requireDays({ from, to });
        if (!(await teams.partOf(asking, memberId ?? asking, 'team'))) throw new ApiError('NOT_FOUND');
      },

      open: async ({ kind, side = 'downline', memberId, from, to }, reader) => {
        const isPaidOut = side === 'upline';
        const whose = memberId ?? (isPaidOut ? null : reader.memberId);
        const asked = { askedBy: reader.memberId, isPaidOut, memberId: whose, kind, days: { from, to } };
        const page = (before: string | null, limit: number) => explain.runs(asked, { state: null, before, limit });
        // A member may leave the team while the file is written.
        const isInTeam = async () =>
          (await teams.partOf(reader.memberId, memberId ?? reader.memberId, 'team')) !== null;
        return {
          headers: headers.agent_runs.map((id) => translate(id, reader.language)),
          total: async () => ((await isInTeam()) ? ((await page(null, 1)).totals?.runs ?? null) : 0),
          part: async (after, limit) => {
            if (!(await isInTeam())) return { rows: [], next: null };
            const { list } = await page(after, limit + 1);
            const shown = list.slice(0, limit);
            const names = await members.usernames(pool, [...new Set(shown.map(({ downlineId }) => downlineId))]);
            const next = list.length > limit ? String(shown.at(-1)!.id) : null;
            return { rows: shown.map((run) => runLine(presentRun(run, names), reader)), next };
          },
        };
      },
    },

    agent_income: {
      require: async (principal, { from, to }) => {
        await needs.requireAgent(principal);
        await requireDays({ from, to });
      },

      open: async ({ from, to }, reader) => ({
        headers: headers.agent_income.map((id) => translate(id, reader.language)),
        total: async () => null,
        part: async () => {
          const { currency, list } = await team.income(reader.memberId, { from, to });
          return { rows: incomeLines(list, currency, reader), next: null };
        },
      }),
    },
  };
}
