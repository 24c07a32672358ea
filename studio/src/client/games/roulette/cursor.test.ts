import { expect, it } from 'vitest';
import { SPOTS } from '../../../engines/roulette/index.ts';
import { CURSOR_HOME, moveCursor } from './cursor.ts';
import { spotAt, type TablePoint } from './table-map.ts';

const MOVES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

it('every spot of the table can be reached with the arrow keys', () => {
  const found = new Set<string>();
  const queue: TablePoint[] = [CURSOR_HOME];
  const visited = new Set<string>();
  for (let point = queue.shift(); point; point = queue.shift()) {
    const key = `${point.u}/${point.v}`;
    if (visited.has(key)) continue;
    visited.add(key);
    found.add(spotAt(point)!);
    for (const [along, across] of MOVES) queue.push(moveCursor(point, along, across));
  }
  expect(SPOTS.map((spot) => spot.id).filter((id) => !found.has(id))).toEqual([]);
});

it('stays where it is at the edge', () => {
  expect(moveCursor({ u: -0.5, v: 1.5 }, -1, 0)).toEqual({ u: -0.5, v: 1.5 });
});
