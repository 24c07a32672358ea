import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element's content is currently wider than the element. */
export function useIsWider(): [watch: RefCallback<HTMLElement>, isWider: boolean] {
  const [isWider, setWider] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watched = new ResizeObserver(() => setWider(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) watched.observe(each);
    return () => watched.disconnect();
  }, []);
  return [watch, isWider];
}
