import { useEffect, useState } from 'react';

/** Whether the page has loaded, come to rest and stayed so for a while: the time for what must not weigh on its start. */
export function useSettled(restMs: number): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const rest = () => {
      if (!isGone) timer = setTimeout(() => setSettled(true), restMs);
    };
    // Safari has no idle callback: there the time to rest must do.
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
