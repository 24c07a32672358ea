/**
 * Keeps what was used lately, up to a whole weight. Entries are in two halves: what is used goes to the younger, and when that
 * is full, the older is dropped whole and the younger becomes it. So keeping and finding cost one look-up, and dropping none.
 */
export class RecentCache<V> {
  readonly #halfCapacity: number;
  readonly #weigh: (value: V, key: string) => number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #youngWeight = 0;

  constructor(capacity: number, weigh: (value: V, key: string) => number) {
    this.#halfCapacity = capacity / 2;
    this.#weigh = weigh;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Keeps a value under a key that is not kept yet. */
  set(key: string, value: V): void {
    this.#young.set(key, value);
    this.#youngWeight += this.#weigh(value, key);
    if (this.#youngWeight <= this.#halfCapacity) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngWeight = 0;
  }
}
