import type { agentReportFilters, OperationValue } from '@champa/contract';
import type { CatalogueVendor } from '../catalogue/index.ts';
import type { TeamSource } from '../records/index.ts';
import { type BetsReport, type BetsReportNeeds, createBetsReport } from './reports.bets.service.ts';
import { createTeamExports, type TeamExportsNeeds } from './reports.exports.service.ts';
import { createMovementsReport, type MovementsReport, type MovementsReportNeeds } from './reports.movements.service.ts';
import { createProfitReport, type ProfitReport } from './reports.profit.service.ts';
import { createScopes, type ScopeNeeds, type Scopes } from './reports.scope.ts';

/** What reports need of the rest of the house. */
export type ReportSources = Pick<
  BetsReportNeeds,
  'callsOf' | 'vendors' | 'playedGame' | 'searchGames' | 'findGame' | 'findVendor'
> &
  Pick<MovementsReportNeeds, 'ledger' | 'statementAfter' | 'figures' | 'describe'> & {
    listVendors: () => Promise<readonly (CatalogueVendor & { games: number })[]>;
  };

type ReportsNeeds = ReportSources &
  ScopeNeeds &
  Pick<BetsReportNeeds, 'clock'> &
  Pick<TeamExportsNeeds, 'explain' | 'team' | 'requireMember' | 'requireAgent'>;

export type Reports = {
  scopes: Scopes;
  bets: BetsReport;
  profit: ProfitReport;
  movements: MovementsReport;
  /** What reports can be narrowed to. */
  filters: () => Promise<OperationValue<typeof agentReportFilters>>;
  exports: TeamSource;
};

/** What an agent reads of his team: betting, profit and loss, transactions, and files of them. */
export function createReports(needs: ReportsNeeds): Reports {
  const scopes = createScopes(needs);
  const bets = createBetsReport(needs);
  const profit = createProfitReport(needs);
  const movements = createMovementsReport(needs);
  return {
    scopes,
    bets,
    profit,
    movements,
    async filters() {
      const vendors = (await needs.listVendors()).map(({ vassalage, displayName: name }) => ({ vassalage, name }));
      return { vendors: vendors.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
    },
    exports: createTeamExports({ ...needs, scopes, bets, profit, movements }),
  };
}
