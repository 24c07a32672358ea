import {
  type AdminLotteryChain,
  type AdminLotteryChange,
  type AdminLotteryDraw,
  type AdminLotteryDrawRow,
  adminLotteryDraws,
  adminLotteryDrawsExport,
  type AdminLotteryExposure,
  type AdminLotteryGame,
  type AdminLotteryGameRow,
  type adminLotteryGames,
} from '@champa/contract';
import type * as z from 'zod/mini';
import { spanOfDays } from '../../platform/brand-calendar.ts';
import type { Pool } from '../../platform/database.ts';
import { exportList } from '../../platform/export-list.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, presentPage, readPage, timeCursor } from '../../platform/paging.ts';
import type { Chain } from './chains.repo.ts';
import type { ChainService } from './chains.service.ts';
import * as repo from './draws.staff.repo.ts';
import { selectHolidays } from './games.repo.ts';
import type { GameService } from './games.service.ts';
import * as present from './lottery.staff.present.ts';
import { selectExposure } from './slips.repo.ts';

type Needs = {
  pool: Pool;
  games: GameService;
  chains: ChainService;
  brand: () => Promise<{ currency: string; timeZone: string }>;
};

type DrawsQuery = z.output<typeof adminLotteryDraws.query>;
type Wish = { after?: string | undefined; pageSize: number };

/** The numbers of a draw that staff sees: the most expensive ones. */
const MOST_NUMBERS = 100;

export type StaffLottery = ReturnType<typeof createStaffLottery>;

/** The lottery as staff sees it. */
export function createStaffLottery({ pool, games, chains, brand }: Needs) {
  async function wholeDraw(id: string): Promise<repo.WholeDraw> {
    const draw = isId(id) ? await repo.selectWholeDraw(pool, BigInt(id)) : null;
    if (!draw) throw new ApiError('NOT_FOUND', { draw: id });
    return draw;
  }

  async function changes(of: { game: string } | { draw: string }, { after, pageSize }: Wish) {
    const read = (limit: number) => repo.selectChanges(pool, of, { after: after ?? null, limit });
    return presentPage(await readPage(pageSize, read, byId), present.change);
  }

  return {
    async games(
      query: z.output<typeof adminLotteryGames.query>,
    ): Promise<{ list: AdminLotteryGameRow[]; total: number }> {
      const { pageNo, pageSize, vassalage, source } = query;
      const [all, facts] = await Promise.all([games.all(), repo.selectGameFacts(pool)]);
      const wanted = all.filter(
        (game) => (!vassalage || game.vassalage === vassalage) && (!source || game.source === source),
      );
      const shown = wanted.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { list: shown.map((game) => present.gameRow(game, facts.get(game.code)!)), total: wanted.length };
    },

    /** @throws ApiError NOT_FOUND */
    async game(code: string): Promise<AdminLotteryGame> {
      const game = await games.byCode(code);
      const [facts, hot, holidays, { currency, timeZone }] = await Promise.all([
        repo.selectGameFacts(pool),
        repo.selectHotNumbers(pool, code),
        selectHolidays(pool, code),
        brand(),
      ]);
      return present.game(game, facts.get(code)!, { hot, holidays, currency, timeZone });
    },

    /** @throws ApiError VALIDATION for a place that no page gave */
    async draws({ queue, game, day, after, pageSize }: DrawsQuery): Promise<Page<AdminLotteryDrawRow>> {
      const span = day === undefined ? null : spanOfDays({ from: day, to: day }, (await brand()).timeZone);
      const wanted = { queue: queue ?? 'closed', game: game ?? null, span, after: timeCursor.require(after) } as const;
      const read = (limit: number) => repo.selectDraws(pool, { ...wanted, limit });
      const place = ({ closesAt, id }: repo.StaffDraw) => timeCursor.write({ at: closesAt, number: id });
      return presentPage(await readPage(pageSize, read, place), present.drawRow);
    },

    /** @throws ApiError NOT_FOUND */
    async draw(id: string, employee: string): Promise<AdminLotteryDraw> {
      const draw = await wholeDraw(id);
      const [game, { currency }, money, entries, chain] = await Promise.all([
        games.byCode(draw.gameCode),
        brand(),
        repo.selectDrawMoney(pool, draw.id),
        repo.selectEntries(pool, draw.id, draw.revision + 1),
        draw.chainId === null ? null : chains.find(draw.chainId),
      ]);
      const before = draw.seed === null ? null : chains.before(draw.seed);
      return present.draw(draw, { game, currency, money, entries, chain, before, employee });
    },

    /** @throws ApiError NOT_FOUND */
    async exposure(id: string, play: string | undefined): Promise<AdminLotteryExposure> {
      const draw = await wholeDraw(id);
      const [game, { currency }, found] = await Promise.all([
        games.byCode(draw.gameCode),
        brand(),
        selectExposure(pool, draw.id, MOST_NUMBERS + 1, play ?? null),
      ]);
      return present.exposure(found.slice(0, MOST_NUMBERS + 1), { game, currency, stake: draw.stake });
    },

    /** @throws ApiError NOT_FOUND */
    async gameChanges(code: string, wish: Wish): Promise<Page<AdminLotteryChange>> {
      return changes({ game: (await games.byCode(code)).code }, wish);
    },

    /** @throws ApiError NOT_FOUND */
    async drawChanges(id: string, wish: Wish): Promise<Page<AdminLotteryChange>> {
      return changes({ draw: String((await wholeDraw(id)).id) }, wish);
    },

    /** @throws ApiError NOT_FOUND */
    async chains(code: string): Promise<AdminLotteryChain[]> {
      return (await chains.list((await games.byCode(code)).code)).map(present.chain);
    },

    async chain(id: string | bigint): Promise<AdminLotteryChain> {
      return present.chain((await chains.find(BigInt(id))) as Chain);
    },
  };
}

/** Draws as a file. */
export const drawsExport = (read: StaffLottery['draws']) =>
  exportList({
    name: 'lotteryDraws',
    begin: adminLotteryDrawsExport,
    columns: {
      id: 'text',
      gameCode: 'text',
      number: 'text',
      state: 'text',
      closesAt: 'time',
      drawsAt: 'time',
      stake: 'text',
      paid: 'text',
      revision: 'text',
    },
    read,
  });
