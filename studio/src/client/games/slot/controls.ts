import { h, setText } from '../../shell/dom.ts';
import { icon } from '../../shell/icon.ts';
import type { Shell } from '../../shell/shell.ts';
import { createStakeSelector } from '../../shell/stake-selector.ts';

export type SlotControls = {
  stake: () => string;
  setBusy: (isBusy: boolean) => void;
  /** Shows a message above the buttons. */
  say: (message: string) => void;
  /** Shows there that the next spin can start. */
  invite: () => void;
};

/** Balance, stake, win and the spin button; Space or Enter spins, the arrow keys change the stake. */
export function createSlotControls(shell: Shell, onSpin: () => void): SlotControls {
  const { game, translator, openDialog, audio } = shell;
  const { text } = translator;
  const selector = createStakeSelector({
    stakes: game.stakes,
    initial: game.defaultStake,
    translator,
    openDialog,
    onStep: () => audio.play('click'),
  });
  const spin = h(
    'button',
    { type: 'button', class: 'spin', 'aria-label': text('spin'), onclick: () => press() },
    icon('spin'),
  );
  const line = h('div', { class: 'message' });
  let isBusy = false;

  function press(): void {
    if (!isBusy) onSpin();
  }

  const say = (message: string) => setText(line, message);
  const invite = () => {
    const gift = shell.session.freeRounds.get();
    say(gift ? text('freeRoundsLeft', { left: gift.left, rounds: gift.rounds }) : text('pressSpin'));
  };
  shell.session.freeRounds.watch((gift) =>
    selector.fix(
      gift && { stake: gift.stake, label: text('freeRoundsShort', { left: gift.left, rounds: gift.rounds }) },
    ),
  );
  invite();

  shell.controls.append(
    line,
    h('div', { class: 'bar bar-slot' }, shell.balance.element, selector.element, shell.win.element, spin),
  );

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open], .card')) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      selector.step(event.key === 'ArrowUp' ? 1 : -1);
      return;
    }
    // On a focused button these keys press that button.
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('button, a, input');
    if ((event.key === ' ' || event.key === 'Enter') && !isElsewhere) {
      event.preventDefault();
      press();
    }
  });

  return {
    stake: () => selector.stake.get(),
    say,
    invite,
    setBusy: (busy) => {
      isBusy = busy;
      spin.setAttribute('aria-disabled', String(busy));
      spin.classList.toggle('is-busy', busy);
      selector.setEnabled(!busy);
    },
  };
}
