import { type Amount, parseAmount } from '@champa/money';
import { h, setText } from '../../shell/dom.ts';
import { icon, type IconName } from '../../shell/icon.ts';
import type { Shell } from '../../shell/shell.ts';
import { createStakeSelector } from '../../shell/stake-selector.ts';
import type { ArcadeText } from './definition.ts';
import type { Furniture } from './table.ts';

/** What the large button does. */
export type PanelMode =
  | { kind: 'bet'; isReady: boolean }
  | { kind: 'busy' }
  | { kind: 'moving'; canCashOut: boolean; amount: Amount }
  | { kind: 'acting'; label: string; isReady: boolean }
  | { kind: 'auto'; left: number };

export type Panel = {
  stake: () => string;
  isTurbo: () => boolean;
  setMode: (mode: PanelMode) => void;
  /** The stake of an open round stays shown in the selector. */
  fixStake: (stake: string | null) => void;
};

type Handlers = {
  onPress: () => void;
  onStake: () => void;
  /** Null: the operator offers no autoplay. */
  onAutoplay: (() => void) | null;
  onStatistics: () => void;
};

/** Money, the stake, the choices of the game, and one large button: the same in every arcade game. */
export function createPanel(
  shell: Shell,
  word: ArcadeText,
  {
    options,
    selector: own,
    acts,
    isSlot,
    costOf,
  }: Pick<Furniture, 'options' | 'selector' | 'acts' | 'isSlot' | 'costOf'>,
  on: Handlers,
): Panel {
  const { game, translator, openDialog, audio } = shell;
  const { text, money } = translator;
  const selector =
    own ??
    createStakeSelector({
      stakes: game.stakes,
      initial: game.defaultStake,
      translator,
      openDialog,
      onStep: () => audio.play('click'),
    });
  const label = h('b', {});
  const figure = h('span', {});
  const button = h('button', { type: 'button', class: 'bet-button', onclick: () => on.onPress() }, label, figure);
  let isTurbo = false;
  const turbo = tool('bolt', word('turbo'), () => {
    isTurbo = !isTurbo;
    turbo.setAttribute('aria-pressed', String(isTurbo));
    audio.play('click');
  });
  turbo.setAttribute('aria-pressed', 'false');
  const auto = on.onAutoplay && tool('repeat', word('autoplay'), on.onAutoplay);
  const go = h('div', { class: 'panel-go' }, auto, button, isSlot ? null : turbo);
  let mode: PanelMode = { kind: 'busy' };

  function refresh(): void {
    const isBetting = mode.kind === 'bet';
    selector.setEnabled(isBetting);
    if (auto) auto.disabled = !(isBetting && mode.kind === 'bet' && mode.isReady);
    if (acts) {
      go.hidden = mode.kind === 'moving';
      acts.hidden = mode.kind !== 'moving';
    }
    button.className = `bet-button is-${mode.kind}`;
    const isDisabled =
      mode.kind === 'busy' ||
      (mode.kind === 'bet' && !mode.isReady) ||
      (mode.kind === 'moving' && !mode.canCashOut) ||
      (mode.kind === 'acting' && !mode.isReady);
    button.setAttribute('aria-disabled', String(isDisabled));
    const [name, shown] = wordsOf(mode);
    setText(label, name);
    setText(figure, shown);
    figure.classList.toggle('is-long', shown.length > 13);
  }

  function wordsOf(now: PanelMode): [string, string] {
    switch (now.kind) {
      case 'moving':
        return [text('cashOut'), now.canCashOut ? money(now.amount) : '—'];
      case 'acting':
        return [now.label, ''];
      case 'auto':
        return [word('autoplayStop'), word('autoplayLeft', { left: now.left })];
      default:
        return [text('bet'), priceOf()];
    }
  }

  function priceOf(): string {
    const gift = isSlot && shell.session.freeRounds.get();
    if (gift) return text('freeRoundsShort', { left: gift.left, rounds: gift.rounds });
    const stake = parseAmount(selector.stake.get());
    return money(costOf?.(stake) ?? stake);
  }

  selector.stake.watch(() => {
    refresh();
    on.onStake();
  });
  shell.controls.append(
    h(
      'div',
      { class: 'panel' },
      h(
        'div',
        { class: 'panel-meters' },
        shell.balance.element,
        shell.win.element,
        tool('chart', word('statistics'), on.onStatistics),
      ),
      options.length > 0 ? h('div', { class: 'panel-options' }, ...options) : null,
      selector.element,
      go,
      acts ?? null,
    ),
  );
  if (isSlot)
    shell.session.freeRounds.watch((gift) => {
      selector.fix(
        gift && { stake: gift.stake, label: text('freeRoundsShort', { left: gift.left, rounds: gift.rounds }) },
      );
      refresh();
    });
  listenToKeys(() => (go.hidden ? undefined : button.click()), selector.step);

  return {
    stake: () => selector.stake.get(),
    isTurbo: () => isTurbo,
    setMode: (next) => {
      mode = next;
      refresh();
    },
    fixStake: (stake) => selector.fix(stake === null ? null : { stake, label: text('stake') }),
  };
}

/** Whether a win is one: a payout that is no more than the stake is money back. */
export function isRealWin(win: string, stake: string): boolean {
  return parseAmount(win) > parseAmount(stake);
}

function tool(name: IconName, label: string, onclick: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'panel-tool', 'aria-label': label, title: label, onclick }, icon(name));
}

function listenToKeys(press: () => void, step: (by: 1 | -1) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return;
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('button, a, input, select');
    if (isElsewhere) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      press();
    }
  });
}
