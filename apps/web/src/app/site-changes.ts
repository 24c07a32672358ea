import { contentCalls, siteRevisionCalls } from '@champa/api-client';
import type { OperationValue, siteRevision } from '@champa/contract';
import { BRAND_STYLES_ID, brandStyles } from '../entities/site/index.ts';
import { api } from '../kit/api/api.ts';
import { refetchShown } from '../kit/api/refetch-shown.ts';
import { tellSiteChanged } from '../kit/api/site-closing.ts';
import { language } from '../kit/text/language.ts';
import { wordAsIn } from './own-texts.ts';

/** How soon an open page shows what the operator has changed. */
const ASK_EVERY_MS = 5000;

type Revision = OperationValue<typeof siteRevision>;
type Part = keyof Revision;

/** The calls that answer with what the operator publishes. */
const published = [
  contentCalls.noticeContent,
  contentCalls.promotions,
  contentCalls.promotionDetails,
  contentCalls.helpCentre,
  contentCalls.gameAnnouncements,
];

/**
 * Asks every few seconds whether the operator has changed the content or the brand, while the page can be seen, and shows what is new.
 * Returns the function that stops it.
 */
export function followSiteChanges(): () => void {
  const changesOf = createChangeWatch();
  let isStopped = false;

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    const changed = changesOf(await api.call(siteRevisionCalls.siteRevision, {}));
    if (isStopped) return;
    if (changed.includes('site')) tellSiteChanged();
    if (changed.includes('content')) await Promise.all(published.map(({ id }) => refetchShown([id])));
  }

  // A site that is closed, or cannot be reached, is seen to elsewhere.
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
export function createChangeWatch(): (now: Revision) => Part[] {
  let last: Revision | undefined;
  let again: Part[] = [];
  return (now) => {
    const parts: Part[] = ['content', 'site'];
    const changed = parts.filter((part) => last !== undefined && now[part] !== last[part]);
    const told = parts.filter((part) => changed.includes(part) || again.includes(part));
    last = now;
    again = changed;
    return told;
  };
}

let sheet: CSSStyleSheet | undefined;

/** Sets the brand's design tokens in place of those that the page came with. */
export function changeTokens(tokens: Readonly<Record<string, string>>): void {
  const styles = brandStyles(tokens);
  const first = document.querySelector<HTMLStyleElement>(`style#${BRAND_STYLES_ID}`);
  if (!sheet && styles === (first?.textContent ?? '')) return;
  if (first?.sheet) first.sheet.disabled = true;
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  sheet.replaceSync(styles);
}

/** Shows the brand's own messages of a revision in place of those that are shown. */
export function changeTexts(revision: string | null): void {
  if (wordAsIn(revision)) void language.again();
}
