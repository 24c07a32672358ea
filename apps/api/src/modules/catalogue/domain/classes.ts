/** Classes of the in-house area in the order they are shown: scratch, video poker, jackpot, table games, arcade, bingo. */
const ORDER = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'];

/** A class that only a brand of this language offers (specification, section 1). */
const NEEDED_LANGUAGE: Readonly<Record<string, string>> = { BG: 'ty' };

/** Whether a brand of these languages offers games of an in-house class. */
export function isClassOffered(classify: string | null, languages: readonly string[]): boolean {
  const needed = classify === null ? undefined : NEEDED_LANGUAGE[classify];
  return needed === undefined || languages.some((language) => language.toLowerCase() === needed);
}

/** Compares classes by their display order; classes of a vendor's own come last. */
export function byClassOrder(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}

function placeOf(code: string): number {
  const place = ORDER.indexOf(code);
  return place < 0 ? ORDER.length : place;
}
