import { useEffect, useState } from 'react';

/** Whether the page has loaded and has been idle for a while: the time for work that must not slow its start. */
export function useSettled(restMs: number): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const rest = () => {
      if (!isGone) timer = setTimeout(() => setSettled(true), restMs);
    };
    // Safari has no idle callback, so there only the delay applies.
    const loaded = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(rest) : rest());
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener('load', loaded);
      clearTimeout(timer);
    };
  }, [restMs]);
  return isSettled;
}
