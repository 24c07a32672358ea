import { ApiError } from '../../platform/http/api-error.ts';

// Every list of records is read by key, page by page. The place where a page ends travels as an opaque text (a cursor): the
// version of its form, then the values its last row is sorted by.

/** A place in a list that is sorted by time, latest first, and within one time by a number. */
export type Place = { at: Temporal.Instant; number: bigint };

/** A place in a list that is sorted by any value, and within one value by an ID. */
export type SortedPlace = { value: string; id: string };

/** A list that goes back in time, read page by page. */
export type RecordList<Row, Totals> = {
  /** So many rows after a place, or from the latest on. */
  after: (place: Place | null, limit: number) => Promise<Row[]>;
  placeOf(row: Row): Place;
  /** The totals of all rows. */
  totals: () => Promise<Totals>;
};

export type Page<Row> = { rows: Row[]; next: Place | null };

/** The cursor and size of a page that a caller asks for. */
export type PageAsked = { after: string | undefined; limit: number };

/** Reads a page, and one row more to know whether another page follows. */
export async function readPage<Row>(
  { after, placeOf }: Pick<RecordList<Row, unknown>, 'after' | 'placeOf'>,
  place: Place | null,
  limit: number,
): Promise<Page<Row>> {
  const found = await after(place, limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? placeOf(rows.at(-1)!) : null };
}

/**
 * A page for the site. The first page has the totals of the list, later ones have `none`.
 *
 * @throws ApiError VALIDATION for a cursor that no page gave
 */
export async function answerPage<Row, Totals>(
  list: RecordList<Row, Totals>,
  { after, limit }: PageAsked,
  none: Totals,
): Promise<{ rows: Row[]; next: string | null; totals: Totals }> {
  const place = after === undefined ? null : requirePlace(readPlace(after));
  const [{ rows, next }, totals] = await Promise.all([
    readPage(list, place, limit),
    place === null ? list.totals() : none,
  ]);
  return { rows, next: next && writePlace(next), totals };
}

/** A list of rows that are all at hand, latest first. */
export function listOf<Row, Totals>(
  rows: readonly Row[],
  placeOf: (row: Row) => Place,
  totals: Totals,
): RecordList<Row, Totals> {
  return {
    after: async (place, limit) =>
      rows.filter((row) => place === null || comparePlaces(placeOf(row), place) > 0).slice(0, limit),
    placeOf,
    totals: async () => totals,
  };
}

/** Sorts places as lists have them: the latest first, within one time the highest number. */
export function comparePlaces(a: Place, b: Place): number {
  return Temporal.Instant.compare(b.at, a.at) || (a.number < b.number ? 1 : a.number > b.number ? -1 : 0);
}

export function writePlace({ at, number }: Place): string {
  return writeCursor([at.toString(), String(number)]);
}

/** Null for a text that `writePlace` did not write. */
export function readPlace(text: string): Place | null {
  const [time = '', number = '', ...more] = readCursor(text);
  if (more.length > 0 || !INSTANT.test(time) || !NUMBER.test(number)) return null;
  try {
    return { at: Temporal.Instant.from(time), number: BigInt(number) };
  } catch {
    return null;
  }
}

export function writeSortedPlace({ value, id }: SortedPlace): string {
  return writeCursor([value, id]);
}

/** Null for a text that `writeSortedPlace` did not write, or whose value does not fit the order. */
export function readSortedPlace(text: string, isValue: (value: string) => boolean): SortedPlace | null {
  const [value = '', id = '', ...more] = readCursor(text);
  return more.length === 0 && ID.test(id) && isValue(value) ? { value, id } : null;
}

/** @throws ApiError VALIDATION for a cursor that was not read */
export function requirePlace<P>(place: P | null): P {
  if (place === null) throw new ApiError('VALIDATION', { fields: { after: 'cursor' } });
  return place;
}

/** Goes up when cursors change their form: those of an older program are refused. */
const VERSION = 1;
// Values that PostgreSQL takes.
const INSTANT = /^[12]\d{3}-\d\d-\d\dT[\d:.]{8,18}Z$/;
const NUMBER = /^\d{1,18}$/;
const ID = /^[1-9]\d{0,17}$/;

function writeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify([VERSION, ...values])).toString('base64url');
}

/** The values of a cursor; none for any other text. */
function readCursor(text: string): string[] {
  const written = parseJson(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(written) || written[0] !== VERSION) return [];
  const values = written.slice(1);
  return values.every((value) => typeof value === 'string' && !value.includes('\0')) ? values : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
