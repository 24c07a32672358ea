import type { Language, LotteryArea, LotteryDraw, LotteryGame } from '@champa/contract';
import { type FamilyId, launchMode, modes, type PrizeMode } from '@champa/lottery';
import { dayAt, spanOfDays } from '../../platform/brand-calendar.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import type { ChainService } from './chains.service.ts';
import { type Game, isOfTwo, nameOf, stationOf } from './domain/game.ts';
import { lunarYearAt, stationsOf, zoneOf } from './domain/plan.ts';
import { offeredPlaysOf } from './domain/slip.ts';
import * as repo from './draws.repo.ts';
import { selectNow } from './games.repo.ts';
import type { GameService } from './games.service.ts';
import { presentDraw, presentGame, presentTerms } from './lottery.present.ts';
import { createPopularService } from './popular.service.ts';

export type ViewNeeds = {
  pool: Pool;
  games: GameService;
  chains: ChainService;
  brand: () => Promise<{ currency: string; timeZone: string }>;
  /** The vendors whose cards the lobby's lottery category has. */
  cards: () => Promise<readonly string[]>;
};

export type ViewService = ReturnType<typeof createViewService>;

/** The public views of games and draws. */
export function createViewService({ pool, games, chains, brand, cards }: ViewNeeds) {
  const counts = createPopularService({ pool });

  async function present(shown: readonly Game[], language: Language): Promise<LotteryGame[]> {
    const ends = await repo.selectEnds(
      pool,
      shown.map(({ code }) => code),
    );
    return shown.map((game) => presentGame(game, ends, language));
  }

  const serverTime = async () => ({ serverTime: (await selectNow(pool)).toString() });

  /** The prize mode of a page's games (specification, section 7). */
  const modeOf = async (vassalage: LotteryArea): Promise<PrizeMode> =>
    vassalage === 'TCG_SEA' ? 'SEA' : launchMode(await cards());

  return {
    async games(vassalage: LotteryArea | undefined, language: Language) {
      const shown = (await games.all()).filter((game) => vassalage === undefined || game.vassalage === vassalage);
      return { games: await present(shown, language), ...(await serverTime()) };
    },

    async game(code: string, language: Language) {
      const game = await games.byCode(code);
      const [[shown], open, { currency }, time] = await Promise.all([
        present([game], language),
        repo.selectOpenDraws(pool, code, game.terms.maxDraws),
        brand(),
        serverTime(),
      ]);
      return { game: shown!, terms: presentTerms(game), draws: open.map(presentDraw), currency, ...time };
    },

    async draw(id: string) {
      const draw = await repo.selectDraw(pool, id);
      if (!draw) throw new ApiError('NOT_FOUND');
      const game = await games.byCode(draw.gameCode);
      return { draw: presentDraw(draw), proof: await proofOf(draw, game), ...(await serverTime()) };
    },

    async chains(gameCode: string) {
      const found = await chains.list((await games.byCode(gameCode)).code);
      return {
        chains: found.map(({ id, hash, length, used, salt, publishedAt, saltedAt }) => ({
          id: String(id),
          commitment: hash,
          length,
          used,
          salt,
          publishedAt: publishedAt.toString(),
          saltedAt: saltedAt?.toString() ?? null,
        })),
      };
    },

    /** The games with the latest results. */
    async recent(limit: number, language: Language) {
      const shown = await present(await games.all(), language);
      const opened = shown.filter(({ latest }) => latest !== null);
      const list = opened.toSorted((a, b) => (a.latest!.drawsAt < b.latest!.drawsAt ? 1 : -1)).slice(0, limit);
      return { list, ...(await serverTime()) };
    },

    async vnMenu(wanted: PrizeMode | undefined, language: Language) {
      const prizeMode = wanted ?? (await modeOf('TCG_LOTTO_VN'));
      const own = (await games.all()).filter(
        ({ vassalage, family, terms }) =>
          vassalage === 'TCG_LOTTO_VN' && (terms.own === null || modes[prizeMode].families.includes(family)),
      );
      const shown = await present(own, language);
      const groups = menuGroups.map(({ id, has }) => ({
        id,
        games: own.flatMap((game, index) =>
          has(game.family) ? [{ ...shown[index]!, plays: offeredPlaysOf(game).map((play) => play.id) }] : [],
        ),
      }));
      return { prizeMode, groups, ...(await serverTime()) };
    },

    async opened(gameCode: string, { before, pageSize }: PageWish) {
      await games.byCode(gameCode);
      const read = (limit: number) => repo.selectOpened(pool, gameCode, { before, limit });
      return presentPage(await readPage(pageSize, read, byId), presentDraw);
    },

    async popular(gameCode: string | undefined, limit: number, language: Language) {
      const shown = gameCode === undefined ? await games.all() : [await games.byCode(gameCode)];
      const counted = await counts.of(shown.map(({ code }) => code));
      const byCode = new Map(shown.map((game) => [game.code, game]));
      return {
        list: counted.map(({ gameCode: code, draws, numbers }) => ({
          gameCode: code,
          name: nameOf(byCode.get(code)!, language),
          draws,
          numbers: numbers.slice(0, limit),
        })),
      };
    },

    async vietnam(day: string | undefined, language: Language) {
      // A draw of two stations only repeats their numbers.
      const own = (await games.all()).filter((game) => game.family.startsWith('vn_') && !isOfTwo(game));
      const codes = own.map(({ code }) => code);
      const wanted = day ?? (await latestDay(own));
      if (wanted === null) return { day: null, regions: [] };
      const zone = own[0] ? zoneOf(own[0], (await brand()).timeZone) : 'UTC';
      const date = Temporal.PlainDate.from(wanted);
      const { from, to } = spanOfDays({ from: wanted, to: wanted }, zone);
      const draws = await repo.selectOpenedBetween(pool, codes, from, to);
      const byCode = new Map(own.map((game) => [game.code, game]));
      // The region's game shares the draw of the day's first station, which may be a game of its own.
      const apart = new Set(draws.flatMap(({ gameCode: code }) => stationOf(byCode.get(code)!) ?? []));
      const isTwice = (game: Game) => stationOf(game) === null && apart.has(stationsOf(game, date)[0]!);
      const regions = regionsOf.map(({ region, family }) => ({
        region,
        draws: draws.flatMap((draw): { name: string; draw: LotteryDraw }[] => {
          const game = byCode.get(draw.gameCode)!;
          return game.family === family && !isTwice(game)
            ? [{ name: nameOf(game, language), draw: presentDraw(draw) }]
            : [];
        }),
      }));
      return { day: wanted, regions };
    },

    /** The address at which a game opens. */
    async launch({ lottoArea, prizeMode, gameCode, view, backUrl }: LaunchWish) {
      const game = gameCode === undefined ? null : await games.byCode(gameCode);
      const vassalage = game?.vassalage ?? areas[lottoArea];
      const page = pages[vassalage];
      const query = new URLSearchParams({
        ...(game && view === 'BETTING' ? { gameCode: game.code } : {}),
        ...(backUrl === undefined ? {} : { backUrl }),
      }).toString();
      return {
        url: query === '' ? page : `${page}?${query}`,
        page,
        gameCode: game?.code ?? null,
        prizeMode: game?.terms.mode ?? prizeMode ?? (await modeOf(vassalage)),
        view,
        backUrl: backUrl ?? null,
      };
    },
  };

  async function latestDay(own: readonly Game[]): Promise<string | null> {
    const ends = await repo.selectEnds(
      pool,
      own.map(({ code }) => code),
    );
    const settled = ends
      .filter(({ phase }) => phase === 'settled')
      .toSorted((a, b) => Temporal.Instant.compare(b.drawsAt, a.drawsAt));
    if (!settled[0]) return null;
    const game = own.find(({ code }) => code === settled[0]!.gameCode)!;
    return dayAt(settled[0].drawsAt, zoneOf(game, (await brand()).timeZone)).toString();
  }

  async function proofOf(draw: repo.Draw, game: Game) {
    const { chainId, chainIndex: index, seed, phase, number } = draw;
    if (phase !== 'settled' || chainId === null || index === null || seed === null) return null;
    const chain = (await chains.find(chainId))!;
    return {
      family: game.family,
      seed,
      before: chains.before(seed),
      salt: chain.salt!,
      number: Number(number),
      lunarYear: lunarYearAt(game, draw.drawsAt, (await brand()).timeZone),
      chainId: String(chainId),
      index,
      commitment: chain.hash,
      publishedAt: chain.publishedAt.toString(),
    };
  }
}

export type LaunchWish = {
  lottoArea: keyof typeof areas;
  prizeMode?: PrizeMode | undefined;
  gameCode?: string | undefined;
  view: 'BETTING' | 'LOBBY';
  backUrl?: string | undefined;
};

const areas = { VN: 'TCG_LOTTO_VN', SEA: 'TCG_SEA', LOTT: 'LOTT', ELOTT: 'ELOTT' } as const;
const pages = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery', LOTT: '/lottery', ELOTT: '/lottery' } as const;

const menuGroups: readonly { id: 'north' | 'central' | 'south' | 'quick'; has: (family: FamilyId) => boolean }[] = [
  { id: 'north', has: (family) => family === 'vn_north' || family === 'hanoi' },
  { id: 'central', has: (family) => family === 'vn_central' },
  { id: 'south', has: (family) => family === 'vn_south' },
  { id: 'quick', has: (family) => !family.startsWith('vn_') && family !== 'hanoi' },
];

const regionsOf = [
  { region: 'north', family: 'vn_north' },
  { region: 'central', family: 'vn_central' },
  { region: 'south', family: 'vn_south' },
] as const;
