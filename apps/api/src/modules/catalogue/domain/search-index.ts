import { fold, isUnspaced, wordsOf } from './fold.ts';
import { GramIndex } from './gram-index.ts';
import { Marks } from './marks.ts';
import { beginsWithOneSlip, containsWithOneSlip, partsOneSlipSpares } from './slip.ts';
import { withOtherSpaces } from './spaces.ts';

/** What a game is found by. `also` (vendor, tags) counts less than its names, of which it has one in each language. */
export type SearchText = { names: readonly string[]; also: readonly string[] };

/** How well a game fits, best first. */
const tiers = {
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

/** Places of games stay below this, which leaves room for a tier above them in 32 bits. */
const MAX_GAMES = 2 ** 28;

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
  readonly #all = new Marks();
  readonly #one = new Marks();

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
    for (const [attempt, forgiving] of attempts(words)) {
      if (this.#markAll(attempt, forgiving)) return this.#inOrder(folded);
    }
    return new Uint32Array();
  }

  #postingsOf(word: string): Postings {
    return (this.#postings[this.#grams.add(word)] ??= { names: [], also: [] });
  }

  // A game fits as badly as the worst of the words. Answers whether any game fits.
  #markAll(words: readonly string[], forgiving: boolean): boolean {
    for (const [place, word] of words.entries()) {
      const marks = place === 0 ? this.#all : this.#one;
      this.#markOne(marks, word, forgiving);
      if (place > 0) this.#all.keepCommon(this.#one);
      if (this.#all.games.length === 0) return false;
    }
    return true;
  }

  #markOne(marks: Marks, typed: string, forgiving: boolean): void {
    marks.clear(this.#names.length);
    const anywhere = typed.length > 1 || isUnspaced(typed);
    for (const word of this.#grams.containing(typed)) {
      const begins = this.#grams.words[word]!.startsWith(typed);
      if (!begins && !anywhere) continue;
      marks.mark(this.#postings[word]!.names, begins ? tiers.beginsWord : tiers.withinWord);
      marks.mark(this.#postings[word]!.also, tiers.also);
    }
    if (!forgiving || typed.length < MIN_LETTERS_FOR_SLIP) return;
    for (const word of this.#slipsOf(typed)) {
      marks.mark(this.#postings[word]!.names, tiers.slip);
      marks.mark(this.#postings[word]!.also, tiers.slipInAlso);
    }
  }

  #slipsOf(typed: string): number[] {
    const fits = isUnspaced(typed)
      ? (word: string) => containsWithOneSlip(word, typed)
      : (word: string) => beginsWithOneSlip(word, 0, typed);
    const candidates = new Set(partsOneSlipSpares(typed).flatMap((part) => this.#grams.containing(part)));
    return [...candidates].filter((word) => fits(this.#grams.words[word]!));
  }

  // By tier, and within one by the catalogue's order: both in one number, which a typed array sorts fastest.
  #inOrder(query: string): Uint32Array {
    const { games } = this.#all;
    const keys = new Uint32Array(games.length);
    for (const [at, game] of games.entries()) {
      const tier = this.#all.tierOf(game);
      keys[at] = (tier === tiers.beginsWord ? this.#nameTier(game, query) : tier) * MAX_GAMES + game;
    }
    keys.sort();
    for (let at = 0; at < keys.length; at++) keys[at] = keys[at]! % MAX_GAMES;
    return keys;
  }

  // Of the games with a word that begins so, some have a name that begins so, or is just that.
  #nameTier(game: number, query: string): number {
    const names = this.#names[game]!;
    if (!names.includes(`\n${query}`)) return tiers.beginsWord;
    return names.includes(`\n${query}\n`) ? tiers.isName : tiers.beginsName;
  }
}

function* attempts(words: readonly string[]): Generator<[words: readonly string[], forgiving: boolean]> {
  yield [words, false];
  yield [words, true];
  for (const spaced of withOtherSpaces(words)) yield [spaced, false];
}

function post(games: number[], game: number): void {
  if (games.at(-1) !== game) games.push(game);
}
