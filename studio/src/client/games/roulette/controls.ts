import { type Amount, parseAmount } from '@champa/money';
import { h } from '../../shell/dom.ts';
import { icon, type IconName } from '../../shell/icon.ts';
import { createMeter } from '../../shell/meter.ts';
import type { Shell } from '../../shell/shell.ts';
import { CHIP_COLORS, shortAmount } from '../chip-values.ts';

export type RouletteActions = {
  onSpin: () => void;
  onUndo: () => void;
  onClear: () => void;
  onDouble: () => void;
  onRebet: () => void;
  onDrag: (event: PointerEvent) => void;
};

export type RouletteControls = {
  chip: () => Amount;
  /** Enables the buttons according to the table. */
  refresh: (state: { total: Amount; canUndo: boolean; canRebet: boolean; isBusy: boolean }) => void;
  say: (message: string) => void;
};

/** The rack of chips, the buttons around the spin button, and the meters. */
export function createRouletteControls(shell: Shell, actions: RouletteActions): RouletteControls {
  const { game, translator, controls, audio } = shell;
  const { text, money } = translator;
  const stake = createMeter(text('stake'), 'stake', false);
  const message = h('div', { class: 'message', role: 'status' }, text('placeBets'));
  const undo = action('undo', text('undo'), actions.onUndo);
  const clear = action('trash', text('clear'), actions.onClear);
  const rebet = action('repeat', text('rebet'), actions.onRebet);
  const double = action('x2', text('double'), actions.onDouble);
  const spin = h(
    'button',
    { type: 'button', class: 'spin', 'aria-label': text('spinWheel'), onclick: actions.onSpin },
    icon('spin'),
  );

  const values = game.stakes.map(parseAmount);
  let chosen = parseAmount(game.defaultStake);
  const rack = h('div', { class: 'rack', role: 'radiogroup', 'aria-label': text('chip', { amount: '' }).trim() });
  const buttons = values.map((amount, index) => chipButton(amount, index));
  rack.append(...buttons);
  choose(values.includes(chosen) ? chosen : (values[0] ?? chosen));

  function chipButton(amount: Amount, index: number): HTMLButtonElement {
    const [body, marks, ink] = CHIP_COLORS[index % CHIP_COLORS.length]!;
    const button = h(
      'button',
      {
        type: 'button',
        class: 'chip',
        role: 'radio',
        'aria-label': text('chip', { amount: money(amount) }),
        onclick: () => choose(amount),
      },
      h('span', {}, shortAmount(amount)),
    );
    button.style.setProperty('--chip', body);
    button.style.setProperty('--marks', marks);
    button.style.setProperty('--ink', ink);
    button.addEventListener('pointerdown', (event) => {
      choose(amount);
      actions.onDrag(event);
    });
    return button;
  }

  function choose(amount: Amount): void {
    if (amount !== chosen) audio.play('click');
    chosen = amount;
    values.forEach((value, index) => buttons[index]!.setAttribute('aria-checked', String(value === amount)));
  }

  controls.append(
    message,
    h(
      'div',
      { class: 'bar bar-roulette' },
      h('div', { class: 'meters' }, shell.balance.element, stake.element, shell.win.element),
      rack,
      h('div', { class: 'actions' }, undo, clear, spin, double, rebet),
    ),
  );

  return {
    chip: () => chosen,
    say: (words) => {
      message.textContent = words;
    },
    refresh: ({ total, canUndo, canRebet, isBusy }) => {
      stake.show(money(total));
      undo.disabled = isBusy || !canUndo;
      clear.disabled = isBusy || total === 0n;
      double.disabled = isBusy || total === 0n;
      rebet.disabled = isBusy || !canRebet;
      spin.setAttribute('aria-disabled', String(isBusy || total === 0n));
      spin.classList.toggle('is-busy', isBusy);
      spin.classList.toggle('is-idle', !isBusy && total === 0n);
      rack.classList.toggle('is-off', isBusy);
    },
  };
}

function action(name: IconName | 'x2', label: string, onclick: () => void): HTMLButtonElement {
  const face = name === 'x2' ? h('span', { class: 'x2', 'aria-hidden': 'true' }, '×2') : icon(name);
  return h('button', { type: 'button', class: 'action', onclick }, face, h('span', { class: 'action-label' }, label));
}
