/** Length of the longest parts that are indexed. */
const LONGEST = 3;

/**
 * The distinct words of a catalogue, findable by any part of them. Each word is listed under each of its parts of up to
 * three letters; the rarest three parts of a query leave a handful of words to check.
 */
export class GramIndex {
  readonly words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byPart = new Map<string, number[]>();
  readonly #byBeginning = new Map<string, number[]>();

  /** The word's number, counted from 0 in the order of adding. */
  add(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.#ids.set(word, id);
    for (let length = 1; length <= LONGEST; length++) list(this.#byBeginning, word.slice(0, length), id);
    for (let at = 0; at < word.length; at++) {
      const longest = Math.min(LONGEST, word.length - at);
      for (let length = 1; length <= longest; length++) list(this.#byPart, word.slice(at, at + length), id);
    }
    return id;
  }

  /** Numbers of the words that begin with `part`. */
  beginningWith(part: string): readonly number[] {
    const found = this.#byBeginning.get(part.slice(0, LONGEST)) ?? [];
    return part.length <= LONGEST ? found : found.filter((id) => this.words[id]!.startsWith(part));
  }

  /** Numbers of the words that contain `part`. */
  containing(part: string): readonly number[] {
    if (part.length <= LONGEST) return this.#byPart.get(part) ?? [];
    let rarest: readonly number[] | undefined;
    for (let at = 0; at + LONGEST <= part.length; at++) {
      const found = this.#byPart.get(part.slice(at, at + LONGEST)) ?? [];
      if (!rarest || found.length < rarest.length) rarest = found;
    }
    return rarest!.filter((id) => this.words[id]!.includes(part));
  }
}

// A word's parts are added in a row, so a word listed already is the last of its list.
function list(lists: Map<string, number[]>, part: string, id: number): void {
  const found = lists.get(part);
  if (!found) lists.set(part, [id]);
  else if (found.at(-1) !== id) found.push(id);
}
