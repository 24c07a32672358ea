import { crc32 } from 'node:zlib';

/**
 * Keeps recently used entries, up to a total weight. Entries are in two halves: used ones go to the younger, and when
 * that is full, the older is dropped whole and the younger becomes it. So keeping and finding cost one look-up, and
 * dropping none.
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

  /** Keeps a value under a new key. */
  set(key: string, value: V): void {
    this.#young.set(key, value);
    this.#youngWeight += this.#weigh(value, key);
    if (this.#youngWeight <= this.#halfCapacity) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngWeight = 0;
  }
}

/** Keys remembered to have been offered once. */
const OFFERED_ONCE = 50_000;

/**
 * Keeps what was offered twice lately. Most of what people type is asked once: it would push out frequent requests, and
 * memory that is freed at once costs the collector next to nothing. Of a key offered once only a checksum is
 * remembered; two keys that share one merely let a value in early.
 */
export class FrequentCache<V> {
  readonly #kept: RecentCache<V>;
  #offered = new Set<number>();
  #offeredBefore = new Set<number>();

  constructor(capacity: number, weigh: (value: V, key: string) => number) {
    this.#kept = new RecentCache(capacity, weigh);
  }

  get(key: string): V | undefined {
    return this.#kept.get(key);
  }

  offer(key: string, value: V): void {
    const sum = crc32(key);
    if (this.#offered.has(sum) || this.#offeredBefore.has(sum)) this.#kept.set(key, value);
    else this.#remember(sum);
  }

  #remember(sum: number): void {
    this.#offered.add(sum);
    if (this.#offered.size < OFFERED_ONCE / 2) return;
    this.#offeredBefore = this.#offered;
    this.#offered = new Set();
  }
}
