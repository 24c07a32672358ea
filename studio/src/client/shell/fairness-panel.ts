import * as z from 'zod/mini';
import { ClientSeed, type RotateAnswer, type Round } from '../../protocol.ts';
import type { Engine } from '../games/engine.ts';
import { h, setText } from './dom.ts';
import { facts } from './history-panel.ts';
import type { Shell } from './shell.ts';

/**
 * The promise before play, the change of seeds that reveals the seed, and the verification of every round in the player's own
 * browser.
 */
export function openFairness(shell: Shell, engine: Engine): Promise<void> {
  const { text } = shell.translator;
  const seeds = shell.session.seeds.get();
  const input = h('input', {
    id: 'client-seed',
    class: 'field',
    value: seeds.clientSeed,
    maxlength: 64,
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const result = h('div', {});
  const current = h('div', {}, promise(shell));

  async function rotate(): Promise<void> {
    setText(problem, '');
    const clientSeed = input.value.trim();
    if (!z.safeParse(ClientSeed, clientSeed).success) return setText(problem, text('fairnessBadSeed'));
    try {
      const { revealed, next } = await shell.api.rotate({ clientSeed });
      shell.session.seeds.set(next);
      current.replaceChildren(promise(shell));
      result.replaceChildren(reveal(revealed, shell, engine));
    } catch (error) {
      await shell.fail(error);
    }
  }

  return shell.openDialog({
    title: text('fairness'),
    isWide: true,
    body: [
      h('p', {}, text('fairnessIntro')),
      current,
      h('label', { class: 'field-label', for: 'client-seed' }, text('fairnessClientSeed')),
      h(
        'div',
        { class: 'field-row' },
        input,
        h(
          'button',
          { type: 'button', class: 'button button-primary', onclick: () => void rotate() },
          text('fairnessRotate'),
        ),
      ),
      problem,
      result,
    ],
  });
}

function promise({ session, translator: { text } }: Shell): HTMLElement {
  const { serverSeedHash, clientSeed, nonce } = session.seeds.get();
  return facts([
    [text('fairnessHash'), serverSeedHash],
    [text('fairnessClientSeed'), clientSeed],
    [text('fairnessNonce'), String(nonce)],
  ]);
}

function reveal(revealed: RotateAnswer['revealed'], shell: Shell, engine: Engine): HTMLElement {
  const { text } = shell.translator;
  const rounds = shell.session.recent
    .get()
    .filter((round) => round.fairness.serverSeedHash === revealed.serverSeedHash);
  return h(
    'section',
    { class: 'revealed' },
    h('h3', {}, text('fairnessRevealed', { rounds: revealed.rounds })),
    facts([
      [text('fairnessServerSeed'), revealed.serverSeed],
      [text('fairnessHash'), revealed.serverSeedHash],
    ]),
    h('ul', { class: 'rounds' }, ...rounds.map((round) => check(round, revealed.serverSeed, shell, engine))),
  );
}

function check(round: Round, serverSeed: string, shell: Shell, engine: Engine): HTMLElement {
  const { text, time, money } = shell.translator;
  const verdict = h('span', { class: 'verdict', role: 'status' });
  const run = () => {
    const { isCommitted, isSame } = engine.replay(round, serverSeed, shell);
    const isGood = isCommitted && isSame;
    const told = !isCommitted ? 'fairnessNotCommitted' : isSame ? 'fairnessMatches' : 'fairnessDiffers';
    setText(verdict, isGood ? text(told) : `${text(told)} ${text('fairnessAlert')}`);
    verdict.classList.toggle('is-win', isGood);
    verdict.classList.toggle('is-bad', !isGood);
  };
  return h(
    'li',
    { class: 'check-row' },
    h('span', { class: 'round-time' }, `#${round.fairness.nonce} · ${time(round.at + shell.session.clockOffset)}`),
    h('span', { class: 'round-result' }, ...(round.outcome ? engine.summary(round.outcome, shell) : [])),
    h('span', { class: 'round-win' }, money(round.win)),
    h('button', { type: 'button', class: 'button button-small', onclick: run }, text('fairnessVerify')),
    verdict,
  );
}
