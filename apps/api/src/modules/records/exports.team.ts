import type { MemberPrincipal } from '../../platform/http/principal.ts';
import {
  firstColumns,
  headers,
  ownMovementLine,
  teamMovementLine,
  teamProfitLine,
  teamRoundLine,
} from './exports.lines.ts';
import { type AgentExports, type ExportSources, named, NO_ROWS, rowsOf } from './exports.sources.ts';
import type { AgentMovementsService } from './movements.agent.ts';
import type { MovementsService } from './movements.service.ts';
import type { TeamProfitService } from './profit.team.service.ts';
import type { RoundsService } from './rounds.service.ts';
import type { Scopes, TeamAsked } from './scopes.service.ts';
import type { Teams } from './teams.ts';

export type TeamSourcesNeeds = {
  scopes: Pick<Scopes, 'findTeam' | 'requireTeam'>;
  teams: Pick<Teams, 'requireAgent'>;
  rounds: RoundsService;
  movements: MovementsService;
  agentMovements: AgentMovementsService;
  profit: TeamProfitService;
};

type TeamSources = Omit<ExportSources, 'bets' | 'account' | 'profit' | keyof AgentExports>;

/** The records of an agent's team, and the agent's own movements, for files. */
export function createTeamSources(needs: TeamSourcesNeeds): TeamSources {
  const { scopes, teams, rounds, movements, agentMovements, profit } = needs;

  async function require(principal: MemberPrincipal, asked: TeamAsked): Promise<void> {
    await scopes.requireTeam(await teams.requireAgent(principal), asked);
  }

  return {
    team_bets: {
      require,
      open: async (wish, reader) =>
        rowsOf(
          named(headers.team_bets, reader),
          async () => {
            const scope = await scopes.findTeam(reader.memberId, wish);
            return scope && rounds.list(scope, wish);
          },
          async (page) =>
            (await rounds.presentOfTeam(page, reader.language, wish.state)).map((round) =>
              teamRoundLine(round, reader),
            ),
        ),
    },

    team_movements: {
      require,
      open: async (wish, reader) =>
        rowsOf(
          named(headers.team_movements, reader),
          async () => {
            const scope = await scopes.findTeam(reader.memberId, wish);
            return scope && movements.list(scope, wish);
          },
          async (page) =>
            (await movements.presentOfTeam(page, reader.language)).map((each) => teamMovementLine(each, reader)),
        ),
    },

    team_profit: {
      require,
      open: async ({ by = 'downline', search = null, ...asked }, reader) => ({
        headers: named([firstColumns[by], ...headers.team_profit], reader),
        total: async () => null,
        part: async (after, limit) => {
          const scope = await scopes.findTeam(reader.memberId, asked);
          if (!scope) return NO_ROWS;
          const { rows, next } = await profit.part(scope, { by, search }, after, limit);
          return { rows: rows.map((row) => teamProfitLine(row, reader)), next };
        },
      }),
    },

    agent_movements: {
      require: async (principal, { from, to }) => require(principal, { from, to, reach: 'own' }),
      open: async ({ from, to, kind }, reader) =>
        rowsOf(
          named(headers.agent_movements, reader),
          async () => {
            const scope = await scopes.findTeam(reader.memberId, { from, to, reach: 'own' });
            return scope && agentMovements.list(scope, kind);
          },
          async (page) =>
            (await agentMovements.present(reader.memberId, page)).map((each) => ownMovementLine(each, reader)),
        ),
    },
  };
}
