import { languages } from '@champa/contract/constants';
import type { Brand, Language, SiteLanguage } from '@champa/contract';
import { ownTextLanguage } from '@champa/i18n';
import { activateLanguage } from '@champa/i18n/react';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current: SiteLanguage = 'lo';

/** The visitor's language, by the brand's short codes. */
export const language = {
  /** The language of the brand's own texts for this visitor, as calls of the API take it. */
  current: (): Language => ownTextLanguage(current),
  /** The language of the site's messages. */
  ofSite: () => current,
  /** Loads and shows a language, and stores it for the next visit. */
  async choose(next: SiteLanguage): Promise<void> {
    await show(next);
    localStorage.setItem('hisLang', next);
    localStorage.setItem('lang', next);
    tellServer(next);
  },
  /**
   * Starts a visit in the stored language, else in the brand's default. The language is set at once, its messages load
   * later.
   */
  async start({ languages: offered, defaultLanguage }: Brand): Promise<void> {
    current = keptOf(offered) ?? defaultLanguage;
    if (kept().some(Boolean)) tellServer(current);
    await show(current);
  },
  /** Shows the same language with other messages. */
  again: (): Promise<void> => show(current),
  /** On the server, where nothing is stored: sets the language of the next page. */
  startWith: show,
  /** The same before the brand has loaded. */
  async startAlone(): Promise<void> {
    await show(keptOf(languages) ?? 'lo');
  },
};

/** The language of the brand's own texts for this visitor. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language.current, language.current);
}

/** The language that the visitor chose. */
export function useSiteLanguage(): SiteLanguage {
  return useSyncExternalStore(subscribe, language.ofSite, language.ofSite);
}

function kept(): (string | null)[] {
  return [localStorage.getItem('hisLang'), localStorage.getItem('lang')];
}

function keptOf(offered: readonly SiteLanguage[]): SiteLanguage | undefined {
  return kept()
    .map((code) => offered.find((each) => each === code))
    .find(Boolean);
}

/** Stores the choice as a cookie: the server renders the next visit's first page and the offline page in this language. */
function tellServer(chosen: SiteLanguage): void {
  document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
  navigator.serviceWorker?.controller?.postMessage('language');
}

async function show(next: SiteLanguage): Promise<void> {
  await activateLanguage(next);
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
