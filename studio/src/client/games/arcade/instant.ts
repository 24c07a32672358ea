import { parseAmount } from '@champa/money';
import type { Round } from '../../../protocol.ts';
import type { Engine } from '../engine.ts';
import type { Shell } from '../../shell/shell.ts';
import type { InstantDefinition } from './definition.ts';
import { arcadeEngine } from './engine.ts';
import { viewOf } from './outcome.ts';
import { type House, openTable, type Runner, tableOf } from './table.ts';

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
  let isBusy = false;
  const board = definition.board(
    tableOf(shell, definition.words, () => ({
      stake: () => parseAmount(opened.house.panel.stake()),
      changed: () => opened.refresh(),
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
        if (view) await board.show(bet, view, house.isFast());
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
  });
  board.refresh?.();
}
