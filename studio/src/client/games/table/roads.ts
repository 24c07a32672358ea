import type { Round } from '../../../protocol.ts';
import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { svg } from '../arcade/svg.ts';

/** `one` and `two` are the two sides; a `tie` is neither. */
export type RoadResult = 'one' | 'two' | 'tie';
export type RoadCell = { column: number; row: number; side: 'one' | 'two'; ties: number };
export type Mark = { column: number; row: number; side: 'one' | 'two' };

export const ROWS = 6;

/** Lays runs down columns of six; where a column is full or taken, the run turns right, as a dragon's tail. */
function layRuns<Item>(runs: readonly (readonly Item[])[]): { column: number; row: number; item: Item }[] {
  const taken = new Set<string>();
  const cells: { column: number; row: number; item: Item }[] = [];
  let start = 0;
  for (const run of runs) {
    while (taken.has(`${start}/0`)) start += 1;
    let [column, row] = [start, 0];
    for (const [index, item] of run.entries()) {
      if (index > 0) {
        const isDown = column === start && row + 1 < ROWS && !taken.has(`${column}/${row + 1}`);
        if (isDown) row += 1;
        else column += 1;
      }
      taken.add(`${column}/${row}`);
      cells.push({ column, row, item });
    }
    start += 1;
  }
  return cells;
}

/** Runs of the same side; a tie belongs to the result before it, and ties before the first result are left out. */
export function runsOf(results: readonly RoadResult[]): { side: 'one' | 'two'; ties: number }[][] {
  const runs: { side: 'one' | 'two'; ties: number }[][] = [];
  for (const result of results) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (result === 'tie') {
      if (last) last.ties += 1;
    } else if (last?.side === result) run!.push({ side: result, ties: 0 });
    else runs.push([{ side: result, ties: 0 }]);
  }
  return runs;
}

export function bigRoad(results: readonly RoadResult[]): RoadCell[] {
  return layRuns(runsOf(results)).map(({ item, ...place }) => ({ ...place, ...item }));
}

/**
 * The road derived from the big road by looking `back` columns: big eye boy 1, small road 2, cockroach road 3. `one` (red) means that
 * the shoe repeats itself, `two` (blue) that it does not.
 */
export function derivedRoad(results: readonly RoadResult[], back: 1 | 2 | 3): Mark[] {
  const lengths = runsOf(results).map((run) => run.length);
  const marks: ('one' | 'two')[] = [];
  for (const [column, length] of lengths.entries()) {
    for (let row = 0; row < length; row += 1) {
      if (row === 0 ? column - 1 - back < 0 : column - back < 0) continue;
      const isSame = row === 0 ? lengths[column - 1] === lengths[column - 1 - back] : lengths[column - back] !== row;
      marks.push(isSame ? 'one' : 'two');
    }
  }
  const runs: ('one' | 'two')[][] = [];
  for (const mark of marks) {
    if (runs.at(-1)?.[0] === mark) runs.at(-1)!.push(mark);
    else runs.push([mark]);
  }
  return layRuns(runs).map(({ item, column, row }) => ({ column, row, side: item }));
}

export type RoadSigns = Readonly<Record<RoadResult, string>>;

/** The roads of the rounds that the player knows, newest at the right. */
export function createRoads(
  shell: Shell,
  label: string,
  signs: RoadSigns,
  resultOf: (round: Round) => RoadResult | null,
): HTMLElement {
  const element = h('div', { class: 'roads', role: 'img', 'aria-label': label });
  shell.session.recent.watch((rounds) => {
    const results = rounds.toReversed().flatMap((round) => resultOf(round) ?? []);
    element.replaceChildren(
      beads(results, signs),
      grid('road road-big', 22, bigRoad(results), circle),
      h(
        'div',
        { class: 'roads-derived' },
        grid('road road-eye', 24, derivedRoad(results, 1), (cell) => circle({ ...cell, ties: 0 })),
        grid('road road-small', 12, derivedRoad(results, 2), disc),
        grid('road road-roach', 12, derivedRoad(results, 3), slash),
      ),
    );
  });
  return element;
}

function beads(results: readonly RoadResult[], signs: RoadSigns): SVGElement {
  const columns = 10;
  const skipped = Math.max(0, Math.ceil(results.length / ROWS) - columns) * ROWS;
  const cells = results.slice(skipped).map((result, index) => ({
    column: Math.floor(index / ROWS),
    row: index % ROWS,
    result,
  }));
  return grid('road road-beads', columns, cells, ({ column, row, result }) => [
    svg('circle', { class: `bead is-${result}`, cx: column + 0.5, cy: row + 0.5, r: 0.44 }),
    svg('text', { class: 'bead-sign', x: column + 0.5, y: row + 0.72 }, signs[result]),
  ]);
}

function grid<Cell extends { column: number; row: number }>(
  className: string,
  columns: number,
  cells: readonly Cell[],
  draw: (cell: Cell) => SVGElement[],
): SVGElement {
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const shift = Math.max(0, last - columns + 2);
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${x} 0V${ROWS}`),
    ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y}H${columns}`),
  ].join('');
  const shown = cells
    .filter(({ column }) => column >= shift)
    .flatMap((cell) => draw({ ...cell, column: cell.column - shift }));
  return svg(
    'svg',
    {
      viewBox: `0 0 ${columns} ${ROWS}`,
      class: className,
      'aria-hidden': 'true',
      preserveAspectRatio: 'xMinYMin meet',
    },
    svg('path', { class: 'road-grid', d: lines }),
    ...shown,
  );
}

function circle({ column, row, side, ties }: RoadCell): SVGElement[] {
  const ring = svg('circle', { class: `road-ring is-${side}`, cx: column + 0.5, cy: row + 0.5, r: 0.36 });
  if (ties === 0) return [ring];
  return [ring, svg('path', { class: 'road-tie', d: `M${column + 0.2} ${row + 0.8}L${column + 0.8} ${row + 0.2}` })];
}

function disc({ column, row, side }: Mark): SVGElement[] {
  return [svg('circle', { class: `road-disc is-${side}`, cx: column + 0.5, cy: row + 0.5, r: 0.36 })];
}

function slash({ column, row, side }: Mark): SVGElement[] {
  return [
    svg('path', { class: `road-slash is-${side}`, d: `M${column + 0.2} ${row + 0.8}L${column + 0.8} ${row + 0.2}` }),
  ];
}
