import { fold, isUnspaced, wordsOf } from './fold.ts';
import { GramIndex } from './gram-index.ts';
import { beginsWithOneSlip, containsWithOneSlip, partsOneSlipSpares } from './slip.ts';
import { withOtherSpaces } from './spaces.ts';

/** What a game is found by. `also` (vendor, tags) counts less than its names, of which it has one in each language. */
export type SearchText = { names: readonly string[]; also: readonly string[] };

/** How well a game fits, best first; 0 is not at all. */
const tiers = {
  none: 0,
  isName: 1,
  beginsName: 2,
  beginsWord: 3,
  withinWord: 4,
  also: 5,
  slip: 6,
  slipInAlso: 7,
} as const;

/** Words looked at in a query, and letters a word needs before a slip in it is forgiven. */
const MAX_WORDS = 8;
const MIN_LETTERS_FOR_SLIP = 3;

/** For each game its tier. */
type Fits = Uint8Array;

type Postings = { names: number[]; also: number[] };

/**
 * Finds games as a visitor types. Games are known by their place in the catalogue's order, which also decides between
 * games that fit equally well.
 *
 * Every word of the query must fit the game: begin a word of it, or lie within one. Only when no game fits as typed, one
 * slip in each word is forgiven, and when none fits then, a space forgotten or one too many.
 */
export class SearchIndex {
  readonly #grams = new GramIndex();
  readonly #postings: Postings[] = [];
  /** The folded names of each game, each between line breaks. */
  readonly #names: string[] = [];

  /** Adds the next game in the catalogue's order. */
  add({ names, also }: SearchText): void {
    const game = this.#names.length;
    const folded = names.map(fold);
    this.#names.push(`\n${folded.join('\n')}\n`);
    for (const name of folded) for (const word of wordsOf(name)) post(this.#postingsOf(word).names, game);
    for (const text of also) for (const word of wordsOf(fold(text))) post(this.#postingsOf(word).also, game);
  }

  /** Places of the games that fit, best first. A query without a letter or figure fits nothing. */
  search(query: string): Uint32Array {
    const folded = fold(query);
    const words = wordsOf(folded).slice(0, MAX_WORDS);
    if (words.length === 0) return new Uint32Array();
    for (const fits of this.#attempts(words)) {
      const found = fits && this.#inOrder(fits, folded);
      if (found && found.length > 0) return found;
    }
    return new Uint32Array();
  }

  #postingsOf(word: string): Postings {
    return (this.#postings[this.#grams.add(word)] ??= { names: [], also: [] });
  }

  *#attempts(words: readonly string[]): Generator<Fits | null> {
    yield this.#allWords(words, false);
    yield this.#allWords(words, true);
    for (const spaced of withOtherSpaces(words)) yield this.#allWords(spaced, false);
  }

  // A game fits as badly as the worst of the words.
  #allWords(words: readonly string[], forgiving: boolean): Fits | null {
    let all: Fits | null = null;
    for (const word of words) {
      const one = this.#oneWord(word, forgiving);
      if (!one) return null;
      all = all ? worseOf(all, one) : one;
    }
    return all;
  }

  #oneWord(typed: string, forgiving: boolean): Fits | null {
    const slips = forgiving && typed.length >= MIN_LETTERS_FOR_SLIP ? this.#slipsOf(typed) : [];
    const exact = this.#grams.containing(typed);
    if (slips.length + exact.length === 0) return null;

    const fits = new Uint8Array(this.#names.length);
    for (const word of slips) {
      mark(fits, this.#postings[word]!.names, tiers.slip);
      mark(fits, this.#postings[word]!.also, tiers.slipInAlso);
    }
    const anywhere = typed.length > 1 || isUnspaced(typed);
    for (const word of exact) {
      const begins = this.#grams.words[word]!.startsWith(typed);
      if (!begins && !anywhere) continue;
      mark(fits, this.#postings[word]!.names, begins ? tiers.beginsWord : tiers.withinWord);
      mark(fits, this.#postings[word]!.also, tiers.also);
    }
    return fits;
  }

  #slipsOf(typed: string): number[] {
    const fits = isUnspaced(typed)
      ? (word: string) => containsWithOneSlip(word, typed)
      : (word: string) => beginsWithOneSlip(word, 0, typed);
    const candidates = new Set(partsOneSlipSpares(typed).flatMap((part) => this.#grams.containing(part)));
    return [...candidates].filter((word) => fits(this.#grams.words[word]!));
  }

  // A counting sort: by tier, and within one by the catalogue's order.
  #inOrder(fits: Fits, query: string): Uint32Array {
    const next = new Uint32Array(tiers.slipInAlso + 2);
    for (let game = 0; game < fits.length; game++) {
      if (fits[game] === tiers.none) continue;
      if (fits[game] === tiers.beginsWord) fits[game] = this.#nameTier(game, query);
      next[fits[game]! + 1]!++;
    }
    for (let tier = 1; tier < next.length; tier++) next[tier]! += next[tier - 1]!;
    const ordered = new Uint32Array(next.at(-1)!);
    for (let game = 0; game < fits.length; game++) {
      if (fits[game] !== tiers.none) ordered[next[fits[game]!]!++] = game;
    }
    return ordered;
  }

  // Of the games with a word that begins so, some have a name that begins so, or is just that.
  #nameTier(game: number, query: string): number {
    const names = this.#names[game]!;
    if (!names.includes(`\n${query}`)) return tiers.beginsWord;
    return names.includes(`\n${query}\n`) ? tiers.isName : tiers.beginsName;
  }
}

function worseOf(a: Fits, b: Fits): Fits {
  for (let game = 0; game < a.length; game++) a[game] = a[game] && b[game] ? Math.max(a[game]!, b[game]!) : tiers.none;
  return a;
}

function post(games: number[], game: number): void {
  if (games.at(-1) !== game) games.push(game);
}

function mark(fits: Fits, games: readonly number[], tier: number): void {
  for (const game of games) {
    const known = fits[game]!;
    if (known === tiers.none || tier < known) fits[game] = tier;
  }
}
