import { type Amount, parseAmount } from '@champa/money';
import type { CrashBet, CrashRules } from '../../../protocol.ts';
import { untilAnswered } from '../../net/persist.ts';
import { newRequestId } from '../../net/request-id.ts';
import { h, setText } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { createStakeSelector } from '../../shell/stake-selector.ts';
import { ApiFailure } from '../../net/api.ts';
import { payoutAt, readAutoCashout, stakeLadder } from './ladder.ts';
import type { CrashState } from './state.ts';

export type BetPanel = {
  element: HTMLElement;
  /** The bet of this panel on the current flight. */
  betId: () => string | null;
  /** Applies the shared state; a bet requested during a flight is placed when betting opens. */
  follow: (state: CrashState) => void;
  /** Called a few times per second during a flight with the displayed multiplier. */
  setMultiplier: (shown: string) => void;
  press: () => void;
};

type Mode = 'free' | 'waiting' | 'placing' | 'standing' | 'cashing';

/** One bet: its stake, its automatic cash-out, and one button that bets and then cashes out. */
export function createBetPanel(
  shell: Shell,
  rules: CrashRules,
  index: number,
  onBet: (bet: CrashBet, balance: string | null) => void,
): BetPanel {
  const { translator, openDialog, audio, api, persistence, game } = shell;
  const { text, money } = translator;
  const stakes = stakeLadder(rules.minStake, rules.maxStake, game.stakes);
  const selector = createStakeSelector({
    stakes,
    initial: stakes.find((stake) => parseAmount(stake) === parseAmount(game.defaultStake)) ?? stakes[0]!,
    translator,
    openDialog,
    onStep: () => audio.play('click'),
  });
  const label = h('b', {});
  const figure = h('span', {});
  const button = h('button', { type: 'button', class: 'bet-button', onclick: () => press() }, label, figure);
  const auto = createAutoCashout(shell, rules, index);
  const element = h(
    'section',
    { class: 'bet-panel', 'aria-label': `${text('bet')} ${index + 1}` },
    selector.element,
    auto.element,
    button,
  );
  let mode: Mode = 'free';
  let bet: CrashBet | null = null;
  let phase: CrashState['phase']['phase'] = 'crashed';
  let shown = '1.00';

  function press(): void {
    if (mode === 'standing' && phase === 'flying') void cashOut();
    else if (mode === 'waiting') set('free');
    else if (mode === 'free') {
      audio.play('click');
      if (phase === 'betting') void place();
      else set('waiting');
    }
  }

  async function place(): Promise<void> {
    set('placing');
    const request = { requestId: newRequestId(), stake: selector.stake.get(), autoCashout: auto.value() };
    try {
      const answer = await untilAnswered(() => api.crashBet(request), persistence);
      audio.play('chip', 2);
      take(answer.bet);
      onBet(answer.bet, answer.balance);
    } catch (error) {
      set('free');
      if (error instanceof ApiFailure && error.code === 'BETTING_CLOSED') shell.toast(text('bettingClosed'));
      else await shell.fail(error);
    }
  }

  async function cashOut(): Promise<void> {
    const standing = bet;
    if (!standing) return;
    set('cashing');
    try {
      const answer = await untilAnswered(() => api.crashCashout({ betId: standing.id }), persistence);
      take(answer.bet);
      onBet(answer.bet, answer.balance);
    } catch (error) {
      set('standing');
      if (error instanceof ApiFailure && error.code === 'CASHOUT_TOO_LATE') shell.toast(text('cashOutTooLate'));
      else await shell.fail(error);
    }
  }

  function take(next: CrashBet): void {
    bet = next;
    if (next.state === 'placing') set('placing');
    else if (next.state === 'standing') set(mode === 'cashing' ? 'cashing' : 'standing');
    else {
      bet = null;
      set('free');
    }
  }

  function set(next: Mode): void {
    mode = next;
    refresh();
  }

  function refresh(): void {
    const isFree = mode === 'free';
    selector.setEnabled(isFree);
    auto.setEnabled(isFree);
    button.className = `bet-button is-${mode}${phase === 'flying' && mode === 'standing' ? ' is-hot' : ''}`;
    button.setAttribute(
      'aria-disabled',
      String(mode === 'placing' || mode === 'cashing' || (mode === 'standing' && phase !== 'flying')),
    );
    setText(label, words());
    setText(figure, amount());
  }

  function words(): string {
    if (mode === 'free') return text(phase === 'betting' ? 'bet' : 'betNext');
    if (mode === 'waiting') return text('cancelWish');
    if (mode === 'placing') return text('placing');
    return phase === 'flying' ? text('cashOut') : text('standing');
  }

  function amount(): string {
    const stake: Amount = parseAmount(bet?.stake ?? selector.stake.get());
    return money(phase === 'flying' && (mode === 'standing' || mode === 'cashing') ? payoutAt(stake, shown) : stake);
  }

  selector.stake.watch(refresh);
  return {
    element,
    betId: () => bet?.id ?? null,
    press,
    follow: (state) => {
      const isOpening = state.phase.phase === 'betting' && phase !== 'betting';
      phase = state.phase.phase;
      const known = state.mine.find((candidate) => candidate.id === bet?.id);
      if (known) take(known);
      else if (bet && bet.crashRoundId !== state.round.id) take({ ...bet, state: 'lost' });
      else refresh();
      if (isOpening && mode === 'waiting') void place();
    },
    setMultiplier: (multiplier) => {
      shown = multiplier;
      if (mode === 'standing') setText(figure, amount());
    },
  };
}

type AutoCashout = { element: HTMLElement; value: () => string | null; setEnabled: (isEnabled: boolean) => void };

function createAutoCashout({ translator: { text } }: Shell, rules: CrashRules, index: number): AutoCashout {
  const id = `auto-${index}`;
  const toggle = h('input', { type: 'checkbox', id, class: 'switch' });
  const input = h('input', {
    type: 'text',
    inputmode: 'decimal',
    class: 'auto-value',
    value: '2.00',
    maxlength: 8,
    'aria-label': text('autoCashOutAt'),
    autocomplete: 'off',
  });
  const read = () => readAutoCashout(input.value, rules.minCashout, rules.maxMultiplier);
  let isEnabled = true;
  const refresh = () => {
    toggle.disabled = !isEnabled;
    input.disabled = !isEnabled || !toggle.checked;
    input.classList.toggle('is-bad', read() === null);
  };
  toggle.addEventListener('change', refresh);
  input.addEventListener('input', refresh);
  input.addEventListener('blur', () => {
    input.value = read() ?? '2.00';
    refresh();
  });
  refresh();
  return {
    element: h(
      'div',
      { class: 'auto' },
      toggle,
      h('label', { for: id }, text('autoCashOut')),
      h('span', { class: 'auto-field' }, input, '×'),
    ),
    value: () => (toggle.checked ? (read() ?? '2.00') : null),
    setEnabled: (enabled) => {
      isEnabled = enabled;
      refresh();
    },
  };
}
