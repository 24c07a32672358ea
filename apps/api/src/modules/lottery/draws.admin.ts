import { isDeepStrictEqual } from 'node:util';
import { linesOfResult } from '@champa/lottery';
import { formatDecimal } from '@champa/money';
import * as z from 'zod/mini';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Game } from './domain/game.ts';
import { canMove } from './domain/phase.ts';
import { parseResultOf } from './domain/result.ts';
import { staffStateOf } from './domain/staff-state.ts';
import { selectDrawMoney } from './draws.staff.repo.ts';
import * as repo from './draws.repo.ts';
import type { DrawService } from './draws.service.ts';
import type { GameService } from './games.service.ts';
import type { Note } from './lottery.note.ts';
import type { Typed } from './results.service.ts';
import type { SettleService } from './settle.service.ts';

type Needs = {
  pool: Pool;
  games: GameService;
  draws: DrawService;
  settling: Pick<SettleService, 'wouldPay'>;
  note: Note;
  record: RecordByHand;
  guard: Guard;
};

const ResultEntry = z.object({ draw: z.string(), result: z.record(z.string(), z.unknown()) });
type ResultEntry = z.infer<typeof ResultEntry>;

const DrawToVoid = z.object({ draw: z.string() });
type DrawToVoid = z.infer<typeof DrawToVoid>;

/** The phase of a draw whose result staff may enter, and of one that staff may correct. */
const enteredIn = { lottery_result: 'drawing', lottery_correction: 'settled' } as const;
type EntryKind = keyof typeof enteredIn;

/** What staff does with one draw. A result always needs two people, a void one where the brand wants that. */
export function createDrawActs({ pool, games, draws, settling, note, record, guard }: Needs) {
  /** @throws ApiError NOT_FOUND */
  async function drawIn(tx: WriteHandle, id: string): Promise<repo.Draw> {
    const draw = isId(id) ? await repo.lockDraw(tx, BigInt(id)) : null;
    if (!draw) throw new ApiError('NOT_FOUND', { draw: id });
    return draw;
  }

  /** What everybody sees of a draw before they decide about it. */
  async function facts(tx: WriteHandle, draw: repo.Draw) {
    const { stake, paid, members } = await selectDrawMoney(tx, draw.id);
    return {
      game: draw.gameCode,
      draw: draw.number,
      draw_state: draw.phase === 'voiding' ? 'void' : staffStateOf({ ...draw, pauseReason: null }),
      stake: formatDecimal(stake),
      paid: formatDecimal(paid),
      members,
    };
  }

  const entry = (kind: EntryKind) => {
    async function look(tx: WriteHandle, { draw: id, result }: ResultEntry): Promise<Looked> {
      const draw = await drawIn(tx, id);
      const game = await games.byCode(draw.gameCode);
      const readings = await repo.selectReadings(tx, draw.id, draw.revision + 1);
      const wanted = parseResultOf(game, result);
      const isEntered = wanted.ok && readings.some((one) => isDeepStrictEqual(one.result, wanted.result));
      const shown = isEntered ? wanted.result : draw.result;
      const would = isEntered && { paid: formatDecimal(await settling.wouldPay(tx, draw.id, wanted.result)) };
      return {
        subject: { type: 'draw', id },
        shown: { ...(await facts(tx, draw)), ...would, result: shown === null ? [] : linesOfResult(shown) },
        grounds: {
          phase: draw.phase,
          revision: draw.revision,
          entries: readings.map((one) => `${one.source} ${JSON.stringify(one.result)}`),
        },
      };
    }

    /** Whoever approves an entry says the same by that. */
    async function carryOut(tx: WriteHandle, by: ByStaff, { draw: id, result }: ResultEntry): Promise<Typed> {
      const draw = await drawIn(tx, id);
      if (draw.phase !== enteredIn[kind])
        throw notPossible(because('draw_phase', `draw ${id} is ${draw.phase}`, { draw: id, phase: draw.phase }));
      const game = await games.byCode(draw.gameCode);
      checkResult(game, result);
      const actors = [by.actor, ...(by.approved ? [staffActor(by.approved.by.name)] : [])];
      const typed = await draws.results.typeIn(tx, draw.id, game, { given: result, actors });
      if (by.approved && typed !== 'taken')
        throw notPossible(because('other_result', `somebody entered another result of draw ${id}`, { draw: id }));
      // What was entered stays out of the log: the second person must not read it there.
      await record(tx, by, `${kind}_entered`, { game: game.code, draw: id }, 'no change');
      return typed;
    }

    return guard<ResultEntry, Typed>({ kind, input: ResultEntry, look, carryOut });
  };

  const entries = { enter: entry('lottery_result'), correct: entry('lottery_correction') };

  const guardedVoid = guard<DrawToVoid, void>({
    kind: 'lottery_void',
    input: DrawToVoid,
    look: async (tx, { draw: id }) => {
      const draw = await drawIn(tx, id);
      const { phase, revision } = draw;
      return { subject: { type: 'draw', id }, shown: await facts(tx, draw), grounds: { phase, revision } };
    },
    carryOut: async (tx, by, { draw: id }) => {
      // Bets take the draw's gate before its row.
      if (isId(id)) await draws.lockIn(tx, BigInt(id), true);
      const draw = await drawIn(tx, id);
      if (!canMove(draw.phase, 'voiding'))
        throw notPossible(
          because('not_voidable', `draw ${id} is ${draw.phase}: it cannot be voided now`, {
            draw: id,
            phase: draw.phase,
          }),
        );
      await draws.results.voidIn(tx, draw.id, by.reason);
      await note(tx, by, { gameCode: draw.gameCode, drawId: draw.id, what: 'void' });
    },
  });

  return {
    /**
     * Enters a result, or its correction; it is taken once two employees have entered the same, or the second has approved it.
     *
     * @throws ApiError NOT_FOUND, VALIDATION by field, NOT_POSSIBLE in another phase of the draw, WAITS_FOR_APPROVAL
     */
    async result(by: ByStaff, { what, ...given }: ResultEntry & { what: keyof typeof entries }): Promise<Typed> {
      const typed = await entries[what](by, given);
      if (typed === 'taken') await draws.takeOn(BigInt(given.draw));
      return typed;
    },

    /** Returns all stakes of a draw. @throws ApiError NOT_FOUND, NOT_POSSIBLE in its phase, or WAITS_FOR_APPROVAL */
    async void(by: ByStaff, id: string): Promise<void> {
      await guardedVoid(by, { draw: id });
      await draws.takeOn(BigInt(id));
    },

    /** Lets an open draw take bets, or no more. Bets under way are over once this has answered. @throws ApiError NOT_FOUND, NOT_POSSIBLE */
    switchDraw: (by: ByStaff, { draw: id, isOpen }: { draw: string; isOpen: boolean }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        if (isId(id)) await repo.shutGate(tx, BigInt(id));
        const { id: drawId, gameCode, isPastClosing, phase } = await drawIn(tx, id);
        if (isPastClosing || !(await repo.updatePause(tx, drawId, isOpen ? null : by.reason)))
          throw notPossible(
            isPastClosing
              ? because('past_closing', `draw ${id} is past its closing`, { draw: id })
              : because('draw_phase', `draw ${id} is ${phase}`, { draw: id, phase }),
          );
        await note(tx, by, { gameCode, drawId, what: isOpen ? 'draw_resumed' : 'draw_paused' });
      }),
  };
}

/** @throws ApiError VALIDATION that names the field which is wrong, and what is wrong with it */
function checkResult(game: Game, given: unknown): void {
  const checked = parseResultOf(game, given);
  if (!checked.ok) {
    const { field, code } = checked.problem;
    throw new ApiError('VALIDATION', { fields: { [field]: code }, why: `not a result of ${game.code}` });
  }
}

function notPossible(reason: ReturnType<typeof because>): ApiError {
  return new ApiError('NOT_POSSIBLE', reason);
}
