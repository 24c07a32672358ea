import '../../styles/scratch.css';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  scratch,
  type ScratchBet,
  type ScratchMove,
  type ScratchView,
  SERIES,
  TICKETS,
} from '../../../engines/scratch/index.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import { ladderTable, percentOf } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { rulesOf } from '../arcade/table.ts';
import { createScratchBoard } from './board.ts';
import { type ScratchWord, scratchWords } from './words.ts';

const SERIES_SHOWN = SERIES.toLocaleString('en');

/** A ticket of nine fields. */
export const scratchGame = steppedGame<ScratchWord, ScratchBet, ScratchMove, readonly number[], ScratchView>({
  name: 'scratch',
  game: scratch,
  words: scratchWords,
  mostSteps: 1,
  board: createScratchBoard,
  rules: ({ text, word }) => [
    h('p', {}, text('rule')),
    h('p', {}, text('fair', { series: SERIES_SHOWN })),
    h('h3', {}, text('table')),
    ladderTable(
      [text('prize'), text('tickets', { series: SERIES_SHOWN }), word('chance')],
      TICKETS.map(({ multiplier, tickets }) => [
        `${showMultiplier(multiplier)}×`,
        tickets.toLocaleString('en'),
        percentOf(tickets / SERIES),
      ]),
    ),
  ],
  closing: ({ shell, text }) => {
    const { money, text: shared } = shell.translator;
    const [least, most] = [shell.game.stakes[0] ?? '0', shell.game.stakes.at(-1) ?? '0'];
    return [
      facts([
        [text('sets'), `${money(least)} – ${money(most)}`],
        [text('highest'), `${showMultiplier(TICKETS[0]!.multiplier)}×`],
      ]),
      h('p', { class: 'small' }, text('leave', { hours: Math.round(rulesOf(shell).waitsMs / 3_600_000) })),
      h('h3', {}, shared('rulesKeys')),
      h('p', {}, text('keys')),
    ];
  },
  summary: ({ won }, text) => [document.createTextNode(won === null ? text('none') : `${showMultiplier(won)}×`)],
  describe: (_bet, { panels, won }, text) => [
    [text('fields'), panels.map((panel) => (panel === null ? '▒' : `${panel / 10_000}×`)).join(' ')],
    [text('prize'), won === null ? '—' : `${showMultiplier(won)}×`],
  ],
});
