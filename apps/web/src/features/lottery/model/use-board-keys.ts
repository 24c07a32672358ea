import { type KeyboardEvent, useState } from 'react';

/** Where a key leads among so many buttons, when a line of them is `across` wide. */
const steps: Readonly<Record<string, (at: number, across: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, across) => at + across,
  ArrowUp: (at, across) => at - across,
  Home: () => 0,
  End: (_at, _across, last) => last,
};

/**
 * One stop of the Tab key for a whole grid of buttons; within it arrow keys go from one to the next, over lines as they stand on
 * the screen. `onKeyDown` belongs to the grid, `stopAt` is the button that the Tab key reaches.
 */
export function useBoardKeys(): {
  stopAt: number;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [stopAt, setStopAt] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const at = buttons.findIndex((button) => button === event.target);
    if (!step || at === -1) return;
    event.preventDefault();
    buttons[step(at, acrossOf(buttons), buttons.length - 1)]?.focus();
  }

  return { stopAt, onFocus: setStopAt, onKeyDown };
}

/** How many buttons stand in the first line. */
function acrossOf(buttons: readonly HTMLElement[]): number {
  const below = buttons.findIndex(({ offsetTop }) => offsetTop > buttons[0]!.offsetTop);
  return below === -1 ? buttons.length : below;
}
