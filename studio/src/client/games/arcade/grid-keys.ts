const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow leads to on a board of `count` places in rows of `columns`; null at the edge and for other keys. */
export function placeAfter(key: string, place: number, columns: number, count: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const [column, row] = [(place % columns) + step[0], Math.floor(place / columns) + step[1]];
  const next = row * columns + column;
  return column < 0 || column >= columns || next < 0 || next >= count ? null : next;
}

/** Arrow keys move the focus over a board of buttons. */
export function moveFocusByArrows(board: HTMLElement, buttons: readonly HTMLElement[], columns: number): void {
  board.addEventListener('keydown', (event) => {
    const place = buttons.findIndex((button) => button === document.activeElement);
    if (place < 0 || !(event.key in STEPS)) return;
    event.preventDefault();
    const next = placeAfter(event.key, place, columns, buttons.length);
    if (next !== null) buttons[next]!.focus();
  });
}
