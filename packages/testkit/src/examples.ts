/** `bin/test --long`: many examples, all kill loops, every device and language. */
export const isLong = process.env['TEST_LONG'] === 'true';

/**
 * The number of examples of a property.
 *
 * @param daily in each run: finds simple mistakes
 * @param long with `bin/test --long`: finds rare ones
 */
export function examples(daily: number, long: number): number {
  return isLong ? long : daily;
}
