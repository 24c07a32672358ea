import { type KeyboardEvent, type RefObject, useRef } from 'react';

export type TabWalk = {
  /** The container of the tabs. */
  row: RefObject<HTMLDivElement | null>;
  /** For each tab, with its index. */
  onKeyDown: (event: KeyboardEvent, place: number) => void;
};

/** Tabs that arrow keys move through, in a circle; Home and End go to the first and the last. The focused tab is chosen. */
export function useTabWalk<T>(values: readonly T[], onChoose: (value: T) => void): TabWalk {
  const row = useRef<HTMLDivElement>(null);
  return {
    row,
    onKeyDown: (event, place) => {
      const next = placeAfter(event.key, place, values.length);
      if (next === undefined) return;
      event.preventDefault();
      onChoose(values[next]!);
      row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    },
  };
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  const onwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (place + onwards + count) % count;
    case 'ArrowLeft':
      return (place - onwards + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
