import '../../styles/arcade.css';
import { parseAmount } from '@champa/money';
import type * as z from 'zod/mini';
import { baseOf, type InstantGame, type SteppedGame } from '../../../engines/arcade/game.ts';
import { readMultiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import type { Text, Words } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import { percent } from '../../shell/rules-panel.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Engine } from '../engine.ts';
import type { ArcadeText, RoundMoney, Table } from './definition.ts';
import { tableWords } from '../table/words.ts';
import { arcadeOutcome, viewOf } from './outcome.ts';
import { replayArcade } from './replay.ts';
import { rulesOf } from './table.ts';
import { arcadeWords } from './words.ts';

type Described<Id extends string, Bet, Move, Deal, View> = {
  name: string;
  game: InstantGame<Bet, View> | SteppedGame<Bet, Move, Deal, View>;
  words: Words<Id>;
  rules: (table: Pick<Table<Id>, 'shell' | 'text' | 'word'>) => HTMLElement[];
  summary: (view: View, text: Text<Id>) => Node[];
  describe: (
    bet: unknown,
    view: View,
    text: Text<Id>,
    word: ArcadeText,
    of: RoundMoney,
  ) => readonly (readonly [string, string])[];
  closing?: (table: Pick<Table<Id>, 'shell' | 'text' | 'word'>) => HTMLElement[];
  isTable?: true;
};

/** What all arcade games answer alike: rules, history and verification. */
export function arcadeEngine<Id extends string, Bet, Move, Deal, View extends object>(
  definition: Described<Id, Bet, Move, Deal, View>,
  mount: (shell: Shell) => Promise<void>,
): Engine {
  const { game, words } = definition;
  const view = game.view as z.ZodMiniType<View>;
  return {
    mount: (shell) => {
      shell.controls.parentElement?.classList.add('frame-arcade');
      shell.scene.classList.add('scene-arcade', `scene-${definition.name}`);
      if (definition.isTable) {
        shell.scene.classList.add('scene-table');
        shell.controls.parentElement?.classList.add('frame-table');
      }
      // Titles of one game differ in their light.
      document.documentElement.style.setProperty(
        '--title-hue',
        `${hueOf(shell.game.title.gameCode, definition.isTable ? FELT_HUES : HUES)}deg`,
      );
      return mount(shell);
    },
    rules: (shell) => {
      const word = shell.translator.of(arcadeWords);
      const table = { shell, text: shell.translator.of(words), word };
      return [...definition.rules(table), ...(definition.closing?.(table) ?? shared(shell, word))];
    },
    summary: (outcome, shell) => {
      const shown = viewOf(view, { outcome });
      const figure = arcadeOutcome(outcome);
      if (!shown || !figure) return [];
      const tile = h('b', {}, `${showMultiplier(readMultiplier(figure.multiplier))}× `);
      return [tile, ...definition.summary(shown, shell.translator.of(words))];
    },
    details: (round, shell) => {
      const shown = viewOf(view, round);
      if (!shown) return [];
      const word = shell.translator.of(arcadeWords);
      const opening = parseAmount(round.stake) - parseAmount(round.raised);
      const rows = definition.describe(round.bet, shown, shell.translator.of(words), word, {
        opening,
        base: baseOf(game, round.bet as Bet, opening),
        isOver: arcadeOutcome(round.outcome)?.isOver ?? true,
        money: shell.translator.money,
      });
      const last = round.acts.at(-1) === 'cashOut' ? [[word('cashedOut'), '✓'] as const] : [];
      return [facts([...rows, ...last])];
    },
    replay: (round, serverSeed) => replayArcade(game, round, serverSeed),
  };
}

function shared(shell: Shell, word: ArcadeText): HTMLElement[] {
  const { text, money } = shell.translator;
  const { highestRtp, rtp, maxMultiplier, waitsMs, limits } = rulesOf(shell);
  if (limits) return sharedAtTables(shell, limits);
  const { stakes } = shell.game;
  const [least, most] = [stakes[0] ?? '0', stakes.at(-1) ?? '0'];
  return [
    facts([
      [text('rulesStakes'), `${money(least)} – ${money(most)}`],
      [word('statisticsBest'), `${showMultiplier(readMultiplier(maxMultiplier))}×`],
    ]),
    h('p', { class: 'small' }, word('exact')),
    highestRtp === rtp ? null : h('p', { class: 'small' }, word('worstBet', { percent: percent(highestRtp) })),
    waitsMs === 0 ? null : h('p', { class: 'small' }, word('waits', { hours: Math.round(waitsMs / 3_600_000) })),
    h('h3', {}, text('rulesKeys')),
    h('p', {}, word('keys')),
  ].filter((part) => part !== null);
}

function sharedAtTables(
  shell: Shell,
  { unit, maxSpot, maxTable }: NonNullable<ReturnType<typeof rulesOf>['limits']>,
): HTMLElement[] {
  const { text, money, of } = shell.translator;
  const word = of(tableWords);
  const { highestRtp, rtp, waitsMs } = rulesOf(shell);
  return [
    facts([
      [text('rulesStakes'), `${money(unit)} –`],
      [word('limits'), `${money(maxSpot)}, ${money(maxTable)}`],
    ]),
    highestRtp === rtp ? null : h('p', { class: 'small' }, word('worst', { percent: percent(highestRtp) })),
    waitsMs === 0 ? null : h('p', { class: 'small' }, word('waits', { hours: Math.round(waitsMs / 3_600_000) })),
    h('h3', {}, text('rulesKeys')),
    h('p', {}, word('keys')),
  ].filter((part) => part !== null);
}

const HUES = [0, 24, -28, 52, -60, 160] as const;
/** Green, sea, blue and wine: the colours of cloth. */
const FELT_HUES = [0, 14, 40, 58, 198] as const;

/** One of a few lights, always the same for a title. */
function hueOf(gameCode: string, hues: readonly number[]): number {
  let sum = 0;
  for (const letter of gameCode) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return hues[sum % hues.length]!;
}
