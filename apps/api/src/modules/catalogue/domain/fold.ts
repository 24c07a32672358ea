/** Letters that people type as a plain one, but that have no decomposition in Unicode. */
const PLAIN: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const HAS_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Accents of Latin letters, and the Lao tone marks: people leave both out, and write a tone before or after its vowel. */
const MARKS = /[\u0300-\u036f\u0ec8-\u0ecb]/g;
const APOSTROPHES = /['’‘ʼ`´]/g;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Scripts that put no spaces between words. Digits and Latin letters beside them are words of their own. */
const SCRIPTS = ['Lao', 'Thai', 'Khmer', 'Myanmar', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const UNSPACED = new RegExp(`[${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}]`, 'u');
const UNSPACED_RUN = new RegExp(`${UNSPACED.source}+`, 'gu');

/**
 * Text as search compares it: small letters, no accents, tone marks or punctuation, one space between words, "&" read
 * as "and". Compatibility forms (full-width letters, ligatures such as the Lao ໜ and ຳ) become the letters they stand
 * for.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replaceAll('&', ' and ')
    .replace(HAS_PLAIN, (letter) => PLAIN[letter]!)
    .replace(UNSPACED_RUN, ' $& ')
    .replace(NOT_WORD, ' ')
    .trim();
}

/** The words of a folded text. A run of a script without spaces is one word, found by any part of it. */
export function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** True for a word of a script without spaces between words: a query may begin anywhere in a longer run. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}
