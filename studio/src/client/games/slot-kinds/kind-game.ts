import '../../styles/slot.css';
import '../../styles/slot-kinds.css';
import * as z from 'zod/mini';
import { readMultiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import type { KindPay, SlotKindGame } from '../../../engines/slot-kinds/game.ts';
import { hasFeature, KindBet, type KindStep, type KindView } from '../../../engines/slot-kinds/view.ts';
import type { ReelsName } from '../../../protocol.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import { percent } from '../../shell/rules-panel.ts';
import type { Shell } from '../../shell/shell.ts';
import type { SlotSkin } from '../../skins/skin.ts';
import { skinOf } from '../../skins/themes.ts';
import type { ArcadeText } from '../arcade/definition.ts';
import { instantGame } from '../arcade/instant.ts';
import { viewOf } from '../arcade/outcome.ts';
import { rulesOf } from '../arcade/table.ts';
import type { Engine } from '../engine.ts';
import { symbolSheet } from '../slot/art.ts';
import { potSection } from '../slot/rules-page.ts';
import { loadSource } from '../stage/images.ts';
import { createKindBoard } from './board.ts';
import type { KindLook } from './look.ts';
import { kindPicture } from './pictures.ts';
import { coinPicture } from './window.ts';
import { type KindWord, kindWords } from './words.ts';

/** A kind of slot as a game of the studio: its look is its own, the rest is shared. */
export function kindGame(name: ReelsName, game: SlotKindGame, look: KindLook): Engine {
  const engine = instantGame<KindWord, KindBet, KindView>({
    name,
    game,
    words: kindWords,
    isSlot: true,
    board: (table) => createKindBoard(game, look, table),
    rules: ({ shell, text }) => [
      ...look.rules(text).map((rule) => h('p', {}, rule)),
      ...extrasRule(shell, game, text),
      ...potRule(shell),
      ...payTable(shell, game, text),
      ...figures(game, text),
    ],
    summary: ({ steps }, text) => [document.createTextNode(summaryOf(steps, look, text))],
    describe: (bet, { steps }, text, word, { base, money }) => [
      ...extraRow(bet, text, word),
      ...steps
        .flatMap((step) => step.wins.map((win) => ({ step, win })))
        .slice(0, 40)
        .map(
          ({ step, win }) =>
            [
              `${look.tell(win, text)}${step.multiplier > 1 ? ` · ×${step.multiplier}` : ''}`,
              money((base * BigInt(win.pays * step.multiplier)) / 10_000n),
            ] as const,
        ),
    ],
    hasFeature,
  });
  return {
    ...engine,
    // Reels without their pictures would be empty boxes.
    mount: async (shell) => {
      await loadSource(symbolSheet(skinOf(shell.game.title.theme)));
      await engine.mount(shell);
    },
    details: (round, shell) => {
      const steps = viewOf(game.view, round)?.steps ?? [];
      return [...steps.map((step) => stepPicture(step, shell)), ...engine.details(round, shell)];
    },
  };
}

/** What the round had besides its plain reels, for the history. */
function extraRow(bet: unknown, text: Text<KindWord>, word: ArcadeText): (readonly [string, string])[] {
  const read = z.safeParse(KindBet, bet);
  return read.success && read.data.extra ? [[word('choice'), text(read.data.extra)]] : [];
}

/** The price and the return of what the operator offers for a price. */
function extrasRule(shell: Shell, { slot }: SlotKindGame, text: Text<KindWord>): HTMLElement[] {
  const { extras } = rulesOf(shell);
  if (extras.length === 0) return [];
  return [
    h('h3', {}, text('extras')),
    ...extras.flatMap(({ name, price, rtp }) => {
      const error = slot.extras?.[name]?.figures.error ?? null;
      const returned =
        error === null ? percent(rtp) : text('returnedOf', { percent: percent(rtp), error: percent(error) });
      return [
        h('p', {}, h('b', {}, `${text(name)}: `), text(`${name}Rule`)),
        facts([
          [text('price'), text('stakes', { count: showMultiplier(readMultiplier(price)) })],
          [text('returnedOfPrice'), returned],
        ]),
      ];
    }),
  ];
}

function potRule(shell: Shell): HTMLElement[] {
  const { pot } = rulesOf(shell);
  return pot ? [potSection(shell, pot)] : [];
}

/** One picture of a round for the history. */
function stepPicture(step: KindStep, shell: Shell): HTMLElement {
  const skin = skinOf(shell.game.title.theme);
  const text = shell.translator.of(kindWords);
  const won = new Set(step.wins.flatMap(({ cells }) => cells.map((cell) => cell.join('/'))));
  const columns = step.grid.map((column, at) =>
    h(
      'div',
      { class: 'recall-column' },
      ...column.map((symbol, row) => {
        const coin = step.coins.find(({ cell }) => cell[0] === at && cell[1] === row);
        if (coin) return coinPicture(coin, text);
        if (symbol === 'empty' || symbol === 'coin') return h('span', { class: 'symbol' });
        const picture = kindPicture(skin, symbol);
        if (won.has(`${at}/${row}`)) picture.classList.add('is-won');
        return picture;
      }),
    ),
  );
  return h('div', { class: 'recall recall-columns' }, ...columns);
}

function summaryOf(steps: readonly KindStep[], look: KindLook, text: Text<KindWord>): string {
  const best = steps.flatMap(({ wins }) => wins).toSorted((a, b) => b.pays - a.pays)[0];
  const free = steps.filter(({ phase }) => phase === 'free').length;
  const parts = [
    ...(best ? [look.tell(best, text)] : []),
    ...(free > 0 ? [`★ ${free}`] : []),
    ...(steps.at(-1)?.coins.length && steps.length > 1 ? [`${text('held')} ${steps.at(-1)!.coins.length}`] : []),
  ];
  return parts.length === 0 ? '—' : parts.join(' · ');
}

function payTable(shell: Shell, { slot }: SlotKindGame, text: Text<KindWord>): HTMLElement[] {
  const skin = skinOf(shell.game.title.theme);
  return [
    h('h3', {}, shell.translator.text('payTable')),
    h('div', { class: 'pays' }, ...slot.pays.map((pay) => payCard(skin, pay))),
    h('p', { class: 'small' }, `${text('ofStake')} ${text('drawn')}`),
  ];
}

function payCard(skin: SlotSkin, { symbol, counts, pays }: KindPay): HTMLElement {
  const rows = counts.map((count, index) =>
    h('span', { class: 'pay-row' }, h('span', {}, String(count)), h('b', {}, `${showMultiplier(pays[index]!)}×`)),
  );
  return h(
    'div',
    { class: 'pay pay-kind' },
    kindPicture(skin, symbol),
    h('div', { class: 'pay-rows' }, ...rows.toReversed()),
  );
}

function figures({ slot }: SlotKindGame, text: Text<KindWord>): HTMLElement[] {
  const { rtp, error, hitFrequency, deviation } = slot.figures;
  const returned = error === null ? percent(rtp) : text('returnedOf', { percent: percent(rtp), error: percent(error) });
  return [
    h('h3', {}, text('figures')),
    facts([
      [text('returned'), returned],
      [text('hit'), percent(hitFrequency)],
      [text('volatility'), text('stakes', { count: deviation })],
    ]),
    h('p', { class: 'small' }, text(error === null ? 'sampled' : 'sampledAll')),
    h('p', { class: 'small' }, text('limit', { count: slot.mostStakes.toLocaleString('en') })),
  ];
}
