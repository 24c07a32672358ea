/** The board in its own units: 100 wide. */
export const WIDTH = 100;
const TOP = 9;
const PINS_HEIGHT = 78;
const SAMPLES = 7;

export type Place = { x: number; y: number };
export type Board = { rows: number; gap: number; rowHeight: number };

export function boardOf(rows: number): Board {
  return { rows, gap: WIDTH / (rows + 1), rowHeight: PINS_HEIGHT / rows };
}

/** The pins: the ball hits one of the inner ones in each row; one more stands at either side. */
export function pinsOf({ rows, gap, rowHeight }: Board): Place[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_pin, index) => ({
      x: WIDTH / 2 + (index - 1 - row / 2) * gap,
      y: TOP + row * rowHeight,
    })),
  ).flat();
}

/** Where a ball stands when it has passed `row` pins, `rights` of them on the right. */
function restOf({ gap, rowHeight, rows }: Board, row: number, rights: number): Place {
  const y = row === rows ? TOP + PINS_HEIGHT + rowHeight * 0.2 : TOP + row * rowHeight - 2.6;
  return { x: WIDTH / 2 + (rights - row / 2) * gap, y };
}

/** The way of the ball: it hops from pin to pin as a thing that falls, and lies in its slot at the end. */
export function fallOf(board: Board, path: readonly number[]): Place[] {
  const rests = [0, ...path.map((_, row) => row + 1)].map((row) =>
    restOf(
      board,
      row,
      path.slice(0, row).reduce((sum, step) => sum + step, 0),
    ),
  );
  const places: Place[] = [{ x: WIDTH / 2, y: -3 }, rests[0]!];
  for (const [row, to] of rests.slice(1).entries()) {
    const from = rests[row]!;
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const part = sample / SAMPLES;
      const hop = Math.sin(part * Math.PI) * board.rowHeight * 0.34;
      places.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part ** 1.7 - hop });
    }
  }
  return places;
}
