import type { AgentRun, OwnMovement, TeamMovement, TeamProfitLine, TeamRound } from '@champa/contract';
import { translate } from '@champa/i18n/server';
import type { Pool } from '../../platform/database.ts';
import type { Members } from '../member/index.ts';
import {
  type ExportRows,
  formatPlace,
  parsePlace,
  type Place,
  type Reader,
  type TeamSource,
  type TeamWish,
} from '../records/index.ts';
import { presentRun } from './agents.present.ts';
import type { AgentsAccess } from './agents.routes.ts';
import type { ExplainService } from './explain.service.ts';
import type { BetsReport } from './reports.bets.service.ts';
import {
  firstColumns,
  headers,
  incomeLines,
  movementLine,
  ownLine,
  profitLine,
  roundLine,
  runLine,
} from './reports.lines.ts';
import type { MovementsReport } from './reports.movements.service.ts';
import type { ProfitReport } from './reports.profit.service.ts';
import type { Asked, Scope, Scopes } from './reports.scope.ts';
import type { TeamService } from './team.service.ts';

export type TeamExportsNeeds = AgentsAccess & {
  pool: Pool;
  members: Pick<Members, 'usernames'>;
  scopes: Scopes;
  bets: BetsReport;
  profit: ProfitReport;
  movements: MovementsReport;
  explain: Pick<ExplainService, 'runs'>;
  team: Pick<TeamService, 'income'>;
};

type Wish<R extends TeamWish['record']> = Extract<TeamWish, { record: R }>;

type Report<Row> = {
  asked: Asked;
  total: (scope: Scope) => Promise<number | null>;
  partOf: (scope: Scope, after: string | null, limit: number) => Promise<{ rows: readonly Row[]; next: string | null }>;
  lineOf: (row: Row) => string[];
};

/** What agents have written to files: of each part what is in the team as it is written. */
export function createTeamExports(needs: TeamExportsNeeds): TeamSource {
  const { pool, scopes, bets, profit, movements, explain, team } = needs;

  return {
    async require(principal, wish) {
      const head = await (wish.record === 'agent_runs'
        ? needs.requireMember(principal)
        : needs.requireAgent(principal));
      await scopes.require(head, wish);
    },

    async open(wish, reader) {
      switch (wish.record) {
        case 'team_bets':
          return openBets(wish, reader);
        case 'team_profit':
          return openProfit(wish, reader);
        case 'team_movements':
          return openMovements(wish, reader);
        case 'agent_movements':
          return openOwn(wish, reader);
        case 'agent_runs':
          return openRuns(wish, reader);
        case 'agent_income':
          return openIncome(wish, reader);
      }
    },
  };

  /** A file of a report; what has left the team since it was asked for is not in it. */
  function inTeam<Row>(wish: TeamWish, { memberId, language }: Reader, { asked, total, partOf, lineOf }: Report<Row>) {
    const find = () => scopes.find(memberId, asked);
    return {
      headers: headers[wish.record].map((id) => translate(id, language)),
      total: async () => {
        const scope = await find();
        return scope ? total(scope) : 0;
      },
      part: async (after: string | null, limit: number) => {
        const scope = await find();
        const part = scope && (await partOf(scope, after, limit));
        return part ? { rows: part.rows.map(lineOf), next: part.next } : { rows: [], next: null };
      },
    };
  }

  function openBets(wish: Wish<'team_bets'>, reader: Reader): ExportRows {
    const { area, vassalage, state, search, ...asked } = wish;
    const filter = { area, vassalage, state, search };
    return inTeam<TeamRound>(wish, reader, {
      asked,
      total: async (scope) => (await bets.begin(scope, filter)).total(),
      partOf: async (scope, after, limit) => {
        const { page } = await bets.begin(scope, filter);
        return placed(await page(placeOf(after), limit, reader.language));
      },
      lineOf: (round) => roundLine(round, reader),
    });
  }

  function openProfit(wish: Wish<'team_profit'>, reader: Reader): ExportRows {
    const { by = 'downline', search = null, ...asked } = wish;
    const rows = inTeam<TeamProfitLine>(wish, reader, {
      asked,
      total: async () => null,
      partOf: (scope, after, limit) => profit.part(scope, { by, search }, after, limit),
      lineOf: (line) => profitLine(line, reader),
    });
    return { ...rows, headers: [translate(firstColumns[by], reader.language), ...rows.headers] };
  }

  function openMovements(wish: Wish<'team_movements'>, reader: Reader): ExportRows {
    const { kind, search, ...asked } = wish;
    const filter = { kind, search };
    return inTeam<TeamMovement>(wish, reader, {
      asked,
      total: (scope) => movements.begin(scope, filter).total(),
      partOf: async (scope, after, limit) =>
        placed(await movements.begin(scope, filter).page(placeOf(after), limit, reader.language)),
      lineOf: (movement) => movementLine(movement, reader),
    });
  }

  function openOwn(wish: Wish<'agent_movements'>, reader: Reader): ExportRows {
    const { kind = null, from, to } = wish;
    return inTeam<OwnMovement>(wish, reader, {
      asked: { from, to, reach: 'own' },
      total: (scope) => movements.beginOwn(scope, kind).total(),
      partOf: async (scope, after, limit) => placed(await movements.beginOwn(scope, kind).page(placeOf(after), limit)),
      lineOf: (movement) => ownLine(movement, reader),
    });
  }

  function openRuns(wish: Wish<'agent_runs'>, reader: Reader): ExportRows {
    const { kind, side = 'downline', memberId, from, to } = wish;
    const isPaidOut = side === 'upline';
    const whose = memberId ?? (isPaidOut ? null : reader.memberId);
    const asked = { askedBy: reader.memberId, isPaidOut, memberId: whose, kind, days: { from, to } };
    const page = (before: string | null, limit: number) => explain.runs(asked, { state: null, before, limit });
    return inTeam<AgentRun>(wish, reader, {
      asked: { from, to, memberId },
      total: async () => (await page(null, 1)).totals?.runs ?? null,
      partOf: async (_scope, after, limit) => {
        const { list } = await page(after, limit + 1);
        const shown = list.slice(0, limit);
        const names = await needs.members.usernames(pool, [...new Set(shown.map(({ downlineId }) => downlineId))]);
        const next = list.length > limit ? String(shown.at(-1)!.id) : null;
        return { rows: shown.map((run) => presentRun(run, names)), next };
      },
      lineOf: (run) => runLine(run, reader),
    });
  }

  function openIncome({ from, to }: Wish<'agent_income'>, reader: Reader): ExportRows {
    return {
      headers: headers.agent_income.map((id) => translate(id, reader.language)),
      total: async () => null,
      part: async () => {
        const { currency, list } = await team.income(reader.memberId, { from, to });
        return { rows: incomeLines(list, currency, reader), next: null };
      },
    };
  }
}

function placeOf(after: string | null): Place | null {
  return after === null ? null : parsePlace(after);
}

function placed<Row>({ rows, next }: { rows: Row[]; next: Place | null }) {
  return { rows, next: next && formatPlace(next) };
}
