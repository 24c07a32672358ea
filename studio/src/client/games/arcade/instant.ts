import { type Amount, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { baseOf } from '../../../engines/arcade/game.ts';
import type { Round } from '../../../protocol.ts';
import type { Engine } from '../engine.ts';
import type { Shell } from '../../shell/shell.ts';
import type { InstantDefinition } from './definition.ts';
import { arcadeEngine } from './engine.ts';
import { tellGift } from './gift.ts';
import { arcadeOutcome, viewOf } from './outcome.ts';
import { giftOf, type House, openTable, type Runner, tableOf } from './table.ts';

/** A game whose round is decided by one request. */
export function instantGame<Id extends string, Bet extends object, View extends object>(
  definition: InstantDefinition<Id, Bet, View>,
): Engine {
  return arcadeEngine(definition, async (shell) => mount(shell, definition));
}

function mount<Id extends string, Bet extends object, View extends object>(
  shell: Shell,
  definition: InstantDefinition<Id, Bet, View>,
): void {
  const { game } = definition;
  let isBusy = false;
  /** Of a round of an earlier visit that is shown again. */
  let replayed: Amount | null = null;
  const board = definition.board(
    tableOf(shell, definition.words, () => ({
      stake: () => replayed ?? parseAmount(giftOf(shell)?.stake ?? opened.house.panel.stake()),
      changed: () => opened.refresh(),
      play: () => opened.press(),
      say: opened.house.stage.say,
    })),
  );

  function runnerOf(house: House): Runner {
    const play = async (): Promise<Round | null> => {
      const bet = board.bet();
      if (isBusy || !bet) return null;
      setBusy(true);
      try {
        board.start?.(bet);
        const answer = await house.place(bet);
        const view = viewOf(definition.game.view, answer.round);
        if (view) await seen(answer.round, bet, view, house.isFast());
        else board.rest?.();
        house.settle(answer);
        return answer.round;
      } catch (error) {
        board.rest?.();
        await shell.fail(error);
        return null;
      } finally {
        setBusy(false);
      }
    };
    return {
      mostSteps: 1,
      playThrough: play,
      press: () => void play(),
      mode: () => (isBusy ? { kind: 'busy' } : { kind: 'bet', isReady: board.bet() !== null }),
    };
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    board.setChoosing(!busy);
    opened.refresh();
  }

  async function seen(round: Round, bet: Bet, view: View, isFast: boolean): Promise<void> {
    await board.show(bet, view, isFast);
    const won = parseAmount(arcadeOutcome(round.outcome)?.pot?.win ?? '0');
    if (won > 0n) await board.showPot?.(won);
    // If this fails, the same round is shown again at the next launch: harmless, so no failure is shown.
    if (definition.hasFeature?.(view)) await shell.api.shown(round.id).catch(() => undefined);
  }

  /** A feature that was cut off by a reload or a lost connection; its money was right all the time. */
  async function resume(round: Round): Promise<void> {
    const bet = z.safeParse(game.bet, round.bet);
    const view = viewOf(game.view, round);
    if (!bet.success || !view || !arcadeOutcome(round.outcome)?.isOver) return;
    replayed = baseOf(game, bet.data, parseAmount(round.stake));
    setBusy(true);
    shell.toast(shell.translator.text('resumed'), 6_000);
    await seen(round, bet.data, view, false);
    shell.win.show(shell.translator.money(round.win), parseAmount(round.win) > parseAmount(round.stake));
    replayed = null;
    setBusy(false);
  }

  const opened = openTable(shell, {
    board: board.element,
    options: board.options,
    refresh: () => board.refresh?.(),
    selector: board.selector,
    isSlot: definition.isSlot,
    result: (round) => {
      const view = definition.result && viewOf(definition.game.view, round);
      return view ? definition.result!(view, shell.translator.of(definition.words)) : null;
    },
    runner: runnerOf,
    costOf: (stake) => {
      const bet = game.price && board.bet();
      return bet ? (stake * BigInt(game.price!(bet))) / 100n : stake;
    },
  });
  board.refresh?.();
  if (giftOf(shell)) tellGift(shell);
  if (shell.game.open) void resume(shell.game.open);
}
