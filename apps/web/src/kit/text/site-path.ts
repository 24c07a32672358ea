import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Whether a text is a path of this site; `//elsewhere` and `/\elsewhere` lead to another site. */
export function isSitePath(text: unknown): text is string {
  return typeof text === 'string' && /^\/(?![/\\])/.test(text);
}

/**
 * For links in data: a click on a path of this site navigates without a reload, as other links of the site do. With a
 * modifier key held, the browser handles the click.
 */
export function useFollowPath(): (event: MouseEvent, path: string) => void {
  const router = useRouter();
  return (event, path) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(path);
  };
}
