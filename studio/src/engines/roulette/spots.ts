/** A position for a chip on the table. `paysToOne` 35: a winning chip is returned with 35 more. */
export type Spot = { id: string; kind: SpotKind; numbers: readonly number[]; paysToOne: number };

type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'six-line'
  | 'dozen'
  | 'column'
  | 'even-chance';

export const POCKETS = 37;
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const ROWS = range(1, 12);
const numbers = range(1, 36);

/** Clockwise from zero, as on the European wheel. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

/** The 157 spots of the European layout: 12 rows of three above the zero, row 1 being 1, 2, 3. */
export const SPOTS: readonly Spot[] = [
  ...range(0, 36).map((n) => spot('straight', [n])),
  ...[1, 2, 3].map((n) => spot('split', [0, n])),
  ...numbers.filter((n) => n % 3 !== 0).map((n) => spot('split', [n, n + 1])),
  ...numbers.filter((n) => n <= 33).map((n) => spot('split', [n, n + 3])),
  ...ROWS.map((row) => spot('street', rowOf(row))),
  spot('trio', [0, 1, 2]),
  spot('trio', [0, 2, 3]),
  ...numbers.filter((n) => n <= 33 && n % 3 !== 0).map((n) => spot('corner', [n, n + 1, n + 3, n + 4])),
  { ...spot('first-four', [0, 1, 2, 3]), id: 'first-four' },
  ...ROWS.slice(0, -1).map((row) => spot('six-line', [...rowOf(row), ...rowOf(row + 1)])),
  ...[1, 2, 3].map((n) => ({ ...spot('dozen', range(n * 12 - 11, n * 12)), id: `dozen:${n}` })),
  ...[1, 2, 3].map((n) => ({
    ...spot(
      'column',
      numbers.filter((m) => m % 3 === n % 3),
    ),
    id: `column:${n}`,
  })),
  evenChance('red', RED),
  evenChance(
    'black',
    numbers.filter((n) => !RED.includes(n)),
  ),
  evenChance(
    'odd',
    numbers.filter((n) => n % 2 === 1),
  ),
  evenChance(
    'even',
    numbers.filter((n) => n % 2 === 0),
  ),
  evenChance('low', range(1, 18)),
  evenChance('high', range(19, 36)),
];

export const RED_NUMBERS: readonly number[] = RED;

export function colorOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return RED.includes(number) ? 'red' : 'black';
}

// Every spot pays as if there were no zero: 36 divided by its numbers, the chip included. The zero is the house's whole edge.
function spot(kind: SpotKind, covered: number[]): Spot {
  return { id: `${kind}:${covered.join('-')}`, kind, numbers: covered, paysToOne: 36 / covered.length - 1 };
}

function evenChance(id: string, covered: number[]): Spot {
  return { ...spot('even-chance', covered), id };
}

function rowOf(row: number): number[] {
  return [row * 3 - 2, row * 3 - 1, row * 3];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
