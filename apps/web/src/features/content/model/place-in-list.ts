/** The place an address names in a list, from 0; what is no place in it counts as the first. */
export function placeInList(text: string | undefined, length: number): number {
  const place = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return place < length ? place : 0;
}
