/** `bin/test --long`: many examples, all kill loops, every device and language. */
export const isLong = process.env['TEST_LONG'] === 'true';

/**
 * The number of examples of a property.
 *
 * @param daily in each run: finds simple mistakes
 * @param long with `bin/test --long`: finds rare ones
 *
 * @param daily in each run: what finds a plain mistake
 * @param long with `bin/test --long`: what finds a rare one
 */
export function examples(daily: number, long: number): number {
  return isLong ? long : daily;
}
