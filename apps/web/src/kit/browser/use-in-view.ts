import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the screen; stays true from then on. */
export function useInView(element: RefObject<Element | null>, margin = '250px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen, margin]);
  return isSeen;
}
