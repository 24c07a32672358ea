import type { CrashRules } from '../../../protocol.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import type { Shell } from '../../shell/shell.ts';

export function crashRulesPage({ translator: { text, money } }: Shell, rules: CrashRules): HTMLElement[] {
  return [
    h('p', {}, text('crashRule')),
    facts([
      [text('rulesStakes'), text('crashLimits', { min: money(rules.minStake), max: money(rules.maxStake) })],
      [text('crashMin'), `${rules.minCashout}×`],
      [text('crashMax'), `${rules.maxMultiplier}×`],
    ]),
    h('h3', {}, text('rulesKeys')),
    h('p', {}, text('keysCrash')),
  ];
}
