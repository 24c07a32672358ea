import { type KeyboardEvent, useState } from 'react';

/** The button that a key moves to, when a row has `across` buttons. */
const steps: Readonly<Record<string, (at: number, across: number, last: number) => number>> = {
  ArrowRight: (at) => at + onwards(),
  ArrowLeft: (at) => at - onwards(),
  ArrowDown: (at, across) => at + across,
  ArrowUp: (at, across) => at - across,
  Home: () => 0,
  End: (_at, _across, last) => last,
};

/**
 * One Tab stop for a whole grid of buttons; arrow keys move inside it, by rows as they are on the screen. `onKeyDown`
 * belongs to the grid; `stopAt` is the index of the button with the Tab stop.
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

/** In a page that is read from the right, the next button is on the left. */
function onwards(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1;
}

/** The number of buttons in the first row. */
function acrossOf(buttons: readonly HTMLElement[]): number {
  const below = buttons.findIndex(({ offsetTop }) => offsetTop > buttons[0]!.offsetTop);
  return below === -1 ? buttons.length : below;
}
