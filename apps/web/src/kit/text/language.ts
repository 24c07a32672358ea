import { languages } from '@champa/contract/constants';
import type { Brand, Language } from '@champa/contract';
import { negotiateLanguage } from '@champa/i18n';
import { activateLanguage } from '@champa/i18n/react';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current: Language = 'lo';

/** The language shown: by the brand's short code, as the API takes it. */
export const language = {
  current: () => current,
  /** Loads and shows a language, and remembers it for the next visit. */
  async choose(next: Language): Promise<void> {
    await show(next);
    localStorage.setItem('hisLang', next);
    localStorage.setItem('lang', next);
    tellServer(next);
  },
  /** The language a visit begins in: the one kept, else the brand's default. It is known at once, its messages follow. */
  async start({ languages: offered, defaultLanguage }: Brand): Promise<void> {
    current = negotiateLanguage(kept(), offered, defaultLanguage);
    if (kept().some(Boolean)) tellServer(current);
    await show(current);
  },
  /** On the server, where nothing is kept: the language of the page that is made next. */
  startWith: show,
  /** The same while the brand is not known. */
  async startAlone(): Promise<void> {
    await show(negotiateLanguage(kept(), languages, 'lo'));
  },
};

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language.current, language.current);
}

function kept(): (string | null)[] {
  return [localStorage.getItem('hisLang'), localStorage.getItem('lang')];
}

/** The choice as a cookie: the server draws the next visit's first page in it, and the page for times without connection. */
function tellServer(chosen: Language): void {
  document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
  navigator.serviceWorker?.controller?.postMessage('language');
}

async function show(next: Language): Promise<void> {
  await activateLanguage(next);
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
