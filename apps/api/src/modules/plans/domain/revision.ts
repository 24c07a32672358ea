import { createHash } from 'node:crypto';

/**
 * The number that stands for a value. It is made of the value itself, so that a change by a command, which keeps no version, is noticed,
 * too.
 */
export function revisionOf(value: unknown): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest();
  return String(digest.readBigUInt64BE() >> 4n);
}

/** PostgreSQL keeps an object's fields in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}
