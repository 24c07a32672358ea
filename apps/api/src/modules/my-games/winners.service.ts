import type { GameCategory, Language, Winner } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { dayAt, plusDays, startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Catalogue, CatalogueGame } from '../catalogue/index.ts';
import { maskName } from '../member/index.ts';
import type { Win, WinsQuery } from '../vendors/index.ts';
import { type TopWin, TopWins } from './domain/top-wins.ts';

/** The days of the board: today (UTC) and those before it. */
const DAYS = 7;
/** While those days have fewer wins than the site shows, the board goes back so many days. */
const QUIET_DAYS = 90;
const FULL = 20;
/** The most a call may ask for. */
const MOST_SHOWN = 100;
/** How long a server's copy of the board is used. */
const FRESH_FOR_MS = 5000;
/** Read again each time: a movement's time is taken before its commit, and servers' clocks differ a little. */
const OVERLAP = Temporal.Duration.from({ seconds: 60 });

export type WinnersNeeds = {
  pool: Pool;
  clock: Clock;
  log: Log;
  currency: () => Promise<string>;
  listWins: (db: ReadHandle, query: WinsQuery) => Promise<Win[]>;
  winsById: (db: ReadHandle, ids: readonly bigint[]) => Promise<Win[]>;
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<Map<string, string>>;
  catalogue: Pick<Catalogue, 'playedGame' | 'mixedGames' | 'presentGame'>;
};

type Shown = { player: string; game: CatalogueGame; win: TopWin };
type Board = ReadonlyMap<string, readonly Shown[]>;

export type Winners = {
  /** The highest wins of an area, or of all, highest first. */
  list: (category: 'ALL' | GameCategory, limit: number, language: Language) => Promise<Winner[]>;
  /**
   * Reads the wins of all days, which may take a while where there are many, so that the first visitor need not wait.
   */
  start: () => void;
};

/**
 * The winner board. Each server has a copy of it: the wins of all days are read once, and from then on only rounds that
 * changed since the last read, at most once in some seconds, and only while somebody looks.
 */
export function createWinners(needs: WinnersNeeds): Winners {
  const { pool, clock, log, catalogue } = needs;
  const wins = new TopWins(MOST_SHOWN);
  let board: Board = new Map();
  let readUntil: Temporal.Instant | undefined;
  let goesFarBack = false;
  let reading: Promise<void> | undefined;

  async function read(now: Temporal.Instant): Promise<void> {
    const [week, quietDays] = [firstDay(now, DAYS), firstDay(now, QUIET_DAYS)];
    const from = goesFarBack ? quietDays : week;
    await addSince(readUntil ? later(readUntil.subtract(OVERLAP), from) : from);
    const isQuiet = wins.countFrom(week) < FULL;
    if (isQuiet && !goesFarBack) await addSince(quietDays);
    wins.dropBefore(isQuiet ? quietDays : week);
    goesFarBack = isQuiet;
    await dropTakenBack();
    board = await described(wins.best(areasOf));
    readUntil = now;
  }

  async function addSince(since: Temporal.Instant): Promise<void> {
    const kinds = catalogue.mixedGames().map(({ gameType: kind, ...game }) => ({ ...game, kind }));
    const found = await needs.listWins(pool, { since, currency: await needs.currency(), atMost: MOST_SHOWN, kinds });
    wins.add(found.flatMap(standing));
  }

  // A win of an earlier day may have been taken back since; the shown ones are checked again.
  async function dropTakenBack(): Promise<void> {
    const ids = [...wins.best(areasOf).values()].flat().map(({ roundId }) => roundId);
    const still = new Set((await needs.winsById(pool, ids)).map(({ roundId }) => roundId));
    wins.forget(ids.filter((id) => !still.has(id)));
  }

  function standing(win: Win): TopWin[] {
    const game = catalogue.playedGame(win.vassalage, win.gameCode);
    return game ? [{ ...win, gameType: game.gameType }] : [];
  }

  function areasOf(win: TopWin): string[] {
    const game = gameOf(win);
    return game ? ['ALL', game.category] : [];
  }

  function gameOf({ vassalage, gameCode }: TopWin): CatalogueGame | null {
    const game = catalogue.playedGame(vassalage, gameCode);
    return game?.enabled ? game : null;
  }

  async function described(best: ReadonlyMap<string, readonly TopWin[]>): Promise<Board> {
    const memberIds = new Set([...best.values()].flat().map(({ memberId }) => memberId));
    const names = await needs.usernames(pool, [...memberIds]);
    const describe = (win: TopWin): Shown[] => {
      const game = gameOf(win);
      const name = names.get(win.memberId);
      return game && name !== undefined ? [{ player: maskName(name), game, win }] : [];
    };
    return new Map(Array.from(best, ([area, list]) => [area, list.flatMap(describe)]));
  }

  function refresh(): Promise<void> {
    reading ??= read(clock.now())
      .catch((error: Error) => log.warn({ err: error }, 'the winners could not be read; the last ones serve'))
      .finally(() => (reading = undefined));
    return reading;
  }

  function isFresh(): boolean {
    if (!readUntil) return false;
    return clock.now().epochMilliseconds - readUntil.epochMilliseconds < FRESH_FOR_MS;
  }

  return {
    async list(category, limit, language) {
      if (!isFresh()) await refresh();
      return (board.get(category) ?? []).slice(0, limit).map(({ player, game, win }) => ({
        player,
        game: catalogue.presentGame(game, language),
        vo: { winAmount: formatDecimal(win.amount), currency: win.currency },
        at: win.at.toString(),
      }));
    },
    start: () => void refresh(),
  };
}

/** The start of the first of so many days, of which the last is today. */
function firstDay(now: Temporal.Instant, days: number): Temporal.Instant {
  return startOfDay(plusDays(dayAt(now, 'UTC'), 1 - days), 'UTC');
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) > 0 ? a : b;
}
