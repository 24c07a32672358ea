import { formatDecimal } from '@champa/money';
import { readMultiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import type { SlotKindGame } from '../../../engines/slot-kinds/game.ts';
import type { KindBet } from '../../../engines/slot-kinds/view.ts';
import type { SlotExtra } from '../../../protocol.ts';
import { h, setText } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import { percent } from '../../shell/rules-panel.ts';
import type { Table } from '../arcade/definition.ts';
import { giftOf, rulesOf } from '../arcade/table.ts';
import type { KindWord } from './words.ts';

export type Extras = {
  elements: readonly HTMLElement[];
  bet: () => KindBet;
  setChoosing: (isChoosing: boolean) => void;
  /** The stake has changed: prices are shown as money. */
  refresh: () => void;
};

/** The ante as a switch and the feature as a purchase, as far as the operator offers them; free rounds of a gift have neither. */
export function createExtras({ slot }: SlotKindGame, table: Table<KindWord>): Extras {
  const { shell, text, stake } = table;
  const { translator, audio, openDialog } = shell;
  let hasAnte = false;
  let isBuying = false;
  let isChoosing = true;
  const buttons = rulesOf(shell).extras.map(({ name, price, rtp }) => {
    const cost = h('b', {});
    const times = showMultiplier(readMultiplier(price));
    const onclick = () => (name === 'buy' ? void offer(times, rtp) : toggle());
    const button = h('button', { type: 'button', class: `extra is-${name}`, onclick }, h('span', {}, text(name)), cost);
    return { name, button, cost };
  });

  function costOf(name: SlotExtra): string {
    return translator.money(formatDecimal((stake() * BigInt(slot.extras![name]!.price)) / 100n));
  }

  function toggle(): void {
    hasAnte = !hasAnte;
    audio.play('click');
    refresh();
    table.changed();
  }

  /** Nothing is bought before its price was read and confirmed. */
  function offer(times: string, rtp: string): Promise<void> {
    audio.play('click');
    return openDialog({
      title: text('buy'),
      body: [
        h('p', {}, text('buyRule')),
        facts([
          [text('price'), `${costOf('buy')} · ${text('stakes', { count: times })}`],
          [text('returnedOfPrice'), percent(rtp)],
        ]),
      ],
      actions: [
        { label: translator.text('close') },
        { label: text('buyFor', { amount: costOf('buy') }), isPrimary: true, run: buy },
      ],
    });
  }

  function buy(): void {
    isBuying = true;
    table.play();
    isBuying = false;
  }

  function refresh(): void {
    const isOpen = isChoosing && giftOf(shell) === null;
    for (const { name, button, cost } of buttons) {
      button.disabled = !isOpen;
      if (name === 'ante') button.setAttribute('aria-pressed', String(hasAnte));
      const shown = costOf(name);
      setText(cost, shown);
      cost.style.setProperty('--letters', String(shown.length));
    }
  }

  return {
    elements: buttons.map(({ button }) => button),
    bet: () => {
      if (giftOf(shell)) return {};
      if (isBuying) return { extra: 'buy' };
      return hasAnte ? { extra: 'ante' } : {};
    },
    setChoosing: (choosing) => {
      isChoosing = choosing;
      refresh();
    },
    refresh,
  };
}
