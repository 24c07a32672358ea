/**
 * Whether `word`, read from `start`, begins with `typed` apart from one typing error: a letter wrong, missing, too
 * many, or two neighbours swapped (Damerau-Levenshtein distance 1 to some beginning of the word).
 */
export function beginsWithOneSlip(word: string, start: number, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word.charCodeAt(start + same) === typed.charCodeAt(same)) same++;
  if (same === typed.length) return true;
  const here = start + same;
  const rest = typed.slice(same + 1);
  return (
    word.startsWith(rest, here + 1) || // wrong
    word.startsWith(rest, here) || // too many
    word.startsWith(typed.slice(same), here + 1) || // missing
    (word[here + 1] === typed[same] &&
      word[here] === typed[same + 1] &&
      word.startsWith(typed.slice(same + 2), here + 2))
  );
}

/** As `beginsWithOneSlip`, from any place in the word. */
export function containsWithOneSlip(word: string, typed: string): boolean {
  for (let start = 0; start + typed.length <= word.length + 1; start++) {
    if (beginsWithOneSlip(word, start, typed)) return true;
  }
  return false;
}

/**
 * Two parts of a typed word of which any one error leaves at least one whole: an error before the middle, the later;
 * after it, the earlier; two letters swapped across the middle, the later, which begins one letter on.
 */
export function partsOneSlipSpares(typed: string): [string, string] {
  const middle = typed.length >> 1;
  return [typed.slice(0, middle), typed.slice(middle + 1)];
}
