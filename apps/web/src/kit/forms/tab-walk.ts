import { type KeyboardEvent, type RefObject, useRef } from 'react';

export type TabWalk = {
  /** The container of the tabs. */
  row: RefObject<HTMLDivElement | null>;
  /** For each tab, with its index. */
  onKeyDown: (event: KeyboardEvent, index: number) => void;
};

/** Tabs that arrow keys move through, in a circle; Home and End go to the first and the last. The focused tab is chosen. */
export function useTabWalk<T>(values: readonly T[], onChoose: (value: T) => void): TabWalk {
  const row = useRef<HTMLDivElement>(null);
  return {
    row,
    onKeyDown: (event, index) => {
      const next = indexAfter(event.key, index, values.length);
      if (next === undefined) return;
      event.preventDefault();
      onChoose(values[next]!);
      row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    },
  };
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  const onwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + onwards + count) % count;
    case 'ArrowLeft':
      return (index - onwards + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
