import { randomInt } from 'node:crypto';
import type { HotPays } from '@champa/contract';
import { hasSymbol, isOfNumbers, numberOf, plainPlay, playsOf, randomChoice } from '@champa/lottery';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { readWritten } from '../../platform/written.ts';
import type { Guard } from '../approvals/index.ts';
import { updateSalt, type Chain } from './chains.repo.ts';
import type { ChainService } from './chains.service.ts';
import type { Game, HotNumber } from './domain/game.ts';
import { readGameFile } from './domain/game-file.ts';
import { zoneOf } from './domain/plan.ts';
import { createDrawActs } from './draws.admin.ts';
import * as draws from './draws.repo.ts';
import type { DrawService } from './draws.service.ts';
import { createGameChanges } from './games.admin.ts';
import * as repo from './games.repo.ts';
import type { GameService } from './games.service.ts';
import { createNote } from './lottery.note.ts';
import type { SettleService } from './settle.service.ts';

type Needs = {
  pool: Pool;
  games: GameService;
  draws: DrawService;
  settling: Pick<SettleService, 'wouldPay'>;
  chains: ChainService;
  record: RecordByHand;
  guard: Guard;
};
type Mark = { game: string; play: string; number: string; pays: HotPays };

const OPEN_DRAWS = 100;
const AT_ONCE = 20;
const MOST_DUE = 1000;

/** The payout of a hot number, in thousandths. */
const paying = { nothing: 0, half: 500, full: 1000 } as const satisfies Record<HotPays, number>;

export type LotteryAdmin = ReturnType<typeof createLotteryAdmin>;

/** What staff does with games and draws. */
export function createLotteryAdmin({ pool, games, draws: service, settling, chains, record, guard }: Needs) {
  const note = createNote(record);
  const acts = createDrawActs({ pool, games, draws: service, settling, note, record, guard });

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
    ...createGameChanges({ pool, games, note }),
    ...acts,

    /**
     * Adds the game of a file, of a family the engine knows, with its next draws; it takes bets at once.
     *
     * @returns its code
     * @throws ApiError VALIDATION, which names every wrong field, or NOT_POSSIBLE where its code is taken
     */
    async add(by: ByStaff, file: unknown): Promise<string> {
      const game = readWritten('game', () => readGameFile(file));
      await inTransaction(pool, async (tx) => {
        if (!(await repo.insertGame(tx, game))) {
          throw new ApiError(
            'NOT_POSSIBLE',
            because('game_exists', `there is already a game ${game.code}`, { game: game.code }),
          );
        }
        await note(tx, by, { gameCode: game.code, what: 'add' });
      });
      games.forget();
      await service.plan(await gameOf(game.code));
      return game.code;
    },

    /** Opens or closes a game for bets; its draws go on. @throws ApiError NOT_FOUND */
    async switch(by: ByStaff, { game, isOpen }: { game: string; isOpen: boolean }): Promise<void> {
      await inTransaction(pool, async (tx) => {
        if (!(await repo.updateEnabled(tx, game, isOpen, isOpen ? '' : by.reason))) throw unknownGame(game);
        await note(tx, by, { gameCode: game, what: isOpen ? 'resume' : 'pause' });
      });
      games.forget();
    },

    /**
     * Lets a number pay half, closes it, or makes it pay in full again.
     *
     * @throws ApiError NOT_FOUND, or VALIDATION by field for a number that the play does not have
     */
    async mark(by: ByStaff, { game: code, play, number, pays }: Mark): Promise<void> {
      const perMille = paying[pays];
      checkMark(await gameOf(code), { play, number, perMille });
      const mark = { play, number: numberOf({ id: play }, number), perMille };
      await inTransaction(pool, async (tx) => {
        if (!(await repo.updateHotNumber(tx, code, mark, by))) throw unknownGame(code);
        await note(tx, by, { gameCode: code, what: 'hot', details: { play, number: mark.number, pays } });
      });
      games.forget();
    },

    /**
     * Removes a day from the plan, or moves its draw to another. @returns draws of that day that were planned before:
     * members may have bet on them
     *
     * @throws ApiError NOT_FOUND
     */
    async holiday(
      by: Actor,
      { game: code, day, to }: { game: string; day: Temporal.PlainDate; to: Temporal.PlainDate | null },
    ): Promise<bigint[]> {
      const game = await gameOf(code);
      if (game.schedule.kind === 'house') throw notPossible(because('house_draws', 'the house draws every day'));
      await inTransaction(pool, async (tx) => {
        await repo.insertHoliday(tx, code, { day, movedTo: to });
        const details = { day: day.toString(), to: to?.toString() ?? null };
        await note(tx, by, { gameCode: code, what: 'holiday', details });
      });
      const planned = await draws.selectOpenDraws(pool, code, OPEN_DRAWS);
      const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zoneOf(game, 'UTC')).toPlainDate();
      return planned.filter(({ drawsAt }) => dayOf(drawsAt).equals(day)).map(({ id }) => id);
    },

    /** Draws on a day after all. @throws ApiError NOT_FOUND */
    async removeHoliday(by: ByStaff, { game: code, day }: { game: string; day: Temporal.PlainDate }): Promise<void> {
      const game = await gameOf(code);
      await inTransaction(pool, async (tx) => {
        if (!(await repo.deleteHoliday(tx, code, day)))
          throw new ApiError('NOT_FOUND', { game: code, day: String(day) });
        await note(tx, by, { gameCode: code, what: 'holiday_removed', details: { day: day.toString() } });
      });
      if (game.isOpen) await service.plan(game);
    },

    /** The latest draws of a game, those that are due, and the next. */
    async draws(code: string): Promise<draws.Draw[]> {
      await gameOf(code);
      const opened = await draws.selectOpened(pool, code, { before: null, limit: AT_ONCE });
      const due = (await draws.selectDue(pool, MOST_DUE)).filter(({ gameCode }) => gameCode === code);
      return [...opened.toReversed(), ...due, ...(await draws.selectOpenDraws(pool, code, AT_ONCE))];
    },

    /** Creates a chain of seeds and publishes its hash; it is used once it has a salt. @throws ApiError NOT_FOUND */
    async publishChain(by: Actor, code: string): Promise<Chain> {
      const { code: gameCode, schedule } = await gameOf(code);
      if (schedule.kind !== 'house') throw notPossible(because('results_outside', 'its results come from outside'));
      return chains.publish(gameCode, (tx, { id }) =>
        note(tx, by, { gameCode, what: 'chain', details: { chain: String(id) } }),
      );
    },

    /** Sets the public salt of a chain, once. @throws ApiError NOT_FOUND, also where it has one */
    async saltChain(by: Actor, { chain: id, salt }: { chain: string; salt: string }): Promise<void> {
      const chain = await chainOf(id);
      await inTransaction(pool, async (tx) => {
        if (!(await updateSalt(tx, chain.id, salt))) throw new ApiError('NOT_FOUND', { 'chain without a salt': id });
        await note(tx, by, { gameCode: chain.gameCode, what: 'salt', details: { chain: id, salt } });
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
  if (plainPlay(id) !== id) throw faulty({ play: 'other_numbers' }, `${id} uses the numbers of ${plainPlay(id)}`);
  if (!play.board.rows.some((row) => hasSymbol(row, number)))
    throw faulty({ number: 'unknown' }, `${id} has no number ${number}`);
  const [line] = play.enumerate(randomChoice(play, { intBelow: (n) => randomInt(n) }));
  if (perMille === 500 && !isOfNumbers(line!))
    throw faulty({ pays: 'only_closed' }, `${id} has no single numbers: they can only be closed`);
}

/** `why` says it in English, for a command. */
function faulty(fields: Record<string, string>, why: string): ApiError {
  return new ApiError('VALIDATION', { fields, why });
}

function notPossible(reason: ReturnType<typeof because>): ApiError {
  return new ApiError('NOT_POSSIBLE', reason);
}

function unknownGame(code: string): ApiError {
  return new ApiError('NOT_FOUND', { game: code });
}
