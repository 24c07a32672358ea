declare global {
  // Standard since ES2026 and in our Node; the compiler's library does not have it yet.
  interface JSON {
    rawJSON(text: string): object;
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/** JSON with `bigint` values written as whole numbers, with every digit. */
export function writeExact(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? JSON.rawJSON(String(part)) : part));
}

/** Parses JSON with whole numbers as `bigint`, so that money above 2^53 units is exact. Throws a SyntaxError. */
export function readExact(text: string): unknown {
  return JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value,
  );
}
