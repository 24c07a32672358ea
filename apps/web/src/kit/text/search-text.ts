/**
 * A search parameter as the text that it was: the router parses `7` and `true` as a number and a boolean. Anything but a
 * single value becomes an empty text.
 */
export function searchText(value: unknown, maxLength = 200): string {
  const isSingle = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isSingle ? String(value).trim().slice(0, maxLength) : '';
}
