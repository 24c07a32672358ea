import { type RefObject, useEffect, useState } from 'react';

/** Figures, codes and forms: what somebody reads exactly, copies, or fills in. */
const READ_OR_FILLED = 'main :is(form, input, select, textarea, table, dl, code, .tabular, .isolate-text)';
/** Room to leave around it. */
const MARGIN = 6;
const LOOK_EVERY_MS = 150;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Whether an element that floats over the page must yield, because figures, codes or a form lie under it. It is looked at
 * again whenever the page scrolls, changes or is resized.
 */
export function useYielding(floating: RefObject<HTMLElement | null>): boolean {
  const [isYielding, setYielding] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const box = floating.current?.getBoundingClientRect();
      if (box) setYielding(isOver(box, document.querySelectorAll(READ_OR_FILLED)));
    };
    const ask = () => void (timer ??= setTimeout(look, LOOK_EVERY_MS));
    const changes = new MutationObserver(ask);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', ask, { capture: true, passive: true });
    window.addEventListener('resize', ask);
    ask();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', ask, { capture: true });
      window.removeEventListener('resize', ask);
    };
  }, [floating]);
  return isYielding;
}

function isOver(box: Box, beneath: Iterable<Element>): boolean {
  for (const element of beneath) if (overlaps(box, element.getBoundingClientRect())) return true;
  return false;
}

/** Whether two boxes come nearer than the margin; one without a size is not there. */
export function overlaps(one: Box, other: Box): boolean {
  if (other.left === other.right || other.top === other.bottom) return false;
  return (
    one.left - MARGIN < other.right &&
    other.left < one.right + MARGIN &&
    one.top - MARGIN < other.bottom &&
    other.top < one.bottom + MARGIN
  );
}
