import type { SiteLanguage } from '@champa/contract';
import { wordBy } from '@champa/i18n/react';

let wanted: string | null = null;
/** The revision whose messages were read last: a server may answer with those of before. */
let shown: string | null = null;

/**
 * From the next activation of a language on, messages are worded as in this revision of the brand's own; null: as in this release.
 *
 * @returns whether that may be another than is shown
 */
export function wordAsIn(revision: string | null): boolean {
  const isOther = revision !== wanted || revision !== shown;
  wanted = revision;
  if (revision === null) shown = null;
  wordBy(revision === null ? undefined : (language) => readAsIn(revision, language));
  return isOther;
}

/** Without the brand's words a page is better than none: then the release's are shown, and the next change asks again. */
async function readAsIn(revision: string, language: SiteLanguage) {
  try {
    const { readTexts } = await import('./read-texts.ts');
    const answer = await readTexts(language, revision);
    shown = answer.revision;
    return answer.messages;
  } catch {
    return {};
  }
}
