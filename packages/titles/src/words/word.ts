/** One word of the catalogue in the three languages. `proper` names take no article; Lao or Chinese is empty where no natural word exists. */
export type Word = { en: string; cn: string; lo: string; proper: boolean };

/** The vocabulary of one theme, from which its titles are composed, and the words a visitor searches it by. */
export type ThemeWords = {
  tags: readonly string[];
  /** Beings, singular: "Storm Wyrm". A trailing * marks a proper name. */
  who: readonly Word[];
  /** Beings or things, plural, fit for a number before them. */
  many: readonly Word[];
  /** Things worth having. */
  what: readonly Word[];
  /** Places; a leading "the " is kept after a preposition and dropped at the head of a title. */
  where: readonly Word[];
  /** Qualities. */
  how: readonly Word[];
  /** Titles that stand by themselves. */
  own: readonly Word[];
};

type ThemeText = Record<keyof ThemeWords, string>;

/** Reads the written lists: entries parted by commas, each `English|中文|ລາວ`, the last two optional. */
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
