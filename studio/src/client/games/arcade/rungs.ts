import { type Multiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { h, setText } from '../../shell/dom.ts';
import type { ArcadeText } from './definition.ts';

export type Rungs = {
  element: HTMLElement;
  /** Null: there is no such step. */
  show: (now: Multiplier | null, next: Multiplier | null) => void;
};

/** What a round is worth now, and after its next step. */
export function createRungs(word: ArcadeText): Rungs {
  const [now, next] = [h('b', {}), h('b', {})];
  const [nowPart, nextPart] = [
    h('span', { class: 'rung is-now' }, h('small', {}, word('now')), now),
    h('span', { class: 'rung is-next' }, h('small', {}, word('next')), next),
  ];
  const place = (part: HTMLElement, value: HTMLElement, multiplier: Multiplier | null) => {
    part.hidden = multiplier === null;
    if (multiplier !== null) setText(value, `${showMultiplier(multiplier)}×`);
  };
  return {
    element: h('div', { class: 'rungs' }, nowPart, nextPart),
    show: (nowAt, nextAt) => {
      place(nowPart, now, nowAt);
      place(nextPart, next, nextAt);
    },
  };
}

/** A table of a ladder for the rules page: step, chance and multiplier. */
export function ladderTable(heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  return h(
    'table',
    { class: 'pay-rows' },
    h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, cell))))),
  );
}

/** A chance such as `12.34 %`. */
export function percentOf(chance: number): string {
  return `${(chance * 100).toFixed(chance < 0.001 ? 6 : 2)} %`;
}
