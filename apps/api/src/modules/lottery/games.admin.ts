import { isDeepStrictEqual } from 'node:util';
import { AdminLotteryLimits, type LocalText, lotteryPutBacks } from '@champa/contract';
import * as z from 'zod/mini';
import type { ByStaff } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { whyUnread } from '../../platform/stored.ts';
import type { Game } from './domain/game.ts';
import { type Changed, type Times, wishOf, withLimits, withPlay, withTimes } from './domain/game-change.ts';
import { storeGameTerms } from './domain/stored-terms.ts';
import * as repo from './games.repo.ts';
import type { GameService } from './games.service.ts';
import type { Note } from './lottery.note.ts';

type Needs = { pool: Pool; games: GameService; note: Note };

type Facts = { names: LocalText; sort: number; canCancel: boolean; times: Times | null };
type PlayWish = { play: string; offered: boolean; odds: Record<string, string | null> };

/** A part of a game before and after, and the whole of it after. */
type Edit = { what: string; details?: object; before: object; after: object; game: repo.GameEdit };

export type GameChanges = ReturnType<typeof createGameChanges>;

/** Changes of a game by form: refused where somebody else has changed it since it was read. */
export function createGameChanges({ pool, games, note }: Needs) {
  /** @throws ApiError NOT_FOUND; CHANGED_MEANWHILE with what it is now; what `edit` refuses */
  async function change(by: ByStaff, code: string, edition: number, edit: (was: Stored) => Edit): Promise<void> {
    await inTransaction(pool, async (tx) => {
      const was = await lockStored(tx, code);
      const { game, what, details, before, after } = edit(was);
      if (was.edited.edition !== edition) throw changedMeanwhile(was.edited, before);
      if (isDeepStrictEqual(before, after)) return;
      await repo.updateGame(tx, code, game);
      await repo.updateEdition(tx, code, by.name);
      await note(tx, by, { gameCode: code, what, ...(details && { details }) }, { before, after });
    });
    games.forget();
  }

  const changes = {
    /** Its names, its place on its page, when it draws. Draws that are planned keep their times. */
    change: (by: ByStaff, code: string, facts: Facts, edition: number): Promise<void> =>
      change(by, code, edition, ({ game, sort }) => {
        const { names, canCancel } = facts;
        if (!names.en?.trim()) throw faulty({ 'names.en': 'required' });
        const schedule = valid(withTimes(game.schedule, facts.times));
        return {
          what: 'changed',
          before: { names: game.names, sort, canCancel: game.canCancel, schedule: game.schedule },
          after: { names, sort: facts.sort, canCancel, schedule },
          game: { ...game, names, canCancel, schedule, sort: facts.sort, isOfTerms: canCancel !== game.canCancel },
        };
      }),

    /** @throws ApiError VALIDATION by field */
    limits: (by: ByStaff, code: string, limits: AdminLotteryLimits, edition: number): Promise<void> =>
      change(by, code, edition, ({ game, sort }) => {
        const terms = valid(withLimits(game, limits));
        return {
          what: 'limits',
          before: limitsIn(game.terms),
          after: limitsIn(terms),
          game: { ...game, terms, sort, isOfTerms: true },
        };
      }),

    /** Odds of a play, and whether it is offered. @throws ApiError VALIDATION by prize, where it would return more than the stakes */
    play: (by: ByStaff, code: string, { play, ...wish }: PlayWish, edition: number): Promise<void> =>
      change(by, code, edition, ({ game, sort }) => {
        const changed = withPlay(game, play, wish);
        if (!changed) throw new ApiError('NOT_FOUND', { game: code, play });
        const terms = valid(changed);
        return {
          what: 'play',
          details: { play },
          before: playIn(game.terms, play),
          after: playIn(terms, play),
          game: { ...game, terms, sort, isOfTerms: true },
        };
      }),
  };

  return {
    ...changes,

    /** Limits, or the odds of a play, as they were before a change. @throws ApiError NOT_FOUND, NOT_POSSIBLE, and what a change throws */
    async putBack(by: ByStaff, { code, id }: { code: string; id: string }, edition: number): Promise<void> {
      const made = await repo.selectChange(pool, code, id);
      if (!made || !isPutBack(made.what)) throw new ApiError('NOT_FOUND', { game: code, change: id });
      if (made.what === 'limits') {
        return changes.limits(by, code, readBefore(z.object({ before: AdminLotteryLimits }), made).before, edition);
      }
      const { play, before } = readBefore(PlayChange, made);
      const game = await games.byCode(code);
      return changes.play(by, code, { play, ...wishOf(game, play, before) }, edition);
    },
  };
}

const PlayChange = z.object({
  play: z.string(),
  before: z.object({ offered: z.boolean(), odds: z.record(z.string(), z.string()) }),
});

function isPutBack(what: string): boolean {
  return (lotteryPutBacks as readonly string[]).includes(what);
}

/** @throws ApiError NOT_POSSIBLE where the change was kept in another form than today's */
function readBefore<T>(form: z.ZodMiniType<T>, { details }: repo.Made): T {
  const read = form.safeParse(details);
  if (!read.success) throw new ApiError('NOT_POSSIBLE', { why: `the change cannot be read: ${whyUnread(read.error)}` });
  return read.data;
}

type Stored = { game: Game; sort: number; edited: repo.Edited };

async function lockStored(tx: WriteHandle, code: string): Promise<Stored> {
  const edited = await repo.lockEdition(tx, code);
  const game = edited && (await repo.selectGame(tx, code));
  if (!game) throw new ApiError('NOT_FOUND', { game: code });
  return { game, sort: edited.sort, edited };
}

function changedMeanwhile({ by, at, edition }: repo.Edited, current: object): ApiError {
  return new ApiError('CHANGED_MEANWHILE', { by, at: at?.toString() ?? null, revision: edition, current });
}

function valid<T>(changed: Changed<T>): T {
  if (!changed.ok) throw faulty(changed.faults);
  return changed.value;
}

function faulty(fields: Record<string, string>): ApiError {
  return new ApiError('VALIDATION', { fields });
}

function limitsIn(terms: Game['terms']): object {
  const { own, minBet, maxBet, maxOfMember, number, play, draw, maxDraws } = storeGameTerms(terms);
  return { own, minBet, maxBet, maxOfMember, number, play, draw, maxDraws };
}

function playIn(terms: Game['terms'], play: string): object {
  const own = Object.entries(storeGameTerms(terms).odds).filter(([key]) => key === play || key.startsWith(`${play}:`));
  return { offered: !terms.without.includes(play), odds: Object.fromEntries(own) };
}
