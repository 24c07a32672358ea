import { type Language, languages } from '@champa/contract';
import { isLanguage, languageInfo, negotiateLanguage } from '@champa/i18n';
import { useSyncExternalStore } from 'react';
import { store } from './store.ts';

const kept: unknown = store.getItem('locale');
let current: Language = isLanguage(kept) ? kept : negotiateLanguage(navigator.languages, languages, 'en');
const listeners = new Set<() => void>();
tellBrowser();

/** The language of the console: the one chosen in this browser, at first the browser's own. */
export const language = {
  current: (): Language => current,
  change(next: Language): void {
    current = next;
    tellBrowser();
    for (const listener of listeners) listener();
  },
};

/** The same for what stands outside of react-admin, whose `useLocale` serves the screens. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language.current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Screen readers and fonts go by it. */
function tellBrowser(): void {
  document.documentElement.lang = languageInfo[current].tag;
}
