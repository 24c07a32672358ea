/** Does the work for each, one after another: a failure does not block the others. @returns the failures */
export async function failuresOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  return failures;
}

/** @throws AggregateError of the failures, once everything is done */
export function tellFailures(failures: readonly unknown[], what: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
