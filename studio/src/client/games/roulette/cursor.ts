import { DOZEN_DEPTH, EVEN_DEPTH, spotAt, type TablePoint } from './table-map.ts';

/** Half fields along the streets, with the zero before and the column bets after. */
const US = [-0.5, ...Array.from({ length: 24 }, (_, index) => index * 0.5), 12.5];
const VS = [-DOZEN_DEPTH - EVEN_DEPTH / 2, -DOZEN_DEPTH / 2, 0, 0.5, 1, 1.5, 2, 2.5];

export const CURSOR_HOME: TablePoint = { u: 6.5, v: 1.5 };

/** The next position of the keyboard's cursor: half a field along or across. A position without a spot is skipped. */
export function moveCursor(from: TablePoint, along: -1 | 0 | 1, across: -1 | 0 | 1): TablePoint {
  let u = indexOf(US, from.u);
  let v = indexOf(VS, from.v);
  for (;;) {
    u += along;
    v += across;
    const point = { u: US[u] ?? Number.NaN, v: VS[v] ?? Number.NaN };
    if (Number.isNaN(point.u) || Number.isNaN(point.v)) return from;
    const spot = spotAt(point);
    if (spot !== null && spot !== spotAt(from)) return point;
  }
}

function indexOf(values: readonly number[], value: number): number {
  return values.reduce(
    (best, candidate, index) => (Math.abs(candidate - value) < Math.abs(values[best]! - value) ? index : best),
    0,
  );
}
