const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters shown at each end of a long name. */
const SHOWN = 2;
/** A name shows at most half of its letters: a quarter at each end. */
const SHARE = 4;

/**
 * A player's name as strangers may see it: its ends and four stars, whatever its length, which would reveal something
 * too. A name shorter than eight letters shows one at each end, one shorter than four none.
 */
export function maskName(name: string): string {
  const all = Array.from(letters.segment(name), ({ segment }) => segment);
  const shown = Math.min(SHOWN, Math.floor(all.length / SHARE));
  return `${all.slice(0, shown).join('')}****${all.slice(all.length - shown).join('')}`;
}
