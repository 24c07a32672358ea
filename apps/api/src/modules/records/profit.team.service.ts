import type { GameCategory, ProfitGroup, ProfitSort, TeamProfitFigures, TeamProfitLine } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import type { CatalogueVendor } from '../catalogue/index.ts';
import { accountFlags } from '../member/index.ts';
import { netOf } from './domain/play.ts';
import type { TeamScope } from './domain/scope.ts';
import type { GamesPlayed } from './games-played.ts';
import { sortedCursor } from './paging.ts';
import * as repo from './profit.team.repo.ts';
import { selectPlayByGame } from './rounds.team.repo.ts';

export type TeamProfitNeeds = {
  pool: Pool;
  gamesPlayed: Pick<GamesPlayed, 'named'>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
};

export type ProfitAsked = {
  by: ProfitGroup;
  search: string | null;
  sort: ProfitSort;
  order: 'asc' | 'desc';
  after: string | null;
  limit: number;
};

type ProfitPage = {
  list: TeamProfitLine[];
  next: string | null;
  total: number | null;
  totals: TeamProfitFigures | null;
};

/** The row of an area, a vendor or a day; areas and vendors have no money beside play. */
type Group = { key: string; name: string; area: GameCategory | null; profit: repo.Profit; hasMoney: boolean };

export type TeamProfitService = ReturnType<typeof createTeamProfit>;

/** A team's profit and loss, read from figures alone. */
export function createTeamProfit({ pool, gamesPlayed, findVendor }: TeamProfitNeeds) {
  return {
    async page(scope: TeamScope, { by, search, sort, order, after, limit }: ProfitAsked): Promise<ProfitPage> {
      if (by !== 'downline' && by !== 'member') return whole(await groupsBy(scope, by), sort, order);
      const cursor = sortedCursor(isValueOf(sort));
      const place = cursor.require(after);
      const wanted = { by, search, sort, order, after: place, limit: limit + 1 };
      const { lines, total, totals } = await repo.selectMembersProfit(pool, scope, wanted);
      const shown = lines.slice(0, limit);
      const last = lines.length > limit ? shown.at(-1)! : null;
      return {
        list: shown.map((line) => presentMember(line, by === 'member' || line.memberId === scope.memberId)),
        next: last && cursor.write({ value: last.sorted, id: last.memberId }),
        ...(place ? { total: null, totals: null } : { total, totals: presentProfit(totals, true) }),
      };
    },

    /** Rows for a file. Those of single members come part by part, in the order of the tree: `after` is an agent line. */
    async part(
      scope: TeamScope,
      { by, search }: Pick<ProfitAsked, 'by' | 'search'>,
      after: string | null,
      limit: number,
    ): Promise<{ rows: TeamProfitLine[]; next: string | null }> {
      const sorted = { sort: 'name', order: 'asc', after: null, search } as const;
      if (by !== 'member') {
        const page = await this.page(scope, { by, ...sorted, limit: MOST_DOWNLINES });
        return { rows: page.list, next: null };
      }
      const first = after ?? scope.first;
      const next = await repo.selectCut(pool, { first, last: scope.last }, limit);
      const page = await this.page({ ...scope, first, last: next ?? scope.last }, { by, ...sorted, limit });
      return { rows: page.list, next };
    },
  };

  async function groupsBy(scope: TeamScope, by: 'area' | 'vendor' | 'day'): Promise<Group[]> {
    if (by === 'day') {
      const days = await repo.selectProfitByDay(pool, scope);
      return days.map(({ day, ...profit }) => ({ key: day, name: day, area: null, profit, hasMoney: true }));
    }
    const groups = new Map<string, Group>();
    for (const { vendorId, gameCode, ...play } of await selectPlayByGame(pool, scope)) {
      const { vassalage, game } = await gamesPlayed.named({ vendorId, gameCode });
      const area = by === 'area' ? (game?.category ?? null) : null;
      const key = by === 'area' ? (area ?? 'other') : vassalage;
      const known = groups.get(key);
      const name = by === 'area' ? '' : (known?.name ?? (await findVendor(vassalage))?.displayName ?? vassalage);
      const profit = plus(known?.profit ?? repo.NO_PROFIT, { ...repo.NO_PROFIT, ...play });
      groups.set(key, { key, name, area, profit, hasMoney: false });
    }
    return [...groups.values()];
  }
}

/** The most direct downlines that a file has. */
const MOST_DOWNLINES = 100_000;

function whole(groups: readonly Group[], sort: ProfitSort, order: 'asc' | 'desc'): ProfitPage {
  const up = order === 'asc' ? 1 : -1;
  const compare = (a: Group, b: Group) => (sort === 'name' ? byName(a, b) : byFigure(a.profit, b.profit, sort));
  const sorted = groups.toSorted((a, b) => up * compare(a, b) || byName(a, b));
  return {
    list: sorted.map(({ key, name, area, profit, hasMoney }) => ({
      key,
      name,
      area,
      member: null,
      ...presentProfit(profit, hasMoney),
    })),
    next: null,
    total: groups.length,
    totals: presentProfit(
      groups.reduce((sum, { profit }) => plus(sum, profit), repo.NO_PROFIT),
      groups.every(({ hasMoney }) => hasMoney),
    ),
  };
}

function byName(a: Group, b: Group): number {
  const [one, other] = [a.name || a.key, b.name || b.key];
  return one < other ? -1 : one > other ? 1 : 0;
}

function byFigure(a: repo.Profit, b: repo.Profit, sort: Exclude<ProfitSort, 'name'>): number {
  const of = (profit: repo.Profit) => (sort === 'net' ? netOf(profit) : profit[sort]);
  return of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0;
}

function plus(a: repo.Profit, b: repo.Profit): repo.Profit {
  return {
    rounds: a.rounds + b.rounds,
    stake: a.stake + b.stake,
    openStake: a.openStake + b.openStake,
    validBet: a.validBet + b.validBet,
    win: a.win + b.win,
    deposits: a.deposits + b.deposits,
    withdrawals: a.withdrawals + b.withdrawals,
    bonus: a.bonus + b.bonus,
    commission: a.commission + b.commission,
  };
}

function presentMember(line: repo.MemberProfit, isAlone: boolean): TeamProfitLine {
  const { memberId: id, username, type, downlines } = line;
  return {
    key: isAlone ? `${id}:own` : id,
    name: username,
    member: { id, username, isAgent: accountFlags(type).isAgent, downlines, isAlone },
    area: null,
    ...presentProfit(line, true),
  };
}

function presentProfit(profit: repo.Profit, hasMoney: boolean): TeamProfitFigures {
  const money = (amount: bigint) => (hasMoney ? formatDecimal(amount) : null);
  return {
    rounds: Number(profit.rounds),
    stake: formatDecimal(profit.stake),
    openStake: formatDecimal(profit.openStake),
    validBet: formatDecimal(profit.validBet),
    win: formatDecimal(profit.win),
    net: formatDecimal(netOf(profit)),
    deposits: money(profit.deposits),
    withdrawals: money(profit.withdrawals),
    bonus: money(profit.bonus),
    commission: money(profit.commission),
  };
}

/** What a value looks like that rows are sorted by. */
function isValueOf(sort: ProfitSort): (value: string) => boolean {
  return (value) => sort === 'name' || /^-?\d{1,19}$/.test(value);
}
