import { type Amount, formatDecimal, parseAmount, ZERO } from '@champa/money';
import { readMultiplier } from '../../../engines/arcade/multiplier.ts';
import { type ArcadeRules, type FreeRounds, type PlayAnswer, ReelsName, type Round } from '../../../protocol.ts';
import type { Words } from '../../i18n/index.ts';
import { ApiFailure } from '../../net/api.ts';
import { newRequestId } from '../../net/request-id.ts';
import { untilAnswered } from '../../net/persist.ts';
import type { StakeSelector } from '../../shell/stake-selector.ts';
import type { Shell } from '../../shell/shell.ts';
import { autoplayEnd, type AutoplayEnd, type AutoplayRules, tallied } from './autoplay.ts';
import { askAutoplay } from './autoplay-dialog.ts';
import type { ArcadeText, Table } from './definition.ts';
import { pause } from './motion.ts';
import { arcadeOutcome } from './outcome.ts';
import { createPanel, type Panel, type PanelMode } from './panel.ts';
import { createArcadeStage, type ArcadeStage } from './stage.ts';
import { createStatistics } from './statistics.ts';
import { type ArcadeWord, arcadeWords } from './words.ts';

const ENDS = {
  rounds: 'autoplayEndedRounds',
  loss: 'autoplayEndedLoss',
  gain: 'autoplayEndedGain',
  win: 'autoplayEndedWin',
  funds: 'autoplayEndedFunds',
} as const satisfies Record<AutoplayEnd, ArcadeWord>;

/** Between two rounds of autoplay, so that each result can be seen. */
const AUTOPLAY_PAUSE_MS = 700;
const AUTOPLAY_TURBO_PAUSE_MS = 120;

/** What both kinds of round share at the table. */
export type House = {
  shell: Shell;
  word: ArcadeText;
  panel: Panel;
  stage: ArcadeStage;
  isFast: () => boolean;
  /** Takes the stake from the shown balance, and sends the bet until it is answered. Throws after a refusal. */
  place: (bet: object) => Promise<PlayAnswer>;
  /** A round has been seen to its end: balance, win, history, figures. */
  settle: (answer: PlayAnswer) => void;
};

export type Runner = {
  /** The large button was pressed. */
  press: () => void;
  /** Plays one whole round for autoplay; null: it was refused. */
  playThrough: (steps: number) => Promise<Round | null>;
  /** What the button does while no autoplay runs. */
  mode: () => PanelMode;
  mostSteps: number;
};

export type Furniture = {
  board: HTMLElement;
  options: readonly HTMLElement[];
  refresh: () => void;
  /** What chooses the stake; else the ladder of stakes. */
  selector?: StakeSelector | undefined;
  /** The moves of an open round; else it is cashed out by the large button. */
  acts?: HTMLElement | undefined;
  /** What a round of the board's bet costs at this stake; else the stake itself. */
  costOf?: (stake: Amount) => Amount;
  /** A slot has no turbo (RTS 14E). */
  isSlot?: true | undefined;
  /** A round in the row of last results; null: its multiplier. */
  result?: (round: Round) => HTMLElement | null;
  runner: (house: House) => Runner;
};

export function rulesOf({ game: { rules } }: Shell): ArcadeRules {
  if (!('hasAutoplay' in rules)) throw new Error('these are not the rules of an arcade game');
  return rules;
}

/** The free rounds that are played first; only slots have any. */
export function giftOf({ game, session }: Shell): FreeRounds | null {
  return ReelsName.options.some((name) => name === game.engine) ? session.freeRounds.get() : null;
}

/** What a board gets before its table is built. */
export function tableOf<Id extends string>(
  shell: Shell,
  words: Words<Id>,
  house: () => { stake: () => Amount; changed: () => void; play: () => void; say: (message: string) => void },
): Table<Id> {
  return {
    shell,
    text: shell.translator.of(words),
    word: shell.translator.of(arcadeWords),
    stake: () => house().stake(),
    changed: () => house().changed(),
    play: () => house().play(),
    say: (message) => house().say(message),
  };
}

export type Opened = { house: House; refresh: () => void; press: () => void };

/** Builds the table of a game: panel, stage, figures and autoplay around its board. */
export function openTable(shell: Shell, furniture: Furniture): Opened {
  const { session, translator, audio, game } = shell;
  const word = translator.of(arcadeWords);
  const rules = rulesOf(shell);
  const stage = createArcadeStage(shell, word, furniture.board, furniture.result);
  const statistics = createStatistics(shell, word);
  let auto: { isStopping: boolean; left: number } | null = null;
  let lastStart = 0;
  let isOpen = false;
  const panel = createPanel(shell, word, furniture, {
    onPress: () => {
      if (auto) auto.isStopping = true;
      else runner.press();
    },
    // The board may not be asked before its table stands.
    onStake: () => (isOpen ? furniture.refresh() : undefined),
    onAutoplay: rules.hasAutoplay && !furniture.acts ? () => void autoplay() : null,
    onStatistics: statistics.open,
  });
  const cost = (): Amount => {
    const stake = parseAmount(panel.stake());
    return furniture.costOf?.(stake) ?? stake;
  };
  for (const round of game.recent.toReversed()) stage.remember(round);

  const house: House = {
    shell,
    word,
    panel,
    stage,
    isFast: () => panel.isTurbo() || shell.isCalm,
    place: async (bet) => {
      const gift = giftOf(shell);
      const stake = gift?.stake ?? formatDecimal(cost());
      const [amount, before] = [gift ? ZERO : parseAmount(stake), session.balance.get()];
      stage.clear();
      shell.win.show(translator.money(0n));
      // Shown at once and corrected by the answer: a refusal restores the real balance.
      if (before >= amount) session.balance.set(before - amount);
      audio.play('chip', 1);
      await pause(Math.max(0, lastStart + game.minCycleMs - Date.now()));
      lastStart = Date.now();
      const request = { requestId: newRequestId(), stake, bet: { ...bet }, ...(gift && { freeRounds: gift.id }) };
      try {
        const answer = await untilAnswered(() => shell.api.play(request), shell.persistence);
        session.seeds.set(answer.fairness);
        return answer;
      } catch (error) {
        session.balance.set(before);
        if (gift && error instanceof ApiFailure && error.code === 'FREE_ROUNDS_OVER') session.freeRounds.set(null);
        throw error;
      }
    },
    settle: ({ round, balance, freeRounds }) => {
      const [stake, win] = [round.isFree ? ZERO : parseAmount(round.stake), parseAmount(round.win)];
      session.freeRounds.set(freeRounds);
      if (round.isFree && !freeRounds) shell.toast(translator.text('freeRoundsOver'));
      session.confirmBalance(balance);
      shell.report(round);
      shell.win.show(translator.money(win), win > stake);
      const outcome = arcadeOutcome(round.outcome);
      if (outcome) statistics.count(stake, win, readMultiplier(outcome.multiplier));
      stage.remember(round);
      stage.tell(round, house.isFast());
    },
  };
  const runner = furniture.runner(house);

  async function autoplay(): Promise<void> {
    const stake = parseAmount(panel.stake());
    const wished = await askAutoplay(shell, word, stake, runner.mostSteps);
    if (wished) await playBy(wished, stake);
  }

  async function playBy(wished: AutoplayRules, stake: Amount): Promise<void> {
    let tally = { played: 0, net: 0n };
    let lastWin: Amount | null = null;
    auto = { isStopping: false, left: wished.rounds };
    for (;;) {
      const end = autoplayEnd(wished, tally, { lastWin, stake, balance: session.balance.get() });
      if (end) shell.toast(word(ENDS[end]));
      if (end || auto.isStopping) break;
      auto.left = wished.rounds - tally.played;
      panel.setMode({ kind: 'auto', left: auto.left });
      const round = await runner.playThrough(wished.steps);
      if (!round) break;
      lastWin = parseAmount(round.win);
      tally = tallied(tally, stake, lastWin);
      await pause(house.isFast() ? AUTOPLAY_TURBO_PAUSE_MS : AUTOPLAY_PAUSE_MS);
    }
    auto = null;
    refresh();
  }

  function refresh(): void {
    if (auto) panel.setMode({ kind: 'auto', left: auto.left });
    else panel.setMode(runner.mode());
  }

  refresh();
  isOpen = true;
  return { house, refresh, press: () => runner.press() };
}
