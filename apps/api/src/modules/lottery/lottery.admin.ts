import { randomInt } from 'node:crypto';
import { hasSymbol, isOfNumbers, numberOf, plainPlay, playsOf, randomChoice } from '@champa/lottery';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Game, HotNumber, NewGame } from './domain/game.ts';
import { zoneOf } from './domain/plan.ts';
import * as draws from './draws.repo.ts';
import type { DrawService } from './draws.service.ts';
import * as repo from './games.repo.ts';
import type { GameService } from './games.service.ts';
import type { Typed } from './results.service.ts';

type Needs = { pool: Pool; games: GameService; draws: DrawService };
type By = { actor: string; reason: string };
type Mark = { play: string; number: string; pays: Pays };

const OPEN_DRAWS = 100;
const AT_ONCE = 20;
const MOST_DUE = 1000;

/** The payout of a hot number, in thousandths. */
const paying = { nothing: 0, half: 500, full: 1000 } as const;
export type Pays = keyof typeof paying;
export const hotPays = Object.keys(paying) as Pays[];

/** The phase of a draw whose result staff may type, and of one that staff may correct. */
const typedIn = { type: 'drawing', correct: 'settled' } as const;

export type LotteryAdmin = ReturnType<typeof createLotteryAdmin>;

/** What staff does with games and draws. */
export function createLotteryAdmin({ pool, games, draws: service }: Needs) {
  /** @throws Error where there is no such game */
  async function gameOf(code: string): Promise<Game> {
    const game = (await games.all()).find((each) => each.code === code);
    if (!game) throw unknownGame(code);
    return game;
  }

  /** @throws Error where there is no such draw */
  async function drawOf(id: string): Promise<draws.Draw> {
    const draw = /^[1-9]\d{0,17}$/.test(id) ? await draws.selectDraw(pool, id) : null;
    if (!draw) throw new Error(`There is no draw ${id}.`);
    return draw;
  }

  return {
    gameOf,
    drawOf,

    /**
     * Adds a game of a family the engine knows, with its next draws; it takes bets at once.
     *
     * @throws Error where its code is taken
     */
    async add(game: NewGame, { actor, reason }: By): Promise<void> {
      await inTransaction(pool, async (tx) => {
        if (!(await repo.insertGame(tx, game))) throw new Error(`There is already a game ${game.code}.`);
        await repo.insertChange(tx, { gameCode: game.code, drawId: null, what: 'add', details: { reason }, actor });
      });
      games.forget();
      await service.plan(await gameOf(game.code));
    },

    /** Opens or closes a game for bets; its draws go on. */
    switch: (code: string, isOpen: boolean, { actor, reason }: By): Promise<void> =>
      inTransaction(pool, async (tx) => {
        if (!(await repo.updateEnabled(tx, code, isOpen, isOpen ? '' : reason))) throw unknownGame(code);
        const what = isOpen ? 'resume' : 'pause';
        await repo.insertChange(tx, { gameCode: code, drawId: null, what, details: { reason }, actor });
      }),

    /** Lets a number pay half, closes it, or makes it pay in full again. */
    async mark(code: string, { play, number, pays }: Mark, { actor, reason }: By): Promise<void> {
      const perMille = paying[pays];
      checkMark(await gameOf(code), { play, number, perMille });
      const mark = { play, number: numberOf({ id: play }, number), perMille };
      await inTransaction(pool, async (tx) => {
        if (!(await repo.updateHotNumber(tx, code, mark, { reason, actor }))) throw unknownGame(code);
        const details = { play, number, pays, reason };
        await repo.insertChange(tx, { gameCode: code, drawId: null, what: 'hot', details, actor });
      });
    },

    /**
     * Removes a day from the plan, or moves its draw to another. @returns draws of that day that were planned before:
     * members may have bet on them
     */
    async holiday(
      code: string,
      { day, to }: { day: Temporal.PlainDate; to: Temporal.PlainDate | null },
      actor: string,
    ): Promise<bigint[]> {
      const game = await gameOf(code);
      await inTransaction(pool, async (tx) => {
        await repo.insertHoliday(tx, code, { day, movedTo: to });
        const details = { day: day.toString(), to: to?.toString() ?? null };
        await repo.insertChange(tx, { gameCode: code, drawId: null, what: 'holiday', details, actor });
      });
      const planned = await draws.selectOpenDraws(pool, code, OPEN_DRAWS);
      const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zoneOf(game, 'UTC')).toPlainDate();
      return planned.filter(({ drawsAt }) => dayOf(drawsAt).equals(day)).map(({ id }) => id);
    },

    /** The latest draws of a game, those that are due, and the next. */
    async draws(code: string): Promise<draws.Draw[]> {
      await gameOf(code);
      const opened = await draws.selectOpened(pool, code, { before: null, limit: AT_ONCE });
      const due = (await draws.selectDue(pool, MOST_DUE)).filter(({ gameCode }) => gameCode === code);
      return [...opened.toReversed(), ...due, ...(await draws.selectOpenDraws(pool, code, AT_ONCE))];
    },

    /** Enters a result, or its correction; it is taken once two employees have entered the same. */
    async result(id: string, what: keyof typeof typedIn, result: unknown, actor: string): Promise<Typed> {
      const draw = await drawOf(id);
      if (draw.phase !== typedIn[what]) throw new Error(`Draw ${id} is ${draw.phase}.`);
      const typed = await service.results.type(draw.id, await games.byCode(draw.gameCode), result, actor);
      if (typed === 'taken') await service.takeOn(draw.id);
      return typed;
    },

    /** Returns all stakes of a draw. */
    async void(id: string, { actor, reason }: By): Promise<void> {
      const draw = await drawOf(id);
      await service.lock(draw.id, true);
      if (!(await service.results.void(draw.id, reason, actor)))
        throw new Error(`Draw ${id} is ${draw.phase}: it cannot be voided now.`);
      await service.takeOn(draw.id);
    },
  };
}

/**
 * Refuses a mark that no bet could meet: a mistyped number, a play that uses another's numbers, a play without single
 * numbers.
 */
function checkMark({ code, family }: Game, { play: id, number, perMille }: HotNumber): void {
  const play = playsOf(family).find((each) => each.id === id);
  if (!play) throw new Error(`${code} has no play ${id}.`);
  if (plainPlay(id) !== id) throw new Error(`${id} uses the numbers of ${plainPlay(id)}.`);
  if (!play.board.rows.some((row) => hasSymbol(row, number))) throw new Error(`${id} has no number ${number}.`);
  const [line] = play.enumerate(randomChoice(play, { intBelow: (n) => randomInt(n) }));
  if (perMille === 500 && !isOfNumbers(line!)) throw new Error(`${id} has no single numbers: they can only be closed.`);
}

function unknownGame(code: string): Error {
  return new Error(`There is no game ${code}.`);
}
