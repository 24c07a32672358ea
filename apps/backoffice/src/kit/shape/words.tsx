import { areaWord } from '@champa/i18n/staff-words';
import { createContext, use } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../providers/language.ts';

/** Where the words for the parts of a shape are. */
const PlaceOfWords = createContext('');
export const WordsOfShape = PlaceOfWords.Provider;

/**
 * The word for a part of a shape, by its path without the numbers of rows. A part with parts of its own has it under `_`; what a choice
 * `mode` may be is under `mode_is`, and what each area of games has under `*`; what is called the same wherever it stands, under `any`. Codes
 * that are the same in every language are their own words.
 */
export function useWordOf(): { part: (path: string) => string; choice: (path: string, code: string) => string } {
  const translate = useTranslate();
  const language = useLanguage();
  const place = use(PlaceOfWords);
  const wordAt = (key: string): string => translate(key, { _: '' });
  return {
    part: (path) => {
      const key = path === '' ? place : `${place}.${path}`;
      const last = key.split('.').at(-1)!;
      const anywhere = `${place}.any.${last}`;
      const ofArea = key.replace(/\.[A-Z]{3,}\./, '.*.');
      return (
        wordAt(`${key}._`) ||
        wordAt(key) ||
        wordAt(ofArea) ||
        wordAt(`${anywhere}._`) ||
        wordAt(anywhere) ||
        wordAt(`champa.languages.${last}`) ||
        areaWord(last, language)
      );
    },
    choice: (path, code) =>
      wordAt(`${place}.${path}_is.${code}`) ||
      wordAt(`${place}.any.${path.split('.').at(-1)}_is.${code}`) ||
      wordAt(`champa.languages.${code}`) ||
      areaWord(code, language),
  };
}

/** The words of a path in a value, from the whole to the part; rows by their number. */
export function useNameOf(): (path: string) => string {
  const { part } = useWordOf();
  return (path) => {
    const names = path === '' ? [] : path.split('.');
    const said = names.map((name, index) =>
      /^\d+$/.test(name) ? String(Number(name) + 1) : part(withoutNumbers(names.slice(0, index + 1).join('.'))),
    );
    return said.length === 0 ? part('') : said.filter((each) => each !== '').join(' › ');
  };
}

/** A path in a value as a path of its shape: rows have no numbers there. */
export function withoutNumbers(path: string): string {
  return path
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.');
}
