import type { RouletteRules } from '../../../protocol.ts';

/**
 * The betting table in its own coordinates, the same in both orientations. `u` runs along the twelve streets, 0 to 12, with the
 * zero before 0 and the column bets after 12; `v` runs across the three columns, 0 to 3, with the dozens and the even chances
 * below 0.
 */
export type TablePoint = { u: number; v: number };

export type TableBox = { id: string; u: number; v: number; width: number; height: number };

/** Depth of the row of dozens, and of the row of even chances under it. */
export const DOZEN_DEPTH = 0.85;
export const EVEN_DEPTH = 0.85;
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** How near to a grid line a touch must be to select the line, as a part of a field. */
const NEAR = 0.24;

/** The fields as boxes in the table's coordinates: `width` along u, `height` along v. */
export function tableBoxes(): TableBox[] {
  const numbers = Array.from({ length: 36 }, (_, index) => ({
    id: `straight:${index + 1}`,
    u: Math.floor(index / 3),
    v: index % 3,
    width: 1,
    height: 1,
  }));
  const thirds = [0, 1, 2];
  return [
    { id: 'straight:0', u: -1, v: 0, width: 1, height: 3 },
    ...numbers,
    ...thirds.map((third) => ({ id: `column:${third + 1}`, u: 12, v: third, width: 1, height: 1 })),
    ...thirds.map((third) => ({
      id: `dozen:${third + 1}`,
      u: third * 4,
      v: -DOZEN_DEPTH,
      width: 4,
      height: DOZEN_DEPTH,
    })),
    ...EVEN_CHANCES.map((id, index) => ({
      id,
      u: index * 2,
      v: -DOZEN_DEPTH - EVEN_DEPTH,
      width: 2,
      height: EVEN_DEPTH,
    })),
  ];
}

/** The spot selected at this point; null outside the table. */
export function spotAt({ u, v }: TablePoint): string | null {
  if (u < -1 || u > 13 || v > 3 || v < -DOZEN_DEPTH - EVEN_DEPTH) return null;
  if (v < -NEAR) return outsideAt(u, v);
  if (u > 12) return v >= 0 ? `column:${third(v) + 1}` : null;
  if (v < 0 && u < -NEAR) return null;
  return insideAt(u, v);
}

/** The position of a chip on a spot. */
export function spotPoint({ id, kind, numbers }: RouletteRules['spots'][number]): TablePoint {
  const box = tableBoxes().find((candidate) => candidate.id === id);
  if (box) return { u: box.u + box.width / 2, v: box.v + box.height / 2 };
  if (kind === 'first-four') return { u: 0, v: 0 };
  const places = numbers.filter((number) => number > 0).map(fieldOf);
  const v = kind === 'street' || kind === 'six-line' ? 0 : mean(places.map((place) => place.v + 0.5));
  return { u: numbers.includes(0) ? 0 : mean(places.map((place) => place.u + 0.5)), v };
}

function outsideAt(u: number, v: number): string | null {
  if (u < 0 || u >= 12) return null;
  return v >= -DOZEN_DEPTH ? `dozen:${Math.floor(u / 4) + 1}` : EVEN_CHANCES[Math.floor(u / 2)]!;
}

function insideAt(u: number, v: number): string {
  const line = nearLine(u, 11);
  const edge = nearLine(v, 2);
  if (line === null && u < 0) return 'straight:0';
  const street = Math.min(11, Math.max(0, Math.floor(u)));
  if (edge === 0 || v < 0) return outerEdge(line, street);
  if (line === 0)
    return edge === null ? named('split', [0, third(v) + 1]) : named('trio', edge === 1 ? [0, 1, 2] : [0, 2, 3]);
  const before = (line ?? 0) * 3 - 3;
  if (line !== null && edge !== null)
    return named('corner', [before + edge, before + edge + 1, before + edge + 3, before + edge + 4]);
  if (line !== null) return named('split', [before + third(v) + 1, before + third(v) + 4]);
  if (edge !== null) return named('split', [street * 3 + edge, street * 3 + edge + 1]);
  return named('straight', [street * 3 + third(v) + 1]);
}

// Along the side of the dozens: streets, six lines between them, and the first four in the corner by the zero.
function outerEdge(line: number | null, street: number): string {
  if (line === 0) return 'first-four';
  const first = (line ?? street) * 3;
  if (line === null) return named('street', [first + 1, first + 2, first + 3]);
  return named('six-line', [first - 2, first - 1, first, first + 1, first + 2, first + 3]);
}

/** The grid line that a coordinate is near to, from 0 to `last`; null in the middle of a field. */
function nearLine(value: number, last: number): number | null {
  const line = Math.round(value);
  return line >= 0 && line <= last && Math.abs(value - line) < NEAR ? line : null;
}

function third(v: number): number {
  return Math.min(2, Math.max(0, Math.floor(v)));
}

function fieldOf(number: number): TablePoint {
  return { u: Math.floor((number - 1) / 3), v: (number - 1) % 3 };
}

function named(kind: string, numbers: readonly number[]): string {
  return `${kind}:${numbers.join('-')}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
