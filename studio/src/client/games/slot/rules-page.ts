import { parseAmount } from '@champa/money';
import type { PotRules, PotRun, SlotRules } from '../../../protocol.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import { percent } from '../../shell/rules-panel.ts';
import type { Shell } from '../../shell/shell.ts';
import { skinOf } from '../../skins/themes.ts';
import { symbolPicture } from './symbol-picture.ts';

/** Payouts and odds, all from the server's own statement of the rules. */
export function slotRulesPage(shell: Shell, rules: SlotRules): HTMLElement[] {
  const { text, money } = shell.translator;
  const stakes = shell.game.stakes;
  return [
    facts([
      [text('rulesHit'), percent(rules.hitFrequency)],
      [text('rulesMaxWin'), text('rulesTimesStake', { multiple: rules.maxWinMultiple })],
      [text('rulesStakes'), `${money(stakes[0] ?? '0')} – ${money(stakes.at(-1) ?? '0')}`],
    ]),
    section(
      text('payTable'),
      h('div', { class: 'pays' }, ...rules.symbols.map(({ id }) => payCard(id, shell, rules))),
      [text('payTableNote', { lines: rules.lines.length }), text('linesRule')],
    ),
    section(text('freeSpins'), freeSpinsTable(shell, rules), [
      text('freeSpinsRule', { multiplier: rules.freeSpinMultiplier, limit: rules.freeSpinLimit }),
    ]),
    section(
      text('payLines'),
      h('div', { class: 'line-map' }, ...rules.lines.map((rows, index) => lineMap(rows, index, rules.rows))),
      [],
    ),
    ...(rules.pot ? [potSection(shell, rules.pot)] : []),
    section(text('rulesKeys'), h('p', {}, text('keysSlot')), []),
  ];
}

/** A progressive pot: what is in it, and how it is won. */
export function potSection(shell: Shell, pot: PotRules): HTMLElement {
  if (pot.run) return runSection(shell, pot, pot.run);
  const { text, money } = shell.translator;
  const stake = shell.game.stakes[0] ?? '0';
  const rounds = parseAmount(pot.span ?? '0') / parseAmount(stake);
  return section(pot.name, facts([[text('potNow'), money(pot.amount)]]), [
    text('potRule', { share: percent(pot.share), seed: money(pot.seed), stake: money(stake), rounds: String(rounds) }),
  ]);
}

/** A must-hit-by pot: its limit, what binds its secret, and the secret of the last one, which `fairness verify` reads. */
function runSection({ translator: { text, money } }: Shell, pot: PotRules, run: PotRun): HTMLElement {
  const told = ({ number, serverSeedHash }: PotRun) => [
    [text('potRun'), `${pot.code} · ${number}`] as const,
    [text('potHash'), serverSeedHash] as const,
  ];
  const last = pot.lastRun && [
    [text('potLast'), money(pot.lastRun.point)] as const,
    ...told(pot.lastRun),
    [text('potSecret'), pot.lastRun.serverSeed] as const,
  ];
  const now = [[text('potNow'), money(pot.amount)] as const, [text('potBefore'), money(run.ends)] as const];
  return section(pot.name, facts([...now, ...told(run), ...(last ?? [])]), [
    text('potRunRule', { share: percent(pot.share), begins: money(run.begins), ends: money(run.ends) }),
  ]);
}

function section(title: string, content: HTMLElement, notes: string[]): HTMLElement {
  return h(
    'section',
    { class: 'rules' },
    h('h3', {}, title),
    content,
    ...notes.map((note) => h('p', { class: 'small' }, note)),
  );
}

function payCard(id: string, shell: Shell, rules: SlotRules): HTMLElement {
  const { text } = shell.translator;
  const kind = rules.symbols.find((symbol) => symbol.id === id)?.kind;
  const pays = rules.pays.filter((pay) => pay.symbol === id).toSorted((a, b) => b.count - a.count);
  const notes: string[] = [];
  if (kind === 'wild') notes.push(text('wildRule'));
  if (kind === 'wild' && rules.wildMultiplier > 1)
    notes.push(text('wildMultiplierRule', { multiplier: rules.wildMultiplier }));
  if (kind === 'scatter') notes.push(text('scatterRule'));
  return h(
    'div',
    { class: notes.length > 0 ? 'pay pay-special' : 'pay' },
    symbolPicture(skinOf(shell.game.title.theme), rules, id),
    h(
      'div',
      { class: 'pay-rows' },
      ...notes.map((note) => h('p', { class: 'small' }, note)),
      ...pays.map(({ count, multiple }) =>
        h('div', { class: 'pay-row' }, h('span', {}, `${count}`), h('b', {}, `${multiple}`)),
      ),
    ),
  );
}

function freeSpinsTable({ translator: { text } }: Shell, rules: SlotRules): HTMLElement {
  return h('ul', { class: 'plain' }, ...rules.scatterPays.map((pay) => h('li', {}, text('scatterRow', pay))));
}

function lineMap(rows: readonly number[], index: number, height: number): HTMLElement {
  const cells = Array.from({ length: height }, (_, row) =>
    rows.map((own) => h('i', { class: own === row ? 'is-on' : '' })),
  ).flat();
  return h(
    'div',
    { class: 'line', role: 'img', 'aria-label': `${index + 1}: ${rows.map((row) => row + 1).join(' ')}` },
    h('b', {}, String(index + 1)),
    h('div', { class: 'line-cells' }, ...cells),
  );
}
