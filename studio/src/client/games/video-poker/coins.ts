import { formatDecimal, parseAmount } from '@champa/money';
import { MOST_COINS, type PokerBet } from '../../../engines/video-poker/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { signal } from '../../shell/signal.ts';
import { createStakeSelector, type StakeSelector } from '../../shell/stake-selector.ts';
import type { VideoPokerWord } from './words.ts';

export type Coins = {
  selector: StakeSelector;
  bet: () => PokerBet;
  choose: (coins: number) => void;
  /** The bet of a round that is shown. */
  lay: (bet: PokerBet) => void;
};

/** How many coins, and what each is worth: the stake is their product. */
export function createCoins(
  { game, translator, openDialog, audio }: Shell,
  text: Text<VideoPokerWord>,
  changed: (coins: number) => void,
): Coins {
  const value = createStakeSelector({
    stakes: game.stakes,
    initial: game.stakes[0] ?? game.defaultStake,
    translator,
    openDialog,
    onStep: () => audio.play('click'),
    label: text('coin'),
  });
  const least = parseAmount(game.stakes[0] ?? '0');
  const stake = signal('0.00');
  let coins = MOST_COINS;
  let isEnabled = true;
  const buttons = Array.from({ length: MOST_COINS }, (_, index) =>
    h(
      'button',
      {
        type: 'button',
        class: 'vp-coin',
        'aria-label': text('coinsOf', { coins: index + 1 }),
        onclick: () => choose(index + 1),
      },
      String(index + 1),
    ),
  );

  function choose(wished: number): void {
    if (!isEnabled) return;
    coins = wished;
    audio.play('chip', wished);
    refresh();
  }

  function refresh(): void {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(index + 1 === coins));
      button.disabled = !isEnabled;
    }
    stake.set(formatDecimal(parseAmount(value.stake.get()) * BigInt(coins)));
    changed(coins);
  }

  value.stake.watch(refresh);
  return {
    selector: {
      element: h(
        'div',
        { class: 'vp-stake' },
        h(
          'div',
          { class: 'vp-coins', role: 'group', 'aria-label': text('coins') },
          h('span', { class: 'vp-coins-name' }, text('coins')),
          ...buttons,
        ),
        value.element,
      ),
      stake,
      step: value.step,
      fix: value.fix,
      setEnabled: (enabled) => {
        isEnabled = enabled;
        value.setEnabled(enabled);
        refresh();
      },
    },
    bet: () => ({ coins, value: Number(parseAmount(value.stake.get()) / least) }),
    choose,
    lay: (bet) => {
      coins = bet.coins;
      value.stake.set(formatDecimal(least * BigInt(bet.value)));
      refresh();
    },
  };
}
