import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Whether a text is a path of this site; `//elsewhere` and `/\elsewhere` are another's. */
export function isSitePath(text: unknown): text is string {
  return typeof text === 'string' && /^\/(?![/\\])/.test(text);
}

/**
 * For links that only data knows: a click on a path of this site is followed in the page, as by any link of its own. With a
 * key held, the browser does what it always does with one.
 */
export function useFollowPath(): (event: MouseEvent, path: string) => void {
  const router = useRouter();
  return (event, path) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(path);
  };
}
