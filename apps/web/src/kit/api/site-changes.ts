import { siteCalls } from '@champa/api-client';
import type { OperationValue, siteRevision } from '@champa/contract';
import { api } from './api.ts';

/** How soon an open page shows what the operator has changed. */
const ASK_EVERY_MS = 5000;

type Revision = OperationValue<typeof siteRevision>;
export type SiteChange = keyof Revision;

/**
 * Asks every few seconds whether the operator has changed the content or the brand, while the page can be seen. Returns the function
 * that stops it.
 */
export function followSiteChanges(onChange: (changed: SiteChange) => void): () => void {
  const changesOf = createChangeWatch();
  let isStopped = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const revision = await api.call(siteCalls.siteRevision, {});
    if (!isStopped) for (const changed of changesOf(revision)) onChange(changed);
  };
  // While the site is closed, or cannot be reached, others see to it.
  const attempt = (): void => void ask().catch(() => undefined);
  attempt();
  const timer = setInterval(attempt, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', attempt);
  return () => {
    isStopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', attempt);
  };
}

/**
 * What has changed from one answer to the next. Each change is told twice: what is fetched at once may come from a cache, or from a
 * server that has not heard of it yet.
 */
export function createChangeWatch(): (now: Revision) => SiteChange[] {
  let last: Revision | undefined;
  let again: SiteChange[] = [];
  return (now) => {
    const parts: SiteChange[] = ['content', 'site'];
    const changed = parts.filter((part) => last !== undefined && now[part] !== last[part]);
    const told = parts.filter((part) => changed.includes(part) || again.includes(part));
    last = now;
    again = changed;
    return told;
  };
}
