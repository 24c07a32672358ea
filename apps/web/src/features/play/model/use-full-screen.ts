import { type RefObject, useEffect, useState } from 'react';

/** Full screen of an element; `isPossible` is false where the browser does not support it, as on iPhones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void element.current?.requestFullscreen().catch(() => undefined);
  };
  return { isFull, toggle, isPossible: document.fullscreenEnabled };
}
