/**
 * A word of the catalogue in three languages. `proper` names take no article; Lao or Chinese is empty if no natural word exists.
 */
export type Word = { en: string; cn: string; lo: string; proper: boolean };

/** The vocabulary of a theme: the words of its titles, and the words by which visitors search it. */
export type ThemeWords = {
  tags: readonly string[];
  /** Beings, singular: "Storm Wyrm". A trailing * marks a proper name. */
  who: readonly Word[];
  /** Beings or things, plural, usable after a number. */
  many: readonly Word[];
  /** Valuable things. */
  what: readonly Word[];
  /** Locations; a leading "the " is kept after a preposition and dropped at the start of a title. */
  where: readonly Word[];
  /** Qualities. */
  how: readonly Word[];
  /** Complete titles. */
  own: readonly Word[];
};

type ThemeText = Record<keyof ThemeWords, string>;

/** Reads the lists: entries separated by commas, each `English|中文|ລາວ`, the last two optional. */
export function themeWords(text: ThemeText): ThemeWords {
  return {
    tags: text.tags.split(',').map((tag) => tag.trim()),
    who: words(text.who),
    many: words(text.many),
    what: words(text.what),
    where: words(text.where),
    how: words(text.how),
    own: words(text.own),
  };
}

export function words(text: string): Word[] {
  return text.split(',').map((entry) => {
    const [name = '', cn = '', lo = ''] = entry.trim().split('|');
    const proper = name.endsWith('*');
    return { en: proper ? name.slice(0, -1) : name, cn, lo, proper };
  });
}
