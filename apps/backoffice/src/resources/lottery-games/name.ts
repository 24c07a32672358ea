import type { LocalText } from '@champa/contract';
import { playWord } from '@champa/i18n/lottery-words';
import { useLanguage } from '../../providers/language.ts';

/** The name of a game in the console's language, or in English. */
export function useNameOf(): (names: LocalText) => string {
  const language = useLanguage();
  return (names) => names[language] ?? names.en ?? '–';
}

/** The name of a play, as members read it. */
export function usePlayName(): (play: string) => string {
  const language = useLanguage();
  return (play) => playWord(play, language);
}
