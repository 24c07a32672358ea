import type { Language } from '@champa/contract';
import type { Messages } from '@lingui/core';

/**
 * Loads one language's messages in two chunks: those of the first screen, and all others. The Vite plugin of this package
 * compiles them when the site is built, so no message parser reaches the browser.
 */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'lo':
      return (await import('./catalogues/lo/first.ts')).first;
    case 'en':
      return (await import('./catalogues/en/first.ts')).first;
    case 'cn':
      // The Chinese fonts are split over a hundred unicode ranges: their rules are loaded only with the language.
      await import('./fonts-cn.css');
      return (await import('./catalogues/cn/first.ts')).first;
  }
}

export async function loadLaterMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'lo':
      return (await import('./catalogues/lo/later.ts')).later;
    case 'en':
      return (await import('./catalogues/en/later.ts')).later;
    case 'cn':
      return (await import('./catalogues/cn/later.ts')).later;
  }
}
