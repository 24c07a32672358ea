/** How much of each field is scratched, kept on a coarse grid: nothing is read back from the picture. */
export type Strokes = {
  /** A stroke of this radius between two points, in fields: whole parts are columns and rows. The fields that it touched. */
  add: (from: Point, to: Point, radius: number) => Set<number>;
  /** The share of a field that is scratched. */
  share: (field: number) => number;
  clear: () => void;
};

export type Point = { x: number; y: number };

const CELLS = 8;
const STEP = 0.06;

export function createStrokes(columns: number, rows: number): Strokes {
  const [width, height] = [columns * CELLS, rows * CELLS];
  const marked = new Uint8Array(width * height);
  const counts = new Uint8Array(columns * rows);

  function dab({ x, y }: Point, radius: number, touched: Set<number>): void {
    const reach = Math.ceil(radius * CELLS);
    const [cellX, cellY] = [Math.floor(x * CELLS), Math.floor(y * CELLS)];
    for (let row = Math.max(0, cellY - reach); row <= Math.min(height - 1, cellY + reach); row += 1)
      for (let column = Math.max(0, cellX - reach); column <= Math.min(width - 1, cellX + reach); column += 1) {
        const [dx, dy] = [(column + 0.5) / CELLS - x, (row + 0.5) / CELLS - y];
        if (dx * dx + dy * dy > radius * radius) continue;
        const field = Math.floor(row / CELLS) * columns + Math.floor(column / CELLS);
        touched.add(field);
        const at = row * width + column;
        if (marked[at]) continue;
        marked[at] = 1;
        counts[field]! += 1;
      }
  }

  return {
    add: (from, to, radius) => {
      const touched = new Set<number>();
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
      for (let step = 0; step <= steps; step += 1)
        dab(
          { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
          radius,
          touched,
        );
      return touched;
    },
    share: (field) => counts[field]! / CELLS ** 2,
    clear: () => {
      marked.fill(0);
      counts.fill(0);
    },
  };
}
