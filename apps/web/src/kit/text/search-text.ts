/**
 * A value of an address's query as the text it was: the router reads `7` and `true` as what they look like. Anything else
 * than a single value is no text.
 */
export function searchText(value: unknown, maxLength = 200): string {
  const isSingle = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isSingle ? String(value).trim().slice(0, maxLength) : '';
}
