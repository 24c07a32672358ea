import { parseAmount } from '@champa/money';
import type { Outcome, Round, SlotOutcome, SlotRules, SlotSpin } from '../../../protocol.ts';
import type { Translator } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { skinOf } from '../../skins/themes.ts';
import { symbolPicture } from './symbol-picture.ts';

/** Whether a round won its pot. */
export function hasWonPot({ pot }: SlotOutcome): boolean {
  return pot !== undefined && parseAmount(pot.win) > 0n;
}

/** A slot's result in one row: how many lines paid, and any free spins. */
export function slotSummary(outcome: Outcome, { text }: Translator): Node[] {
  if (outcome.engine !== 'slot') return [];
  const { base, freeSpins } = outcome;
  const lines = base.lineWins.map(({ line }) => line + 1);
  const parts =
    lines.length === 0 ? ['—'] : [text('line', { line: lines.slice(0, 3).join(', ') + (lines.length > 3 ? '…' : '') })];
  if (hasWonPot(outcome)) parts.push(text('pot'));
  if (freeSpins.length > 0) parts.push(text('freeSpinsWon', { count: freeSpins.length }));
  return [document.createTextNode(parts.join(' · '))];
}

/** Every spin of a round with its window and its wins. */
export function slotDetails(round: Round, shell: Shell, rules: SlotRules): Node[] {
  const { outcome } = round;
  if (outcome?.engine !== 'slot') return [];
  const { text, money } = shell.translator;
  return [
    ...(outcome.pot && hasWonPot(outcome) ? [h('p', {}, text('potWins', { amount: money(outcome.pot.win) }))] : []),
    spinBox(outcome.base, shell, rules, null),
    ...outcome.freeSpins.map((spin, index) =>
      spinBox(spin, shell, rules, text('freeSpinOf', { number: index + 1, count: outcome.freeSpins.length })),
    ),
  ];
}

function spinBox(spin: SlotSpin, shell: Shell, rules: SlotRules, title: string | null): HTMLElement {
  const { text, money } = shell.translator;
  const skin = skinOf(shell.game.title.theme);
  const cells = Array.from({ length: rules.rows }, (_, row) =>
    spin.grid.map((column) => symbolPicture(skin, rules, column[row]!)),
  ).flat();
  const told = spin.lineWins.map(({ line, win }) => text('linePays', { line: line + 1, amount: money(win) }));
  if (spin.scatter && parseAmount(spin.scatter.win) > 0n)
    told.push(text('scatterPays', { amount: money(spin.scatter.win) }));
  return h(
    'section',
    { class: 'recall' },
    title === null ? null : h('h3', {}, title),
    h('div', { class: 'recall-grid' }, ...cells),
    h('ul', { class: 'recall-lines' }, ...told.map((line) => h('li', {}, line))),
  );
}
