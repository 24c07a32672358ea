import { fold, isUnspaced, wordsOf } from './fold.ts';
import { GramIndex } from './gram-index.ts';
import { Marks } from './marks.ts';
import { beginsWithOneSlip, containsWithOneSlip, partsOneSlipSpares } from './slip.ts';
import { withOtherSpaces } from './spaces.ts';

/**
 * The texts that find a game. `also` (vendor, tags) counts less than its names, of which it has one in each language.
 */
export type SearchText = { names: readonly string[]; also: readonly string[] };

/** How well a game matches, best first. */
const tiers = {
  isName: 1,
  beginsName: 2,
  beginsWord: 3,
  withinWord: 4,
  also: 5,
  slip: 6,
  slipInAlso: 7,
} as const;

/** Words used of a query, and letters a word needs before an error in it is tolerated. */
const MAX_WORDS = 8;
const MIN_LETTERS_FOR_SLIP = 3;

/** Positions of games stay below this, which leaves room for a tier above them in 32 bits. */
const MAX_GAMES = 2 ** 28;

/** For a word, the games that have it; for a game, its words. */
type Places<List> = { names: List; also: List };

/**
 * Finds games as a visitor types. Games are known by their position in the catalogue's order, which also decides
 * between games that match equally well.
 *
 * Every word of the query must match the game: begin a word of it, or be part of one. Only when no game matches as
 * typed, one error in each word is tolerated, and if none matches then either, one missing or extra space.
 */
export class SearchIndex {
  readonly #grams = new GramIndex();
  /** By the number of the word. */
  readonly #gamesOf: Places<number[]>[] = [];
  /** By the position of the game. */
  readonly #wordsOf: Places<Uint32Array>[] = [];
  /** The folded names of each game, each between line breaks. */
  readonly #names: string[] = [];
  readonly #words = new Marks();
  readonly #games = new Marks();
  #keys = new Uint32Array();

  /** Adds the next game in the catalogue's order. */
  add({ names, also }: SearchText): void {
    const folded = names.map(fold);
    this.#names.push(`\n${folded.join('\n')}\n`);
    this.#wordsOf.push({ names: this.#post(folded, 'names'), also: this.#post(also.map(fold), 'also') });
  }

  /** Positions of the games that match, best first. A query without a letter or figure matches nothing. */
  search(query: string): number[] {
    const folded = fold(query);
    const words = wordsOf(folded).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    for (const [attempt, forgiving] of attempts(words)) {
      if (this.#markGames(attempt, forgiving)) return this.#inOrder(folded);
    }
    return [];
  }

  #post(texts: readonly string[], place: keyof Places<unknown>): Uint32Array {
    const game = this.#wordsOf.length;
    const ids = new Set(texts.flatMap(wordsOf).map((word) => this.#grams.add(word)));
    for (const id of ids) (this.#gamesOf[id] ??= { names: [], also: [] })[place].push(game);
    return Uint32Array.from(ids);
  }

  // A game matches as badly as the worst of the words. The longest word leaves the fewest games, and only those are
  // checked for the others: a word of one letter would be in thousands. Returns whether any game matches.
  #markGames(words: readonly string[], forgiving: boolean): boolean {
    const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
    this.#markWords(longest!, forgiving);
    this.#games.clear(this.#names.length);
    for (const word of this.#words.marked) {
      const tier = this.#words.tierOf(word);
      const { names, also } = this.#gamesOf[word]!;
      for (const game of names) this.#games.mark(game, tier);
      for (const game of also) this.#games.mark(game, tierInAlso(tier));
    }
    for (const word of others) {
      if (this.#games.marked.length === 0) break;
      this.#markWords(word, forgiving);
      this.#games.keepWhere((game) => this.#bestOf(this.#wordsOf[game]!));
    }
    return this.#games.marked.length > 0;
  }

  #bestOf({ names, also }: Places<Uint32Array>): number {
    let best = 0;
    for (const word of names) best = better(best, this.#words.tierOf(word));
    if (best !== 0 && best < tiers.also) return best;
    for (const word of also) best = better(best, tierInAlso(this.#words.tierOf(word)));
    return best;
  }

  // A single letter of a script with spaces is useful only as the beginning of a word.
  #markWords(typed: string, forgiving: boolean): void {
    this.#words.clear(this.#grams.words.length);
    const isLetter = typed.length === 1 && !isUnspaced(typed);
    if (!isLetter) for (const word of this.#grams.containing(typed)) this.#words.mark(word, tiers.withinWord);
    for (const word of this.#grams.beginningWith(typed)) this.#words.mark(word, tiers.beginsWord);
    if (!forgiving || typed.length < MIN_LETTERS_FOR_SLIP) return;
    this.#markSlips(typed);
  }

  #markSlips(typed: string): void {
    const isWithin = isUnspaced(typed);
    for (const part of partsOneSlipSpares(typed)) {
      const isBeginning = part.farthest === 0 && !isWithin;
      for (const word of isBeginning ? this.#grams.beginningWith(part.text) : this.#grams.containing(part.text)) {
        const text = this.#grams.words[word]!;
        const fits = isWithin ? containsWithOneSlip(text, typed, part) : beginsWithOneSlip(text, 0, typed);
        if (fits) this.#words.mark(word, tiers.slip);
      }
    }
  }

  // By tier, then by the catalogue's order: both in one number, which a typed array sorts fastest.
  #inOrder(query: string): number[] {
    const { marked } = this.#games;
    if (this.#keys.length < marked.length) this.#keys = new Uint32Array(this.#names.length);
    const keys = this.#keys.subarray(0, marked.length);
    for (let at = 0; at < keys.length; at++) {
      const game = marked[at]!;
      const tier = this.#games.tierOf(game);
      keys[at] = (tier === tiers.beginsWord ? this.#nameTier(game, query) : tier) * MAX_GAMES + game;
    }
    keys.sort();
    const places: number[] = [];
    for (let at = 0; at < keys.length; at++) places.push(keys[at]! % MAX_GAMES);
    return places;
  }

  // Some games with a word that begins so have a name that begins so, or equals the query.
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

function better(a: number, b: number): number {
  return a !== 0 && (b === 0 || a < b) ? a : b;
}

function tierInAlso(tier: number): number {
  if (tier === 0) return 0;
  return tier === tiers.slip ? tiers.slipInAlso : tiers.also;
}
