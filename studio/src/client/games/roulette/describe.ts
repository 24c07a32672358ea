import { parseAmount } from '@champa/money';
import type { Outcome, Round, RouletteRules } from '../../../protocol.ts';
import type { Translator } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { spotName } from './spot-name.ts';

/** A number as a coloured tile. */
export function numberTile(number: number, color: 'red' | 'black' | 'green', { text }: Translator): HTMLElement {
  return h(
    'span',
    { class: `number is-${color}`, 'aria-label': text('resultIs', { number, color: text(color) }) },
    String(number),
  );
}

export function rouletteSummary(outcome: Outcome, translator: Translator): Node[] {
  return outcome.engine === 'roulette' ? [numberTile(outcome.number, outcome.color, translator)] : [];
}

/** Every chip of a round, and what it won. */
export function rouletteDetails(round: Round, { translator }: Shell, rules: RouletteRules): Node[] {
  const { outcome, chips } = round;
  if (outcome?.engine !== 'roulette') return [];
  const { text, money } = translator;
  const wins = new Map(outcome.wins.map((win) => [win.spot, win.win]));
  const rows = chips.map(({ spot, amount }) => {
    const rule = rules.spots.find((candidate) => candidate.id === spot);
    const win = wins.get(spot) ?? '0.00';
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, rule ? spotName(rule, translator) : spot),
      h('td', {}, money(amount)),
      h('td', { class: parseAmount(win) > 0n ? 'is-win' : '' }, money(win)),
    );
  });
  return [
    h(
      'div',
      { class: 'recall-number' },
      numberTile(outcome.number, outcome.color, translator),
      text('resultIs', { number: outcome.number, color: text(outcome.color) }),
    ),
    h(
      'table',
      { class: 'recall-chips' },
      h(
        'thead',
        {},
        h('tr', {}, h('th', {}, ''), h('th', { scope: 'col' }, text('stake')), h('th', { scope: 'col' }, text('win'))),
      ),
      h('tbody', {}, ...rows),
    ),
  ];
}
