import type { GameCategory, ProfitGroup, ProfitSort, TeamProfitFigures, TeamProfitLine } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CatalogueGame, CatalogueVendor } from '../catalogue/index.ts';
import { accountFlags } from '../member/index.ts';
import { selectPlayByGame } from './reports.bets.repo.ts';
import * as repo from './reports.profit.repo.ts';
import { selectCut } from './reports.repo.ts';
import type { Scope } from './reports.scope.ts';

export type ProfitReportNeeds = {
  pool: Pool;
  vendors: () => Promise<readonly { id: number; code: string }[]>;
  playedGame: (vassalage: string, gameCode: string) => CatalogueGame | null;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
};

export type ProfitWanted = {
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

/** A line of an area, a vendor or a day; money is nobody's area's or vendor's. */
type Group = { key: string; name: string; area: GameCategory | null; profit: repo.Profit; hasMoney: boolean };

export type ProfitReport = ReturnType<typeof createProfitReport>;

/** A team's profit and loss: read from figures alone. */
export function createProfitReport({ pool, vendors, playedGame, findVendor }: ProfitReportNeeds) {
  return {
    async page(scope: Scope, { by, search, sort, order, after, limit }: ProfitWanted): Promise<ProfitPage> {
      if (by !== 'downline' && by !== 'member') return whole(await groupsBy(scope, by), sort, order);
      const place = after === null ? null : placeOf(after, sort);
      const wanted = { by, search, sort, order, after: place, limit: limit + 1 };
      const { lines, total, totals } = await repo.selectMembersProfit(pool, scope, wanted);
      const shown = lines.slice(0, limit);
      const last = lines.length > limit ? shown.at(-1)! : null;
      return {
        list: shown.map((line) => presentMember(line, by === 'member' || line.memberId === scope.memberId)),
        next: last && `${last.sorted}_${last.memberId}`,
        ...(place ? { total: null, totals: null } : { total, totals: presentProfit(totals, true) }),
      };
    },

    /** All lines for a file. Lines of single members come part by part, in the order of the tree: `after` is a line of it. */
    async part(
      scope: Scope,
      { by, search }: Pick<ProfitWanted, 'by' | 'search'>,
      after: string | null,
      limit: number,
    ): Promise<{ rows: TeamProfitLine[]; next: string | null }> {
      const sorted = { sort: 'name', order: 'asc', after: null, search } as const;
      if (by !== 'member') {
        const page = await this.page(scope, { by, ...sorted, limit: MOST_DOWNLINES });
        return { rows: page.list, next: null };
      }
      const first = after ?? scope.first;
      const next = await selectCut(pool, { first, last: scope.last }, limit);
      const page = await this.page({ ...scope, first, last: next ?? scope.last }, { by, ...sorted, limit });
      return { rows: page.list, next };
    },
  };

  async function groupsBy(scope: Scope, by: 'area' | 'vendor' | 'day'): Promise<Group[]> {
    if (by === 'day') {
      const days = await repo.selectProfitByDay(pool, scope);
      return days.map(({ day, ...profit }) => ({ key: day, name: day, area: null, profit, hasMoney: true }));
    }
    const codes = new Map((await vendors()).map(({ id, code }) => [id, code]));
    const groups = new Map<string, Group>();
    for (const { vendorId, gameCode, ...play } of await selectPlayByGame(pool, scope)) {
      const vassalage = codes.get(vendorId) ?? '';
      const area = by === 'area' ? (playedGame(vassalage, gameCode)?.category ?? null) : null;
      const key = by === 'area' ? (area ?? 'other') : vassalage;
      const known = groups.get(key);
      const name = by === 'area' ? '' : (known?.name ?? (await findVendor(vassalage))?.displayName ?? vassalage);
      const profit = plus(known?.profit ?? repo.NO_PROFIT, { ...repo.NO_PROFIT, ...play });
      groups.set(key, { key, name, area, profit, hasMoney: false });
    }
    return [...groups.values()];
  }
}

/** More direct downlines than these no file has. */
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
  const of = (profit: repo.Profit) => (sort === 'net' ? profit.win - profit.stake : profit[sort]);
  return of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0;
}

function plus(a: repo.Profit, b: repo.Profit): repo.Profit {
  return {
    rounds: a.rounds + b.rounds,
    stake: a.stake + b.stake,
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
    validBet: formatDecimal(profit.validBet),
    win: formatDecimal(profit.win),
    net: formatDecimal(profit.win - profit.stake),
    deposits: money(profit.deposits),
    withdrawals: money(profit.withdrawals),
    bonus: money(profit.bonus),
    commission: money(profit.commission),
  };
}

/** @throws ApiError VALIDATION for what no page named as its next */
function placeOf(after: string, sort: ProfitSort): { sorted: string; memberId: string } {
  const cut = after.lastIndexOf('_');
  const [sorted, memberId] = [after.slice(0, Math.max(0, cut)), after.slice(cut + 1)];
  const isPlace = /^[1-9]\d{0,17}$/.test(memberId) && (sort === 'name' || /^-?\d{1,19}$/.test(sorted));
  if (!isPlace) throw new ApiError('VALIDATION', { fields: { after: 'cursor' } });
  return { sorted, memberId };
}
