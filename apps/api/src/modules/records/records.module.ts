import type { GameCategory } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { Figures, PlayedGame, Whose } from '../figures/index.ts';
import type { Ledger, statementAfter } from '../ledger/index.ts';
import type { Vendors } from '../vendors/index.ts';
import type { DescribeCauses } from './describe.service.ts';
import { createExportsService, EXPORT } from './exports.service.ts';
import type { TeamSource } from './export-rows.service.ts';
import { createGamesPlayed, type GamesPlayedNeeds } from './games-played.service.ts';
import { createMovementsService } from './movements.service.ts';
import { createProfitService } from './profit.service.ts';
import { recordsAdminRoutes } from './records.admin.routes.ts';
import { type RecordsSite, recordsRoutes } from './records.routes.ts';
import { createStaffRecords } from './records.service.ts';
import { createRoundsService, type RoundsNeeds } from './rounds.service.ts';

export type RecordsNeeds = Pick<GamesPlayedNeeds, 'playedGame' | 'searchGames'> &
  Pick<RoundsNeeds, 'findGame' | 'findVendor'> & {
    /** Names what caused a movement. */
    describe: DescribeCauses;
    site: RecordsSite;
    figures: Figures;
    ledger: Pick<Ledger, 'balances' | 'statement'>;
    statementAfter: typeof statementAfter;
    vendors: Pick<Vendors, 'listRounds' | 'roundsById' | 'rounds'> & { service: Pick<Vendors['service'], 'list'> };
    /** What agents have written to files. */
    team: TeamSource;
  };

export type Records = Module & {
  /** In which area a game stands that was played; null where the lobby does not know it any more. */
  areaOf: (game: PlayedGame) => Promise<GameCategory | null>;
};

/** What a member did: the rounds he played, the movements of his cash, what both come to, and files of them. */
export function createRecords(
  { pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>,
  needs: RecordsNeeds,
): Records {
  const { site, figures, ledger, vendors } = needs;
  const timeZone = async () => (await site.settings.get()).brand.timeZone;
  const whose = async (memberId: string): Promise<Whose | null> => {
    const cash = (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash');
    return cash ? { memberId, account: cash.account } : null;
  };
  const gamesPlayed = createGamesPlayed({ pool, ...needs, vendors: vendors.service.list });
  const rounds = createRoundsService({ pool, log, timeZone, whose, gamesPlayed, ...needs, rounds: vendors.rounds });
  const movements = createMovementsService({ pool, timeZone, ...needs, rounds: vendors.rounds });
  const profit = createProfitService({ pool, figures, gamesPlayed, whose });
  const exports = createExportsService({
    pool,
    clock,
    timeZone,
    sources: { rounds, movements, profit, team: needs.team },
  });
  const staff = createStaffRecords({ pool, listRounds: vendors.listRounds, ...needs });
  return {
    name: 'records',
    areaOf: async (game) => (await gamesPlayed.named(game)).game?.category ?? null,
    routes: (app) => recordsRoutes(app, { rounds, movements, profit, exports, site }),
    adminRoutes: (app) => recordsAdminRoutes(app, { records: staff, site }),
    jobs: [
      { name: EXPORT, run: exports.write },
      { name: 'records_drop_exports', cron: '20 * * * *', run: exports.dropExpired },
    ],
  };
}
