import { type Language, PROFIT_DAYS } from '@champa/contract';
import { type MessageId, translate } from '@champa/i18n/server';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import type { ExportWish, RecordName, WishOf } from './domain/export.ts';
import {
  firstColumns,
  headers,
  memberMovementLine,
  memberProfitLines,
  memberRoundLine,
  ownMovementLine,
  teamMovementLine,
  teamProfitLine,
  teamRoundLine,
} from './exports.lines.ts';
import type { AgentMovementsService } from './movements.agent.ts';
import type { MovementsService } from './movements.service.ts';
import { type RecordList, readPage, readPlace, writePlace } from './paging.ts';
import type { ProfitService } from './profit.service.ts';
import type { TeamProfitService } from './profit.team.service.ts';
import type { RoundsService } from './rounds.service.ts';
import { requireDays, type Scopes, type TeamAsked } from './scopes.service.ts';
import type { Teams } from './teams.ts';

/** A record that can be written to a file. */
export type ExportSource<Wish> = {
  /** @throws ApiError if the member may not read it, or not so many days of it */
  require: (principal: MemberPrincipal, wish: Wish) => Promise<void>;
  open: (wish: Wish, reader: Reader) => Promise<ExportRows>;
};

/** Whose file it is, and the language and time zone it is written in. */
export type Reader = { memberId: string; language: Language; timeZone: string };

/** The rows of a file, read part by part. */
export type ExportRows = {
  headers: readonly string[];
  /** How many rows there will be; null if that is not known. */
  total: () => Promise<number | null>;
  /** `after`: the `next` of the part before. */
  part: (after: string | null, limit: number) => Promise<{ rows: string[][]; next: string | null }>;
};

export type ExportSources = { [Name in RecordName]: ExportSource<WishOf<Name>> };

/** Files of what agents have beside the records of their teams; the module `agents` writes their rows. */
export type AgentExports = Pick<ExportSources, 'agent_runs' | 'agent_income'>;

export type ExportSourcesNeeds = {
  scopes: Scopes;
  teams: Pick<Teams, 'requireAgent'>;
  rounds: RoundsService;
  movements: MovementsService;
  agentMovements: AgentMovementsService;
  profit: ProfitService;
  teamProfit: TeamProfitService;
  agentExports: AgentExports;
};

/** The source of a file's record. */
export function sourceOf(sources: ExportSources, { record }: ExportWish): ExportSource<ExportWish> {
  // Each source is asked with the wish that has its own name only.
  return sources[record] as ExportSource<ExportWish>;
}

/** The records of a member and of a team, for files. */
export function createExportSources(needs: ExportSourcesNeeds): ExportSources {
  const { scopes, teams, rounds, movements, agentMovements, profit, teamProfit } = needs;
  const ownRecord = { require: async () => undefined };
  const teamRecord = {
    require: async (principal: MemberPrincipal, asked: TeamAsked) => {
      await scopes.requireTeam(await teams.requireAgent(principal), asked);
    },
  };

  return {
    bets: {
      ...ownRecord,
      open: async (wish, reader) => {
        const list = await rounds.list(await scopes.own(reader.memberId, wish), wish);
        return rowsOf(
          named(headers.bets, reader),
          async () => list,
          async (page) => (await rounds.present(page, reader.language)).map((round) => memberRoundLine(round, reader)),
        );
      },
    },

    account: {
      ...ownRecord,
      open: async (wish, reader) => {
        const list = await movements.list(await scopes.own(reader.memberId, wish), wish);
        return rowsOf(
          named(headers.account, reader),
          async () => list,
          async (page) =>
            (await movements.present(page, reader.language)).map((each) => memberMovementLine(each, reader)),
        );
      },
    },

    profit: {
      require: async (_principal, wish) => requireDays(wish, PROFIT_DAYS),
      open: async (wish, reader) => {
        const rows = memberProfitLines(await profit.report(await scopes.own(reader.memberId, wish)), reader);
        return wholeRows(named(headers.profit, reader), rows);
      },
    },

    team_bets: {
      ...teamRecord,
      open: async (wish, reader) =>
        rowsOf(
          named(headers.team_bets, reader),
          async () => {
            const scope = await scopes.findTeam(reader.memberId, wish);
            return scope && rounds.list(scope, wish);
          },
          async (page) =>
            (await rounds.presentOfTeam(page, reader.language)).map((round) => teamRoundLine(round, reader)),
        ),
    },

    team_movements: {
      ...teamRecord,
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
      ...teamRecord,
      open: async ({ by = 'downline', search = null, ...asked }, reader) => ({
        headers: named([firstColumns[by], ...headers.team_profit], reader),
        total: async () => null,
        part: async (after, limit) => {
          const scope = await scopes.findTeam(reader.memberId, asked);
          if (!scope) return NOTHING;
          const { rows, next } = await teamProfit.part(scope, { by, search }, after, limit);
          return { rows: rows.map((row) => teamProfitLine(row, reader)), next };
        },
      }),
    },

    agent_movements: {
      require: async (principal, { from, to }) => teamRecord.require(principal, { from, to, reach: 'own' }),
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

    ...needs.agentExports,
  };
}

const NOTHING = { rows: [], next: null };

function named(ids: readonly MessageId[], { language }: Reader): string[] {
  return ids.map((id) => translate(id, language));
}

function wholeRows(headers: readonly string[], rows: string[][]): ExportRows {
  return { headers, total: async () => rows.length, part: async () => ({ rows, next: null }) };
}

/**
 * The rows of a list. `open` is called for every part: a list of a team has the members of now, and none (null) if the member it is
 * about has left the team.
 */
function rowsOf<Row, Totals extends { total: number | null }>(
  headers: readonly string[],
  open: () => Promise<RecordList<Row, Totals> | null>,
  linesOf: (page: readonly Row[]) => Promise<string[][]>,
): ExportRows {
  return {
    headers,
    total: async () => {
      const list = await open();
      return list ? (await list.totals()).total : 0;
    },
    part: async (after, limit) => {
      const list = await open();
      if (!list) return NOTHING;
      const { rows, next } = await readPage(list, after === null ? null : storedPlace(after), limit);
      return { rows: await linesOf(rows), next: next && writePlace(next) };
    },
  };
}

/** Fails for a place that is not readable: from the beginning on, rows would be in the file twice. */
function storedPlace(text: string) {
  const place = readPlace(text);
  if (!place) throw new Error(`a file cannot go on at "${text}"`);
  return place;
}
