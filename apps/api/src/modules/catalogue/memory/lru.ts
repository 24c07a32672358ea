/** Keeps the values used last, up to a whole weight. */
export class Lru<V> {
  readonly #values = new Map<string, V>();
  readonly #capacity: number;
  readonly #weigh: (value: V) => number;
  #weight = 0;

  constructor(capacity: number, weigh: (value: V) => number) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  get(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#weight += this.#weigh(value);
    // A map gives its keys in the order they were put in: the first is the one used longest ago.
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#weigh(value);
  }
}
