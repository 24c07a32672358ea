import type { RouletteRules } from '../../../protocol.ts';
import type { MessageId } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import type { Shell } from '../../shell/shell.ts';

type Spot = RouletteRules['spots'][number];

const NAMES = {
  straight: 'straightName',
  split: 'splitName',
  street: 'streetName',
  trio: 'trioName',
  corner: 'cornerName',
  'first-four': 'firstFour',
  'six-line': 'sixLineName',
  dozen: 'dozenName',
  column: 'columnName',
  'even-chance': 'evenChanceName',
} as const satisfies Record<Spot['kind'], MessageId>;

export function rouletteRulesPage({ translator }: Shell, rules: RouletteRules): HTMLElement[] {
  const { text, money } = translator;
  const kinds = new Map(rules.spots.map((spot) => [spot.kind, spot.paysToOne]));
  return [
    h('p', {}, text('rouletteRule')),
    facts([...kinds].map(([kind, odds]) => [text(NAMES[kind]), text('paysToOne', { odds })])),
    h('h3', {}, text('tableLimit')),
    facts([
      [text('tableLimit'), money(rules.maxTable)],
      [text('fields'), text('spotLimit', { min: money(rules.minSpot), max: money(rules.maxSpot) })],
    ]),
    h('h3', {}, text('rulesKeys')),
    h('p', {}, text('keysRoulette')),
  ];
}
