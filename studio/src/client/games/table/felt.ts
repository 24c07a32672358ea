import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import { MOST_ON_SPOT, MOST_ON_TABLE, type TableBet, unitsOf } from '../../../engines/table/spot-game.ts';
import type { Text } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { icon, type IconName } from '../../shell/icon.ts';
import type { Shell } from '../../shell/shell.ts';
import { signal } from '../../shell/signal.ts';
import type { StakeSelector } from '../../shell/stake-selector.ts';
import { chipPicture, chipStack } from './chip.ts';
import type { TableWord } from './words.ts';

export type SpotLabel = { name: string; pays: string };

export type Felt = {
  /** A place for chips; its content is the table's print. */
  spot: (id: string, label: SpotLabel, className: string, ...content: (Node | string)[]) => HTMLElement;
  /** The rack of chips, in the place of the stake. */
  selector: StakeSelector;
  bet: () => TableBet | null;
  /** The chips of a round that is shown, whoever placed them. */
  lay: (bet: TableBet) => void;
  setChoosing: (isChoosing: boolean) => void;
  /** What each spot was paid, of one chip; null: nothing is decided. */
  mark: (paid: ((spot: string) => number) | null) => void;
  unit: Amount;
};

type Placed = Readonly<Record<string, number>>;

/** Chips on spots: placing, taking back, doubling, repeating; the total is the stake. */
export function createFelt(shell: Shell, word: Text<TableWord>, changed: () => void): Felt {
  const { game, translator, audio, toast } = shell;
  const values = game.stakes.map(parseAmount);
  const unit = values[0]!;
  const spots = new Map<string, { button: HTMLElement; label: SpotLabel }>();
  const stake = signal('0.00');
  let placed: Placed = {};
  let before: Placed[] = [];
  let last: Placed = {};
  let isChoosing = true;
  let chosen = Math.min(1, values.length - 1);

  const chips = values.map((value, index) => {
    const label = word('chip', { amount: translator.money(value) });
    const onclick = () => {
      choose(index);
      audio.play('click');
    };
    const button = h(
      'button',
      { type: 'button', class: 'rack-chip', 'aria-label': label, onclick },
      chipPicture(values, value),
    );
    return button;
  });
  const undo = tool('undo', word('undo'), () => set(before.pop() ?? {}, false));
  const double = tool('plus', word('double'), () => set(mapUnits(placed, (units) => units * 2)));
  double.replaceChildren(h('b', { 'aria-hidden': 'true' }, '×2'));
  const clear = tool('trash', word('clear'), () => (isEmpty(placed) ? set(last) : set({})));
  const rack = h(
    'div',
    { class: 'rack' },
    h('div', { class: 'rack-chips', role: 'group', 'aria-label': word('chips') }, ...chips),
    h('div', { class: 'rack-tools' }, undo, double, clear),
  );

  function choose(index: number): void {
    chosen = Math.max(0, Math.min(values.length - 1, index));
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(at === chosen));
  }

  function set(next: Placed, remembers = true): void {
    if (!isChoosing) return;
    const problem = problemOf(next);
    if (problem) return toast(problem);
    if (remembers) before = [...before, placed].slice(-50);
    lay(next);
    audio.play('chip', 1);
    changed();
  }

  function problemOf(next: Placed): string | null {
    const most = (units: number) => translator.money(unit * BigInt(units));
    if (Object.values(next).some((units) => units > MOST_ON_SPOT))
      return word('limitSpot', { amount: most(MOST_ON_SPOT) });
    if (unitsOf({ spots: next }) > MOST_ON_TABLE) return word('limitTable', { amount: most(MOST_ON_TABLE) });
    return null;
  }

  function lay(next: Placed): void {
    mark(null);
    placed = next;
    if (!isEmpty(next)) last = next;
    stake.set(formatDecimal(unit * BigInt(unitsOf({ spots: placed }))));
    for (const [id, { button, label }] of spots) {
      const units = placed[id] ?? 0;
      const amount = unit * BigInt(units);
      button.querySelector('.chip-stack')?.remove();
      if (units > 0) button.append(chipStack(values, amount));
      const told = units > 0 ? word('spotWith', { ...label, amount: translator.money(amount) }) : word('spot', label);
      button.setAttribute('aria-label', told);
    }
    refresh();
  }

  function refresh(): void {
    undo.disabled = !isChoosing || before.length === 0;
    double.disabled = !isChoosing || isEmpty(placed);
    clear.disabled = !isChoosing || (isEmpty(placed) && isEmpty(last));
    const repeats = isEmpty(placed) && !isEmpty(last);
    clear.setAttribute('aria-label', word(repeats ? 'again' : 'clear'));
    clear.title = word(repeats ? 'again' : 'clear');
    clear.replaceChildren(icon(repeats ? 'repeat' : 'trash'));
  }

  function add(id: string, sign: 1 | -1): void {
    const units = Number(values[chosen]! / unit);
    const next = Math.max(0, (placed[id] ?? 0) + sign * units);
    const { [id]: _removed, ...rest } = placed;
    set(next === 0 ? rest : { ...rest, [id]: next });
  }

  function mark(paid: ((spot: string) => number) | null): void {
    for (const [id, { button }] of spots) {
      const multiplier = paid ? paid(id) : 0;
      button.classList.toggle('is-won', multiplier > 10_000);
      button.classList.toggle('is-back', multiplier > 0 && multiplier <= 10_000 && (placed[id] ?? 0) > 0);
      button.classList.toggle('is-lost', paid !== null && multiplier === 0);
      button.querySelector('.spot-win')?.remove();
      const units = placed[id] ?? 0;
      if (!paid || units === 0 || multiplier === 0) continue;
      const amount = (unit * BigInt(units) * BigInt(multiplier)) / 10_000n;
      const sum = h('span', { class: 'spot-win', 'aria-hidden': 'true' });
      setText(sum, translator.money(amount));
      button.append(sum);
    }
  }

  choose(chosen);
  refresh();
  return {
    unit,
    spot: (id, label, className, ...content) => {
      const button = h('button', { type: 'button', class: `spot ${className}`, onclick: () => add(id, 1) }, ...content);
      button.setAttribute('aria-label', word('spot', label));
      button.addEventListener('keydown', (event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        add(id, -1);
      });
      button.addEventListener('contextmenu', (event) => {
        event.preventDefault();
        add(id, -1);
      });
      spots.set(id, { button, label });
      return button;
    },
    selector: {
      element: rack,
      stake,
      step: (by) => choose(chosen + by),
      fix: () => undefined,
      setEnabled: () => undefined,
    },
    bet: () => (isEmpty(placed) ? null : { spots: placed }),
    lay: ({ spots: shown }) => lay(mapUnits(shown, (units) => units)),
    setChoosing: (now) => {
      isChoosing = now;
      for (const { button } of spots.values()) button.setAttribute('aria-disabled', String(!now));
      refresh();
    },
    mark,
  };
}

function isEmpty(placed: Placed): boolean {
  return Object.keys(placed).length === 0;
}

function mapUnits(placed: Partial<Record<string, number>>, change: (units: number) => number): Placed {
  return Object.fromEntries(Object.entries(placed).map(([id, units]) => [id, change(units ?? 0)]));
}

function tool(name: IconName, label: string, onclick: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'rack-tool', 'aria-label': label, title: label, onclick }, icon(name));
}
