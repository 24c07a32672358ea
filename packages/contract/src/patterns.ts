import type { RegisterField } from './identity.ts';

/**
 * The kinds of registration patterns (specification, section 5), used by browser and server alike. Lengths are counted in
 * characters as people see them (code points) and come from the field's settings.
 */
export const patterns = {
  /** Anything of the right length. */
  length: /^.*$/su,
  /** A letter first, then letters and digits. */
  letterFirst: /^[A-Za-z][A-Za-z0-9]*$/u,
  /** Letters, digits and symbols: printable ASCII without spaces. */
  lettersDigitsSymbols: /^[\x21-\x7e]*$/u,
} as const satisfies Record<string, RegExp>;

export type PatternId = keyof typeof patterns;

export type PatternFailure = 'required' | 'length' | 'pattern';

/** Checks one value against a field's settings; `null` is right. */
export function checkField(field: RegisterField, value: string): PatternFailure | null {
  if (value === '') return field.required ? 'required' : null;
  const length = [...value].length;
  if (length < field.min || length > field.max) return 'length';
  const pattern = patterns[field.patternId as PatternId] ?? patterns.length;
  return field.acceptedPattern === '*' || pattern.test(value) ? null : 'pattern';
}
