declare global {
  // Standard since ES2026 and in our Node; the compiler's library doesn't know them yet.
  interface JSON {
    rawJSON(text: string): object;
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/** JSON whose `bigint` values are written as whole numbers, with every digit. */
export function writeExact(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? JSON.rawJSON(String(part)) : part));
}

/** Reads JSON with whole numbers as `bigint`, so that money above 2^53 units keeps its last digits. Throws a SyntaxError. */
export function readExact(text: string): unknown {
  return JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value,
  );
}
