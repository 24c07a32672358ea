import { parseAmount } from '@champa/money';
import { readMultiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import type { Round } from '../../../protocol.ts';
import { h, setText } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ArcadeText } from './definition.ts';
import { move } from './motion.ts';
import { arcadeOutcome } from './outcome.ts';
import { isRealWin } from './panel.ts';

export type ArcadeStage = {
  /** Adds a finished round to the row of last results. */
  remember: (round: Round) => void;
  /** Shows and says how a round ended; a payout below the stake is no win. */
  tell: (round: Round, isFast: boolean) => void;
  clear: () => void;
  say: (message: string) => void;
};

const SHOWN_RESULTS = 12;
/** A win is seen, and then the board again: what was won stays in the panel and in the row of results. */
const PLATE_MS = 2_200;

/** The free part of the window: the row of last results, the board, and the plate of a win above it. */
export function createArcadeStage(
  shell: Shell,
  word: ArcadeText,
  board: HTMLElement,
  resultOf: (round: Round) => HTMLElement | null = () => null,
): ArcadeStage {
  const { audio, translator, isCalm } = shell;
  const results = h('ol', { class: 'results-row', 'aria-label': word('results') });
  const multiplier = h('b', {});
  const amount = h('span', {});
  const plate = h('div', { class: 'plate', 'aria-hidden': 'true' }, multiplier, amount);
  const voice = h('p', { class: 'only-heard', role: 'status' });
  shell.free.append(results, h('div', { class: 'board-place' }, board, plate), voice);
  let said = '';
  let leaving = 0;
  const say = (message: string) => {
    said = message;
    setText(voice, message);
  };

  function remember(round: Round): void {
    const outcome = arcadeOutcome(round.outcome);
    if (!outcome?.isOver) return;
    const figure = readMultiplier(outcome.multiplier);
    const own = resultOf(round);
    if (own) results.prepend(h('li', { class: 'result-own' }, own));
    else results.prepend(h('li', { class: `result-chip is-${tierOf(figure)}` }, `${showMultiplier(figure)}×`));
    while (results.childElementCount > SHOWN_RESULTS) results.lastElementChild?.remove();
  }

  function hidePlate(): void {
    window.clearTimeout(leaving);
    plate.classList.remove('is-shown');
  }

  /** What lies on the table and what it paid are heard in one: the second would silence the first. */
  function conclude(message: string): void {
    setText(voice, said === '' ? message : `${said} ${message}`);
    said = '';
  }

  return {
    remember,
    say,
    clear: hidePlate,
    tell: (round, isFast) => {
      const outcome = arcadeOutcome(round.outcome);
      if (!outcome) return;
      const figure = showMultiplier(readMultiplier(outcome.multiplier));
      const won = translator.money(round.win);
      if (!isRealWin(round.win, round.stake)) {
        const isBack = parseAmount(round.win) > 0n;
        conclude(isBack ? word('resultBack', { multiplier: figure, amount: won }) : word('resultNone'));
        return;
      }
      conclude(word('resultWin', { multiplier: figure, amount: won }));
      audio.play(readMultiplier(outcome.multiplier) >= 100_000 ? 'bigWin' : 'roundWin');
      setText(multiplier, `${figure}×`);
      setText(amount, `+${won}`);
      plate.classList.add('is-shown');
      leaving = window.setTimeout(hidePlate, PLATE_MS);
      if (!isFast && !isCalm)
        void move(
          plate,
          [{ transform: 'scale(0.6)', opacity: 0 }, { transform: 'scale(1.06)', opacity: 1, offset: 0.7 }, {}],
          {
            ms: 320,
          },
        );
    },
  };
}

function tierOf(multiplier: number): 'none' | 'back' | 'win' | 'high' {
  if (multiplier === 0) return 'none';
  if (multiplier <= 10_000) return 'back';
  return multiplier < 100_000 ? 'win' : 'high';
}
