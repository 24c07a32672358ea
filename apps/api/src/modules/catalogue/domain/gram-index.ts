/**
 * The distinct words of a catalogue, findable by any part of them. Each word is listed under each of its letters and pairs
 * of letters; the rarest pair of what is looked for leaves a handful of words to look at.
 */
export class GramIndex {
  readonly words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byGram = new Map<string, number[]>();

  /** The word's number, counted from 0 in the order of adding. */
  add(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.#ids.set(word, id);
    for (let at = 0; at < word.length; at++) {
      this.#list(word[at]!, id);
      if (at + 1 < word.length) this.#list(word.slice(at, at + 2), id);
    }
    return id;
  }

  /** Numbers of the words that have `part` in them. */
  containing(part: string): readonly number[] {
    if (part.length <= 2) return this.#byGram.get(part) ?? [];
    let rarest: readonly number[] | undefined;
    for (let at = 0; at + 1 < part.length; at++) {
      const list = this.#byGram.get(part.slice(at, at + 2)) ?? [];
      if (!rarest || list.length < rarest.length) rarest = list;
    }
    return rarest!.filter((id) => this.words[id]!.includes(part));
  }

  // A word's letters come one after another, so a word listed already is the last of its list.
  #list(gram: string, id: number): void {
    const list = this.#byGram.get(gram);
    if (!list) this.#byGram.set(gram, [id]);
    else if (list.at(-1) !== id) list.push(id);
  }
}
