import { HOME_ROW_SHOWN, ROW_CHUNK_ABOVE } from '@champa/contract/constants';

/** The part of a fetched row that HOME shows. */
export function homeRow<T>(items: readonly T[]): readonly T[] {
  return items.slice(0, HOME_ROW_SHOWN);
}

/** Splits a long row in two of equal length; of an odd number, the first is longer by one. */
export function chunkRow<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [];
  if (items.length <= ROW_CHUNK_ABOVE) return [items];
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}
