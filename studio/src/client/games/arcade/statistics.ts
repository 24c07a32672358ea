import { type Amount, formatDecimal, parseAmount, ZERO } from '@champa/money';
import { type Multiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { h } from '../../shell/dom.ts';
import { facts } from '../../shell/history-panel.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ArcadeText } from './definition.ts';

type Tally = { rounds: number; staked: Amount; won: Amount; best: Multiplier; nets: Amount[] };

export type Statistics = { count: (stake: Amount, win: Amount, multiplier: Multiplier) => void; open: () => void };

const MOST_POINTS = 200;

/** What was played since the game was opened in this tab; it survives a reload. */
export function createStatistics(shell: Shell, word: ArcadeText): Statistics {
  const key = `champa-studio-figures:${shell.game.title.gameCode}:${shell.game.currency}`;
  const tally = read(window.sessionStorage.getItem(key));
  return {
    count: (stake, win, multiplier) => {
      tally.rounds += 1;
      tally.staked += stake;
      tally.won += win;
      tally.best = Math.max(tally.best, multiplier);
      tally.nets = [...tally.nets, tally.won - tally.staked].slice(-MOST_POINTS);
      window.sessionStorage.setItem(key, write(tally));
    },
    open: () => void shell.openDialog({ title: word('statistics'), body: body(shell, word, tally) }),
  };
}

function body({ translator: { money } }: Shell, word: ArcadeText, tally: Tally): HTMLElement[] {
  if (tally.rounds === 0) return [h('p', { class: 'empty' }, word('statisticsEmpty'))];
  return [
    chart(tally.nets, word('statisticsChart')),
    facts([
      [word('statisticsRounds'), String(tally.rounds)],
      [word('statisticsStaked'), money(tally.staked)],
      [word('statisticsWon'), money(tally.won)],
      [word('statisticsNet'), money(tally.won - tally.staked)],
      [word('statisticsBest'), `${showMultiplier(tally.best)}×`],
    ]),
  ];
}

const WIDTH = 320;
const HEIGHT = 120;
const SVG = 'http://www.w3.org/2000/svg';

/** The net after each round as a line; the thin line is nothing lost and nothing won. */
function chart(nets: readonly Amount[], label: string): HTMLElement {
  const { line, zero } = chartPoints(nets, WIDTH, HEIGHT);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  const parts = [
    ['chart-zero', `M0 ${zero}H${WIDTH}`],
    ['chart-line', `M${line.join('L')}`],
  ] as const;
  for (const [name, path] of parts) {
    const element = document.createElementNS(SVG, 'path');
    element.setAttribute('class', name);
    element.setAttribute('d', path);
    svg.append(element);
  }
  const figure = h('figure', { class: 'chart' });
  figure.append(svg);
  return figure;
}

/** The points of the line, and the height of zero, which always lies within the chart. */
export function chartPoints(nets: readonly Amount[], width: number, height: number): { line: string[]; zero: number } {
  const all = [ZERO, ...nets];
  const highest = all.reduce((most, net) => (net > most ? net : most), ZERO);
  const lowest = all.reduce((least, net) => (net < least ? net : least), ZERO);
  const span = highest - lowest || 1n;
  const y = (net: Amount) => 4 + (Number(((highest - net) * 1_000n) / span) / 1_000) * (height - 8);
  const line = all.map((net, index) => `${Math.round((index / (all.length - 1 || 1)) * width)} ${Math.round(y(net))}`);
  return { line, zero: Math.round(y(ZERO)) };
}

function write({ rounds, staked, won, best, nets }: Tally): string {
  return [rounds, best, ...[staked, won, ...nets].map(formatDecimal)].join('|');
}

function read(text: string | null): Tally {
  const [rounds = '0', best = '0', staked = '0', won = '0', ...nets] = text === null ? [] : text.split('|');
  return {
    rounds: Number(rounds),
    best: Number(best),
    staked: parseAmount(staked),
    won: parseAmount(won),
    nets: nets.map(parseAmount),
  };
}
