/**
 * Does the work for each, one after another. A failure does not stop the others.
 *
 * @returns the errors, in the order they came
 */
export async function failuresOf<T>(all: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/** The number of failures that a message names; `errors` has all of them. */
const NAMED = 3;

/** @throws AggregateError where there are failures: how many, of what, and the reasons of the first ones */
export function throwFailures(failures: readonly unknown[], what: string): void {
  if (failures.length === 0) return;
  const reasons = failures.slice(0, NAMED).map((error) => (error instanceof Error ? error.message : String(error)));
  throw new AggregateError(failures, `${failures.length} ${what}: ${reasons.join('; ')}`);
}

/**
 * Does the work for each, one after another, and reports the failures at the end.
 *
 * @throws AggregateError once all are done, as `throwFailures`
 */
export async function eachApart<T>(all: Iterable<T>, work: (one: T) => Promise<unknown>, what: string): Promise<void> {
  throwFailures(await failuresOf(all, work), what);
}
