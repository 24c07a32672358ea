import { HOME_ROW_SHOWN, ROW_CHUNK_ABOVE } from '@champa/contract/constants';

/** What HOME shows of a row it fetched. */
export function homeRow<T>(items: readonly T[]): readonly T[] {
  return items.slice(0, HOME_ROW_SHOWN);
}

/** A row that has grown too long is broken in two of equal length, the first longer by one where it must. */
export function chunkRow<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [];
  if (items.length <= ROW_CHUNK_ABOVE) return [items];
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}
