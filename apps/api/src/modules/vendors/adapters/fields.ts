// Written by hand rather than as schemas: these run for every spin of every player.

export type Fields = Readonly<Record<string, unknown>>;

/** Names, IDs and tokens: printable ASCII, so that what is compared and stored is exactly what was sent. */
const NAME = /^[\x20-\x7e]{1,255}$/;
const MOST = 10n ** 18n - 1n;

/** The fields of a body, or null where it is not a JSON object. */
export function fieldsOf(body: unknown): Fields | null {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : null;
}

export function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** A whole number from 0 to 10^18 that `readJson` read, or null. */
export function wholeNumberOf(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  return typeof value === 'bigint' && value >= 0n && value <= MOST ? value : null;
}
