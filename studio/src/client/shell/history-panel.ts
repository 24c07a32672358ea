import { parseAmount } from '@champa/money';
import type { Round, RoundState } from '../../protocol.ts';
import type { Engine } from '../games/engine.ts';
import type { MessageId } from '../i18n/index.ts';
import { h } from './dom.ts';
import type { Shell } from './shell.ts';

const STATES = {
  deciding: 'stateDeciding',
  open: 'stateDeciding',
  settling: 'stateSettling',
  settled: 'stateSettled',
  returning: 'stateReturning',
  returned: 'stateReturned',
  refused: 'stateRefused',
} as const satisfies Record<RoundState, MessageId>;

/** The last rounds; each opens to show all stakes, results and payouts. */
export function openHistory(shell: Shell, engine: Engine): Promise<void> {
  const { text } = shell.translator;
  const rounds = shell.session.recent.get();
  const body =
    rounds.length === 0
      ? h('p', { class: 'empty' }, text('historyEmpty'))
      : h('ul', { class: 'rounds' }, ...rounds.map((round) => row(round, shell, engine)));
  return shell.openDialog({ title: text('history'), body: [body], isWide: true });
}

function row(round: Round, shell: Shell, engine: Engine): HTMLElement {
  const { text, money, time } = shell.translator;
  const hasWon = parseAmount(round.win) > 0n;
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'round-row', onclick: () => void openRound(round, shell, engine) },
      h('span', { class: 'round-time' }, time(round.at + shell.session.clockOffset)),
      h(
        'span',
        { class: 'round-result' },
        ...(round.outcome ? engine.summary(round.outcome, shell) : [text(STATES[round.state])]),
      ),
      h('span', { class: 'round-stake' }, round.isFree ? text('freeRound') : money(round.stake)),
      h(
        'span',
        { class: hasWon ? 'round-win is-win' : 'round-win' },
        hasWon ? `+${money(round.win)}` : money(round.win),
      ),
    ),
  );
}

function openRound(round: Round, shell: Shell, engine: Engine): Promise<void> {
  const { text, money } = shell.translator;
  const { fairness } = round;
  const optional = (amount: string | null) => (amount === null ? '—' : money(amount));
  return shell.openDialog({
    title: text('historyRound', { id: round.id }),
    isWide: true,
    body: [
      ...engine.details(round, shell),
      facts([
        [text('historyTime'), new Date(round.at).toLocaleString(shell.translator.locale)],
        [text('historyResult'), text(STATES[round.state])],
        [text('stake'), round.isFree ? `${money(round.stake)} · ${text('freeRound')}` : money(round.stake)],
        [text('win'), money(round.win)],
        [text('historyBefore'), optional(round.balanceBefore)],
        [text('historyAfter'), optional(round.balanceAfter)],
        [text('fairnessHash'), fairness.serverSeedHash],
        [text('fairnessClientSeed'), fairness.clientSeed],
        [text('fairnessNonceOf'), String(fairness.nonce)],
        [text('fairnessServerSeed'), fairness.serverSeed ?? text('fairnessHidden')],
      ]),
    ],
  });
}

/** A list of names and values. */
export function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return h(
    'dl',
    { class: 'details' },
    ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  );
}
