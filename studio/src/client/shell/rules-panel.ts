import type { Engine } from '../games/engine.ts';
import { h } from './dom.ts';
import { facts } from './history-panel.ts';
import type { Shell } from './shell.ts';

/** Rules, pay table and odds, available before any stake. */
export function openRules(shell: Shell, engine: Engine): Promise<void> {
  const { game, translator } = shell;
  const { text } = translator;
  const seconds = String(game.minCycleMs / 1000);
  const cycle = game.minCycleMs > 0 ? [[text('rulesCycle'), text('rulesSeconds', { seconds })] as const] : [];
  return shell.openDialog({
    title: text('info'),
    isWide: true,
    body: [
      facts([[text('rulesRtp'), percent(game.rules.rtp)], ...cycle]),
      ...engine.rules(shell),
      h('p', { class: 'small' }, text('rulesMalfunction')),
    ],
  });
}

/** A share such as `0.96231` as `96.23 %`, rounded down. */
export function percent(share: string): string {
  const [whole = '0', fraction = ''] = share.split('.');
  const digits = `${whole}${fraction.padEnd(4, '0')}`;
  const cut = digits.slice(0, whole.length + 2).replace(/^0+(?=\d)/, '');
  return `${cut}.${digits.slice(whole.length + 2, whole.length + 4)} %`;
}
