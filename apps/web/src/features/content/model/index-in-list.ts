/** The index in a list that an address names, from 0; an invalid one counts as the first. */
export function indexInList(text: string | undefined, length: number): number {
  const index = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return index < length ? index : 0;
}
