import { ApiError } from './http/api-error.ts';

/** A page of a list, and where the next one begins; null: it is the last. */
export type Page<Row, Next = string> = { list: Row[]; next: Next | null };

/** What a caller asks of a list with the latest first: the page before a row, by its ID. */
export type PageWish = { before: string | null; pageSize: number };

/** The same as a repo reads it. */
export type RowsBefore = { before: string | null; limit: number };

/**
 * Reads a page. One row more is read than is shown: it tells whether another page follows.
 *
 * @param cursorOf what names a row as the end of a page
 */
export async function readPage<Row, Next = string>(
  size: number,
  read: (limit: number) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => Next,
): Promise<Page<Row, Next>> {
  return cutPage(await read(size + 1), size, cursorOf);
}

/** A page of rows that were read already, with one more than it shows where there is one. */
export function cutPage<Row, Next = string>(
  found: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Next,
): Page<Row, Next> {
  const list = found.slice(0, size);
  const last = found.length > size ? list.at(-1) : undefined;
  return { list, next: last === undefined ? null : cursorOf(last) };
}

/** All rows of a list, read page by page; `isWhole` says whether so many were enough. */
export async function everyRow<Row>(
  read: (wish: PageWish) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = [];
  let before: string | null = null;
  do {
    const page: Page<Row> = await read({ before, pageSize: ROWS_AT_ONCE });
    rows.push(...page.list);
    before = page.next;
  } while (before !== null && rows.length < MOST_ROWS);
  return { rows, isWhole: before === null };
}

const ROWS_AT_ONCE = 500;
const MOST_ROWS = 50_000;

/** The cursor of lists in the order of their IDs. */
export const byId = ({ id }: { id: bigint | string }): string => String(id);

export function presentPage<Row, Shown, Next>(
  { list, next }: Page<Row, Next>,
  present: (row: Row) => Shown,
): Page<Shown, Next> {
  return { list: list.map(present), next };
}

/** One value of a place, as a cursor writes it. `read` gives null for a text that is none. */
export type CursorPart<Value> = { write: (value: Value) => string; read: (text: string) => Value | null };

/**
 * The place of a row in a sorted list: the values that the list is sorted by, the last of which is unique. Its text begins the
 * next page and means nothing to a caller.
 */
export type Cursor<Place> = {
  write: (place: Place) => string;
  /** Null: the text is no place in this list. */
  parse: (text: string) => Place | null;
  /**
   * Of a query: null where it names none.
   *
   * @throws ApiError VALIDATION for a text that no page gave as its next
   */
  require: (text: string | null | undefined, field?: 'after' | 'before') => Place | null;
};

const BETWEEN = '_';

/** The cursor of a list that is sorted by these values, in this order. Only the first may hold any text. */
export function createCursor<Place extends Record<string, unknown>>(parts: {
  [Name in keyof Place]: CursorPart<Place[Name]>;
}): Cursor<Place> {
  const names: (keyof Place)[] = Object.keys(parts);

  function parse(text: string): Place | null {
    const pieces = text.split(BETWEEN);
    const firstEnds = pieces.length - names.length + 1;
    if (firstEnds < 1) return null;
    const texts = [pieces.slice(0, firstEnds).join(BETWEEN), ...pieces.slice(firstEnds)];
    const values = names.map((name, index) => [name, parts[name].read(texts[index]!)] as const);
    return values.some(([, value]) => value === null) ? null : (Object.fromEntries(values) as Place);
  }

  return {
    write: (place) => names.map((name) => parts[name].write(place[name])).join(BETWEEN),
    parse,
    require: (text, field = 'after') => {
      if (text === null || text === undefined) return null;
      const place = parse(text);
      if (!place) throw new ApiError('VALIDATION', { fields: { [field]: 'cursor' } });
      return place;
    },
  };
}

// PostgreSQL knows no year 0.
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const INTEGER = /^-?\d{1,19}$/;
const LARGEST = 2n ** 63n - 1n;

/** A time, to the nanosecond. */
export const instantPart: CursorPart<Temporal.Instant> = {
  write: String,
  read: (text) => {
    if (!INSTANT.test(text)) return null;
    try {
      return Temporal.Instant.from(text);
    } catch {
      return null;
    }
  },
};

/** A number of PostgreSQL's bigint. */
export const integerPart: CursorPart<bigint> = {
  write: String,
  read: (text) => {
    const value = INTEGER.test(text) ? BigInt(text) : null;
    return value !== null && value >= -LARGEST && value <= LARGEST ? value : null;
  },
};

/** An ID or another number that is never negative. */
export const numberPart: CursorPart<bigint> = {
  write: String,
  read: (text) => {
    const value = integerPart.read(text);
    return value !== null && value >= 0n ? value : null;
  },
};

/** An ID as the API writes it. */
export const idPart: CursorPart<string> = {
  write: String,
  read: (text) => (/^[1-9]\d{0,17}$/.test(text) ? text : null),
};

/** A text of at most so many characters, such as a name. PostgreSQL's text knows every character but zero. */
export const textPart = (most: number): CursorPart<string> => ({
  write: String,
  read: (text) => (text.length <= most && !text.includes('\0') ? text : null),
});

/** A place in a list sorted by time and, within one time, by a number that grows. */
export type TimePlace = { at: Temporal.Instant; number: bigint };

export const timeCursor: Cursor<TimePlace> = createCursor<TimePlace>({ at: instantPart, number: numberPart });
