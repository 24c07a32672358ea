import type { GameCategory } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import { everyRow, type PageWish } from '../../platform/paging.ts';
import type { CatalogueGame, CatalogueVendor } from '../catalogue/index.ts';
import type { Figures, PlayedGame } from '../figures/index.ts';
import type { Ledger, statementAfter } from '../ledger/index.ts';
import type { Lottery } from '../lottery/index.ts';
import type { Members } from '../member/index.ts';
import type { Vendors } from '../vendors/index.ts';
import { forgetFiles } from './forget.repo.ts';
import { createDescribe, type DescribeCauses, type Describer } from './describe.service.ts';
import { createExportsService, EXPORT } from './exports.service.ts';
import { createMemberSources } from './exports.member.ts';
import type { AgentExports } from './exports.sources.ts';
import { createTeamSources } from './exports.team.ts';
import { createGamesPlayed, type GamesPlayedNeeds } from './games-played.ts';
import { createAgentMovements } from './movements.agent.ts';
import { createMovementsService } from './movements.service.ts';
import { createProfitService } from './profit.service.ts';
import { createTeamProfit } from './profit.team.service.ts';
import { recordsAdminRoutes } from './records.admin.routes.ts';
import { type RecordsBrand, recordsRoutes } from './records.routes.ts';
import { createStaffRecords } from './records.service.ts';
import { createRoundService } from './round.service.ts';
import { createRoundsService } from './rounds.service.ts';
import { createScopes } from './scopes.service.ts';
import { teamRoutes } from './team.routes.ts';
import type { Teams } from './teams.ts';

export type RecordsNeeds = Pick<GamesPlayedNeeds, 'playedGame' | 'searchGames'> & {
  brand: RecordsBrand;
  members: Pick<Members, 'usernames'>;
  figures: Figures;
  ledger: Pick<Ledger, 'balances' | 'statement'>;
  statementAfter: typeof statementAfter;
  vendors: Pick<Vendors, 'listRounds' | 'roundsById' | 'rounds'> & { service: Pick<Vendors['service'], 'list'> };
  /** A game by its vendor's code, switched off or not. */
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
  listVendors: () => Promise<readonly CatalogueVendor[]>;
  /** Names what caused movements, by the type of their reference: deposits by their method, and so on. */
  describers: Readonly<Record<string, Describer>>;
  ticketsOf: Lottery['tickets']['ofRounds'];
  teams: Teams;
  agentExports: AgentExports;
};

export type Records = Module & {
  /** The area of a game that was played; null where the lobby does not have it any more. */
  areaOf: (game: PlayedGame) => Promise<GameCategory | null>;
  /** Names what caused movements. */
  describe: DescribeCauses;
};

/** What members did: rounds, movements of cash and profit, of one member or of an agent's team, and files of them. */
export function createRecords(deps: Pick<Deps, 'pool' | 'clock' | 'log'>, needs: RecordsNeeds): Records {
  const { brand, figures, teams } = needs;
  const timeZone = async () => (await brand()).timeZone;
  const gamesPlayed = createGamesPlayed({ ...needs, vendors: needs.vendors.service.list });
  const describe = createDescribe({ ...deps, ...needs, roundsById: needs.vendors.roundsById });
  const scopes = createScopes({ ...deps, ...needs, timeZone });
  const reading = { ...deps, ...needs, rounds: needs.vendors.rounds, gamesPlayed, scopes, describe };

  const rounds = createRoundsService(reading);
  const round = createRoundService({ ...reading, list: rounds });
  const movements = createMovementsService(reading);
  const agentMovements = createAgentMovements(reading);
  const profit = createProfitService({ ...deps, figures, gamesPlayed });
  const teamProfit = createTeamProfit(reading);
  const services = { scopes, teams, rounds, round, movements, agentMovements, brand };
  const sources = {
    ...createMemberSources({ ...services, profit }),
    ...createTeamSources({ ...services, profit: teamProfit }),
    ...needs.agentExports,
  };
  const exports = createExportsService({ ...deps, timeZone, sources });
  const staff = createStaffRecords({ scopes, rounds, movements });

  return {
    name: 'records',
    describe,
    areaOf: async (game) => (await gamesPlayed.named(game)).game?.category ?? null,
    routes(app) {
      recordsRoutes(app, { ...services, profit, exports });
      teamRoutes(app, { ...services, profit: teamProfit });
    },
    forget: { now: forgetFiles },
    personalData: async (memberId) => {
      const { defaultLanguage } = await brand();
      const asked = ({ before, pageSize }: PageWish) => ({ after: before ?? undefined, limit: pageSize });
      return {
        movements: await everyRow((wish) => staff.movements(memberId, asked(wish), defaultLanguage)),
        rounds: await everyRow((wish) => staff.rounds(memberId, asked(wish), defaultLanguage)),
      };
    },
    adminRoutes: (app) => recordsAdminRoutes(app, { records: staff, replay: round.replay, brand }),
    jobs: [
      { name: EXPORT, run: exports.write },
      { name: 'records_drop_exports', cron: '20 * * * *', run: exports.dropExpired },
    ],
  };
}
