/** Shorter halves are not tried as two words. */
const MIN_HALF = 3;

/**
 * The query with one missing or extra space corrected: "goldendragon" as "golden dragon", "sugar storm" as
 * "sugarstorm".
 */
export function* withOtherSpaces(words: readonly string[]): Generator<string[]> {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined) yield [...words.slice(0, at), word + next, ...words.slice(at + 2)];
    for (let cut = MIN_HALF; cut <= word.length - MIN_HALF; cut++) {
      yield [...words.slice(0, at), word.slice(0, cut), word.slice(cut), ...words.slice(at + 1)];
    }
  }
}
