import { randomInt } from 'node:crypto';
import { hasSymbol, isOfNumbers, numberOf, plainPlay, playsOf, randomChoice } from '@champa/lottery';
import type { Actor, Author } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import { readWritten } from '../../platform/written.ts';
import { updateSalt, type Chain } from './chains.repo.ts';
import type { ChainService } from './chains.service.ts';
import type { Game, HotNumber } from './domain/game.ts';
import { readGameFile } from './domain/game-file.ts';
import { zoneOf } from './domain/plan.ts';
import * as draws from './draws.repo.ts';
import type { DrawService } from './draws.service.ts';
import * as repo from './games.repo.ts';
import type { GameService } from './games.service.ts';
import { resultOf, type Typed } from './results.service.ts';

type Needs = { pool: Pool; games: GameService; draws: DrawService; chains: ChainService };
type Mark = { game: string; play: string; number: string; pays: Pays };

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
export function createLotteryAdmin({ pool, games, draws: service, chains }: Needs) {
  /** @throws ApiError NOT_FOUND */
  async function gameOf(code: string): Promise<Game> {
    const game = (await games.all()).find((each) => each.code === code);
    if (!game) throw unknownGame(code);
    return game;
  }

  /** @throws ApiError NOT_FOUND */
  async function drawOf(id: string): Promise<draws.Draw> {
    const draw = isId(id) ? await draws.selectDraw(pool, id) : null;
    if (!draw) throw new ApiError('NOT_FOUND', { draw: id });
    return draw;
  }

  /** @throws ApiError NOT_FOUND */
  async function chainOf(id: string): Promise<Chain> {
    const chain = isId(id) ? await chains.find(BigInt(id)) : null;
    if (!chain) throw new ApiError('NOT_FOUND', { chain: id });
    return chain;
  }

  return {
    gameOf,
    drawOf,

    /**
     * Adds the game of a file, of a family the engine knows, with its next draws; it takes bets at once.
     *
     * @returns its code
     * @throws ApiError VALIDATION, which names every wrong field, or NOT_POSSIBLE where its code is taken
     */
    async add({ actor, reason }: Author, file: unknown): Promise<string> {
      const game = readWritten('game', () => readGameFile(file));
      await inTransaction(pool, async (tx) => {
        if (!(await repo.insertGame(tx, game))) {
          throw new ApiError('NOT_POSSIBLE', { why: `there is already a game ${game.code}` });
        }
        await repo.insertChange(tx, { gameCode: game.code, drawId: null, what: 'add', details: { reason }, actor });
      });
      games.forget();
      await service.plan(await gameOf(game.code));
      return game.code;
    },

    /** Opens or closes a game for bets; its draws go on. @throws ApiError NOT_FOUND */
    switch: ({ actor, reason }: Author, { game, isOpen }: { game: string; isOpen: boolean }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        if (!(await repo.updateEnabled(tx, game, isOpen, isOpen ? '' : reason))) throw unknownGame(game);
        const what = isOpen ? 'resume' : 'pause';
        await repo.insertChange(tx, { gameCode: game, drawId: null, what, details: { reason }, actor });
      }),

    /**
     * Lets a number pay half, closes it, or makes it pay in full again.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE for a number that the play does not have
     */
    async mark({ actor, reason }: Author, { game: code, play, number, pays }: Mark): Promise<void> {
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
     *
     * @throws ApiError NOT_FOUND
     */
    async holiday(
      { actor }: Pick<Actor, 'actor'>,
      { game: code, day, to }: { game: string; day: Temporal.PlainDate; to: Temporal.PlainDate | null },
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

    /**
     * Enters a result, or its correction; it is taken once two employees have entered the same.
     *
     * @throws ApiError NOT_FOUND, VALIDATION, or NOT_POSSIBLE in another phase of the draw
     */
    async result(
      { actor }: Pick<Actor, 'actor'>,
      { draw: id, what, result }: { draw: string; what: keyof typeof typedIn; result: unknown },
    ): Promise<Typed> {
      const draw = await drawOf(id);
      if (draw.phase !== typedIn[what]) throw new ApiError('NOT_POSSIBLE', { why: `draw ${id} is ${draw.phase}` });
      const game = await games.byCode(draw.gameCode);
      readWritten('result', () => resultOf(game, result));
      const typed = await service.results.type(draw.id, game, result, actor);
      if (typed === 'taken') await service.takeOn(draw.id);
      return typed;
    },

    /** Returns all stakes of a draw. @throws ApiError NOT_FOUND, or NOT_POSSIBLE in its phase */
    async void({ actor, reason }: Author, id: string): Promise<void> {
      const draw = await drawOf(id);
      await service.lock(draw.id, true);
      if (!(await service.results.void(draw.id, reason, actor))) {
        throw new ApiError('NOT_POSSIBLE', { why: `draw ${id} is ${draw.phase}: it cannot be voided now` });
      }
      await service.takeOn(draw.id);
    },

    /** Creates a chain of seeds and publishes its hash; it is used once it has a salt. @throws ApiError NOT_FOUND */
    async publishChain({ actor }: Pick<Actor, 'actor'>, code: string): Promise<Chain> {
      const { code: gameCode } = await gameOf(code);
      return chains.publish(gameCode, async (tx, { id }) => {
        const details = { chain: String(id) };
        await repo.insertChange(tx, { gameCode, drawId: null, what: 'chain', details, actor });
      });
    },

    /** Sets the public salt of a chain, once. @throws ApiError NOT_FOUND, also where it has one */
    async saltChain(
      { actor }: Pick<Actor, 'actor'>,
      { chain: id, salt }: { chain: string; salt: string },
    ): Promise<void> {
      const chain = await chainOf(id);
      await inTransaction(pool, async (tx) => {
        if (!(await updateSalt(tx, chain.id, salt))) throw new ApiError('NOT_FOUND', { 'chain without a salt': id });
        const details = { chain: id, salt };
        await repo.insertChange(tx, { gameCode: chain.gameCode, drawId: null, what: 'salt', details, actor });
      });
    },

    /** Checks every revealed seed against the published hash. @returns the broken ones @throws ApiError NOT_FOUND */
    verifyChain: async (id: string) => chains.verify((await chainOf(id)).id),
  };
}

/**
 * Refuses a mark that no bet could meet: a mistyped number, a play that uses another's numbers, a play without single
 * numbers.
 */
function checkMark({ code, family }: Game, { play: id, number, perMille }: HotNumber): void {
  const play = playsOf(family).find((each) => each.id === id);
  if (!play) throw new ApiError('NOT_FOUND', { game: code, play: id });
  if (plainPlay(id) !== id) throw notPossible(`${id} uses the numbers of ${plainPlay(id)}`);
  if (!play.board.rows.some((row) => hasSymbol(row, number))) throw notPossible(`${id} has no number ${number}`);
  const [line] = play.enumerate(randomChoice(play, { intBelow: (n) => randomInt(n) }));
  if (perMille === 500 && !isOfNumbers(line!))
    throw notPossible(`${id} has no single numbers: they can only be closed`);
}

function notPossible(why: string): ApiError {
  return new ApiError('NOT_POSSIBLE', { why });
}

function unknownGame(code: string): ApiError {
  return new ApiError('NOT_FOUND', { game: code });
}
