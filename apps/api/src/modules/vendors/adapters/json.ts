/** A number with a fraction or an exponent somewhere, or so many digits that a float may not hold them all. */
const NEEDS_CARE = /[:[,]\s*-?\d+(?:[.eE]|\d{15})/;
const WHOLE = /^-?\d+$/;

type ReviveExactly = (key: string, value: unknown, context: { source?: string }) => unknown;

/**
 * Parses JSON so that a whole number keeps every digit: as `number` where that is exact, as `bigint` otherwise. Any
 * other number (`1.5`, but `1.0` and `1e3` too) becomes NaN: no field of the protocol may be one.
 *
 * @throws SyntaxError
 */
export function readJson(text: string): unknown {
  if (!NEEDS_CARE.test(text)) return JSON.parse(text);
  return (JSON.parse as (text: string, revive: ReviveExactly) => unknown)(text, exactNumber);
}

function exactNumber(_key: string, value: unknown, { source }: { source?: string }): unknown {
  if (typeof value !== 'number' || source === undefined) return value;
  if (!WHOLE.test(source)) return Number.NaN;
  return Number.isSafeInteger(value) ? value : BigInt(source);
}
