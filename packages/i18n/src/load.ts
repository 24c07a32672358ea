import type { Language } from '@champa/contract';
import type { Messages } from '@lingui/core';

/**
 * Loads one language's messages, each language a chunk of its own. The Vite plugin of this package compiles them when the
 * site is built, so that no message parser reaches the browser.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'lo':
      return (await import('./catalogues/lo.ts')).lo;
    case 'en':
      return (await import('./catalogues/en.ts')).en;
    case 'cn':
      // The Chinese faces are split over a hundred unicode ranges: their rules come only with the language.
      await import('./fonts-cn.css');
      return (await import('./catalogues/cn.ts')).cn;
  }
}
