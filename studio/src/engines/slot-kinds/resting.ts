const RESTING = ['h1', 'l1', 'h2', 'l2', 'h3', 'l3', 'h4', 'l4', 'l5'] as const;

/** A board of different symbols, none of which pays. */
export function restingGrid(columns: number, rows: number): string[][] {
  return Array.from({ length: columns }, (_, at) =>
    Array.from({ length: rows }, (_each, row) => RESTING[(at * 2 + row * 5) % RESTING.length]!),
  );
}
