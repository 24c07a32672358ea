/** The number of ways to choose `taken` of `from` things: C(from, taken), or 0 if there is none. */
export function choose(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  const few = Math.min(taken, from - taken);
  let ways = 1n;
  for (let i = 1; i <= few; i += 1) ways = (ways * BigInt(from - few + i)) / BigInt(i);
  return ways;
}

/** All subsets of `size` items, in the order of the items. */
export function* subsets<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= items.length - size; first += 1) {
    for (const rest of subsets(items, size - 1, first + 1)) yield [items[first]!, ...rest];
  }
}

/** One item of each row, in all combinations; with `distinct` no item twice. */
export function* products<T>(rows: readonly (readonly T[])[], distinct = false): Generator<T[]> {
  const [first, ...others] = rows;
  if (!first) {
    yield [];
    return;
  }
  for (const item of first) {
    const rest = distinct ? others.map((row) => row.filter((other) => other !== item)) : others;
    for (const tail of products(rest, distinct)) yield [item, ...tail];
  }
}

/** Items by a key, each group in their order. (`Map.groupBy` is newer than some members' browsers.) */
export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Every order of a text's characters, each once: `112` gives three. */
export function orders(text: string): string[] {
  if (text.length <= 1) return [text];
  const found: string[] = [];
  for (const first of new Set(text)) {
    const at = text.indexOf(first);
    for (const rest of orders(text.slice(0, at) + text.slice(at + 1))) found.push(first + rest);
  }
  return found;
}

/** The digits 0 to 9. */
export const digits: readonly string[] = Array.from('0123456789');

/** Every text of this many digits: `00` to `99`. */
export function numbersOf(length: number): string[] {
  return Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, '0'));
}

/** Balls `01` to `49` and so on: two digits each, so that their text order is their numeric order. */
export function ballsTo(last: number): string[] {
  return Array.from({ length: last }, (_, n) => String(n + 1).padStart(2, '0'));
}
