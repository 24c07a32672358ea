import { parseAmount } from '@champa/money';
import type { Translator } from '../i18n/index.ts';
import type { OpenDialog } from './dialog.ts';
import { h, setText } from './dom.ts';
import { icon } from './icon.ts';
import { type Signal, signal } from './signal.ts';

export type StakeSelector = {
  element: HTMLElement;
  stake: Signal<string>;
  step: (by: 1 | -1) => void;
  /** Shows a fixed stake and the reason; null: the player chooses again. */
  fix: (stake: FixedStake | null) => void;
  setEnabled: (isEnabled: boolean) => void;
};

export type FixedStake = { stake: string; label: string };

type Options = {
  stakes: readonly string[];
  initial: string;
  translator: Translator;
  openDialog: OpenDialog;
  onStep: () => void;
  /** What is chosen, if it is not the stake itself. */
  label?: string;
};

/** The ladder of stakes: one step down, the current stake (opens the whole ladder), one step up. */
export function createStakeSelector({
  stakes,
  initial,
  translator,
  openDialog,
  onStep,
  label: name,
}: Options): StakeSelector {
  const { text, money } = translator;
  const stake = signal(stakes.includes(initial) ? initial : nearest(stakes, initial));
  const label = h('span', { class: 'meter-label' }, name ?? text('stake'));
  const value = h('span', { class: 'meter-value' });
  const down = stepper('minus', text('stakeDown'), () => step(-1));
  const up = stepper('plus', text('stakeUp'), () => step(1));
  const open = h(
    'button',
    { type: 'button', class: 'stake-value', 'aria-haspopup': 'dialog', onclick: () => void choose() },
    label,
    value,
  );
  let isEnabled = true;
  let fixed: FixedStake | null = null;

  function step(by: 1 | -1): void {
    const next = stakes[stakes.indexOf(stake.get()) + by];
    if (!isEnabled || fixed !== null || next === undefined) return;
    onStep();
    stake.set(next);
  }

  function choose(): Promise<void> {
    const ladder = h('div', { class: 'ladder' });
    const done = openDialog({ title: text('chooseStake'), body: [ladder] });
    for (const offered of stakes) {
      const onclick = () => {
        stake.set(offered);
        ladder.closest('dialog')?.close();
      };
      const isChosen = offered === stake.get();
      ladder.append(
        h(
          'button',
          { type: 'button', class: 'button', 'aria-pressed': String(isChosen), autofocus: isChosen, onclick },
          money(offered),
        ),
      );
    }
    return done;
  }

  function refresh(): void {
    const index = stakes.indexOf(stake.get());
    const isOpen = isEnabled && fixed === null;
    const shown = money(fixed?.stake ?? stake.get());
    setText(label, fixed?.label ?? name ?? text('stake'));
    setText(value, shown);
    value.classList.toggle('is-long', shown.length > 11);
    down.disabled = !isOpen || index <= 0;
    up.disabled = !isOpen || index >= stakes.length - 1;
    open.disabled = !isOpen;
  }

  stake.watch(refresh);
  return {
    element: h('div', { class: 'stake' }, down, open, up),
    stake,
    step,
    fix: (other) => {
      fixed = other;
      refresh();
    },
    setEnabled: (enabled) => {
      isEnabled = enabled;
      refresh();
    },
  };
}

function stepper(name: 'plus' | 'minus', label: string, onclick: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'round-button', 'aria-label': label, onclick }, icon(name));
}

function nearest(stakes: readonly string[], wanted: string): string {
  const goal = parseAmount(wanted);
  return stakes.findLast((stake) => parseAmount(stake) <= goal) ?? stakes[0] ?? wanted;
}
