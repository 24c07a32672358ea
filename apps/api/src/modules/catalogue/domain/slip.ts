/**
 * Whether `word`, read from `start`, begins with `typed` apart from one typing error: a letter wrong, missing, too
 * many, or two neighbours swapped (Damerau-Levenshtein distance 1 to some beginning of the word).
 */
export function beginsWithOneSlip(word: string, start: number, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word.charCodeAt(start + same) === typed.charCodeAt(same)) same++;
  if (same === typed.length) return true;
  const here = start + same;
  return (
    continues(word, here + 1, typed, same + 1) || // wrong
    continues(word, here, typed, same + 1) || // too many
    continues(word, here + 1, typed, same) || // missing
    (word.charCodeAt(here + 1) === typed.charCodeAt(same) &&
      word.charCodeAt(here) === typed.charCodeAt(same + 1) &&
      continues(word, here + 2, typed, same + 2))
  );
}

/** Whether `word` from `at` begins with `typed` from `from`. Called for thousands of words, so it makes no strings. */
function continues(word: string, at: number, typed: string, from: number): boolean {
  if (typed.length - from > word.length - at) return false;
  for (let index = from; index < typed.length; index++, at++) {
    if (word.charCodeAt(at) !== typed.charCodeAt(index)) return false;
  }
  return true;
}

/** A part of a typed word, and how far behind the beginning of that word it may stand where one error lies before it. */
export type SparedPart = { text: string; nearest: number; farthest: number };

/**
 * Two parts of a typed word of which any one error leaves at least one whole: an error before the middle, the later;
 * after it, the earlier; two letters swapped across the middle, the later, which begins one letter on.
 */
export function partsOneSlipSpares(typed: string): [SparedPart, SparedPart] {
  const middle = typed.length >> 1;
  return [
    { text: typed.slice(0, middle), nearest: 0, farthest: 0 },
    { text: typed.slice(middle + 1), nearest: middle, farthest: middle + 2 },
  ];
}

/** As `beginsWithOneSlip`, from any place in the word that leaves `part` of the typed word whole. */
export function containsWithOneSlip(word: string, typed: string, { text, nearest, farthest }: SparedPart): boolean {
  for (let at = word.indexOf(text); at !== -1; at = word.indexOf(text, at + 1)) {
    for (let start = Math.max(0, at - farthest); start <= at - nearest; start++) {
      if (beginsWithOneSlip(word, start, typed)) return true;
    }
  }
  return false;
}
