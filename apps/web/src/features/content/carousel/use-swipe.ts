import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A smaller movement is not a swipe. */
const SLACK = 8;
/** Share of the width after which a swipe changes the banner. */
const FAR_ENOUGH = 0.12;

type Swipe = { offset: number | null; handlers: object };

/**
 * Follows a finger that moves sideways over an element: `offset` is its distance, null without a touch. Vertical movement
 * scrolls the page (the element has `touch-action: pan-y`).
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void): Swipe {
  const start = useRef<{ id: number; x: number } | null>(null);
  const hasMoved = useRef(false);
  const [offset, setOffset] = useState<number | null>(null);

  const end = () => {
    start.current = null;
    setOffset(null);
  };
  const distance = (event: PointerEvent) =>
    start.current?.id === event.pointerId ? event.clientX - start.current.x : 0;

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasMoved.current = false;
        if (event.pointerType !== 'mouse' && event.isPrimary) start.current = { id: event.pointerId, x: event.clientX };
      },
      onPointerMove: (event: PointerEvent) => {
        const moved = distance(event);
        if (offset === null && Math.abs(moved) < SLACK) return;
        hasMoved.current = true;
        setOffset(moved);
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = distance(event);
        end();
        if (Math.abs(moved) < event.currentTarget.clientWidth * FAR_ENOUGH) return;
        const isBack = moved > 0 !== (document.documentElement.dir === 'rtl');
        onSwipe(isBack ? -1 : 1);
      },
      onPointerCancel: end,
      // The end of a swipe over a link does not press it.
      onClickCapture: (event: MouseEvent) => {
        if (!hasMoved.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
