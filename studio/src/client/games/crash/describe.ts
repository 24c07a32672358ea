import type { Outcome, Round } from '../../../protocol.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { rank } from './display.ts';

/** A bet in one row: where it was cashed out, and where the flight ended. */
export function crashSummary(outcome: Outcome): Node[] {
  if (outcome.engine !== 'crash') return [];
  const { cashedOutAt, crashedAt } = outcome;
  const tile = h('span', { class: `flight-tile is-${rank(crashedAt ?? '1.00')}` }, `${crashedAt ?? '…'}×`);
  return cashedOutAt === null ? [tile] : [h('b', { class: 'is-win' }, `${cashedOutAt}× `), tile];
}

export function crashDetails({ outcome }: Round, { translator: { text } }: Shell): Node[] {
  if (outcome?.engine !== 'crash') return [];
  const lines = [];
  if (outcome.crashedAt !== null) lines.push(text('flightTitle', { multiplier: outcome.crashedAt }));
  if (outcome.cashedOutAt !== null) lines.push(text('cashedOutAt', { multiplier: outcome.cashedOutAt }));
  return [h('ul', { class: 'recall-lines' }, ...lines.map((line) => h('li', {}, line)))];
}
