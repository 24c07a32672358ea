import { parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { payoutOf, readMultiplier } from '../../../engines/arcade/multiplier.ts';
import type { ArcadeAct, PlayAnswer, Round } from '../../../protocol.ts';
import { ApiFailure } from '../../net/api.ts';
import { untilAnswered } from '../../net/persist.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Engine } from '../engine.ts';
import type { SteppedDefinition } from './definition.ts';
import { arcadeEngine } from './engine.ts';
import { arcadeOutcome, viewOf } from './outcome.ts';
import { type House, openTable, type Runner, tableOf } from './table.ts';

/** A game of several moves: the round is opened, moved on, and cashed out. */
export function steppedGame<Id extends string, Bet extends object, Move extends object, Deal, View extends object>(
  definition: SteppedDefinition<Id, Bet, Move, Deal, View>,
): Engine {
  return arcadeEngine(definition, (shell) => mount(shell, definition));
}

async function mount<Id extends string, Bet extends object, Move extends object, Deal, View extends object>(
  shell: Shell,
  definition: SteppedDefinition<Id, Bet, Move, Deal, View>,
): Promise<void> {
  const { game } = definition;
  let round: Round | null = null;
  let isBusy = false;
  const board = definition.board(
    tableOf(shell, definition.words, () => ({
      stake: () => parseAmount(round?.stake ?? house.panel.stake()),
      changed: () => opened.refresh(),
      play: () => opened.press(),
      say: house.stage.say,
    })),
    (move) => void alone(() => act(move)),
  );
  const opened = openTable(shell, {
    board: board.element,
    options: board.options,
    refresh: () => board.refresh?.(),
    selector: board.selector,
    acts: board.acts,
    result: (shown) => {
      const view = definition.result && viewOf(game.view, shown);
      return view ? definition.result!(view, shell.translator.of(definition.words)) : null;
    },
    runner: runnerOf,
  });
  const { house } = opened;

  function runnerOf(place: House): Runner {
    return {
      mostSteps: definition.mostSteps,
      playThrough: (steps) => alone(() => playThrough(place, steps)),
      press: () => {
        if (round) void alone(() => act(board.press?.move() ?? 'cashOut'));
        else void alone(() => begin(place));
      },
      mode: () => {
        if (round && board.acts) return { kind: 'moving', canCashOut: false, amount: 0n };
        if (round && board.press) return { kind: 'acting', label: board.press.label, isReady: !isBusy };
        if (isBusy) return { kind: 'busy' };
        const outcome = round && arcadeOutcome(round.outcome);
        if (!round || !outcome) return { kind: 'bet', isReady: board.bet() !== null };
        const amount = payoutOf(parseAmount(round.stake), readMultiplier(outcome.multiplier));
        return { kind: 'moving', canCashOut: outcome.canCashOut, amount };
      },
    };
  }

  /** One thing at a time; a refusal is explained, and the round shown as it stands. */
  async function alone(work: () => Promise<Round | null>): Promise<Round | null> {
    if (isBusy) return null;
    set(true);
    try {
      return await work();
    } catch (error) {
      await recover(error);
      return null;
    } finally {
      set(false);
    }
  }

  async function begin(place: House): Promise<Round | null> {
    const bet = board.bet();
    if (!bet) return null;
    const answer = await place.place(bet);
    await take(answer, false);
    if (answer.round.state === 'open') shell.session.confirmBalance(answer.balance);
    return answer.round;
  }

  async function act(wished: Move | 'cashOut'): Promise<Round | null> {
    if (!round) return null;
    if (wished === 'cashOut' && !arcadeOutcome(round.outcome)?.canCashOut) return null;
    const request = { step: round.acts.length, act: wished === 'cashOut' ? wished : ({ ...wished } as ArcadeAct) };
    const { id } = round;
    const answer = await untilAnswered(() => shell.api.act(id, request), shell.persistence);
    if (wished === 'cashOut') shell.audio.play('cashOut');
    await take(answer, false);
    if (answer.round.state === 'open') shell.session.confirmBalance(answer.balance);
    return answer.round;
  }

  async function playThrough(place: House, steps: number): Promise<Round | null> {
    let now = await begin(place);
    for (let step = 0; step < steps && now?.state === 'open'; step += 1) {
      const view = viewOf(game.view, now);
      const bet = z.parse(game.bet, now.bet);
      if (!view) return null;
      now = await act(board.autoMove(bet, view));
    }
    return now?.state === 'open' ? await act('cashOut') : now;
  }

  async function take(answer: PlayAnswer, isResumed: boolean): Promise<void> {
    round = answer.round.state === 'open' ? answer.round : null;
    house.panel.fixStake(round?.stake ?? null);
    await show(answer.round, isResumed);
    if (!round) house.settle(answer);
  }

  async function show(shown: Round, isResumed: boolean): Promise<void> {
    const outcome = arcadeOutcome(shown.outcome);
    const view = viewOf(game.view, shown);
    const bet = z.safeParse(game.bet, shown.bet);
    if (!outcome || !view || !bet.success) return;
    const standing = { view, multiplier: readMultiplier(outcome.multiplier), isOver: outcome.isOver };
    await board.show(bet.data, standing, isResumed || house.isFast());
  }

  /** After a refusal: another tab may have moved, or opened a round. */
  async function recover(error: unknown): Promise<void> {
    const isElsewhere = error instanceof ApiFailure && (error.code === 'ROUND_OPEN' || error.code === 'ROUND_MOVED_ON');
    await shell.fail(error);
    if (!isElsewhere) return;
    const now = await shell.api.game().catch(() => null);
    if (!now) return;
    shell.session.confirmBalance(now.balance);
    for (const known of now.recent.slice(0, 1)) if (known.state !== 'open') shell.report(known);
    round = now.open?.state === 'open' ? now.open : null;
    house.panel.fixStake(round?.stake ?? null);
    const last = round ?? now.recent[0];
    if (last) await show(last, true);
  }

  function set(busy: boolean): void {
    isBusy = busy;
    board.setChoosing(!busy && !round);
    board.setMoving(!busy && round !== null);
    opened.refresh();
  }

  board.refresh?.();
  const open = shell.game.open;
  if (open?.state === 'open') {
    round = open;
    house.panel.fixStake(open.stake);
    await show(open, true);
    shell.toast(house.word('resumed'), 5_000);
  }
  set(false);
}
