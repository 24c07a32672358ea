/** A place in a list whose order is time and, within one time, a number that grows. */
export type Place = { at: Temporal.Instant; number: bigint };

/** A place as the API writes it. */
export function formatPlace({ at, number }: Place): string {
  return `${at.toString()}_${number}`;
}

/** Reads what `formatPlace` wrote; null for anything else. */
export function parsePlace(text: string): Place | null {
  const [time = '', number = ''] = text.split('_');
  if (!/^\d{1,19}$/.test(number)) return null;
  try {
    return { at: Temporal.Instant.from(time), number: BigInt(number) };
  } catch {
    return null;
  }
}
