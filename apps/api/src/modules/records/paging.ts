import {
  createCursor,
  type Cursor,
  idPart,
  readPage as pageOf,
  timeCursor,
  type TimePlace,
} from '../../platform/paging.ts';

/** A position in a list that is sorted by any value, and within one value by an ID. */
export type SortedPlace = { value: string; id: string };

/** A list that goes back in time, read page by page. */
export type RecordList<Row, Totals> = {
  /** So many rows after a place, or from the latest on. */
  after: (place: TimePlace | null, limit: number) => Promise<Row[]>;
  placeOf(row: Row): TimePlace;
  /** The totals of all rows. */
  totals: () => Promise<Totals>;
};

export type RowsPage<Row> = { rows: Row[]; next: TimePlace | null };

/** The cursor and size of a page that a caller asks for. */
export type PageAsked = { after: string | undefined; limit: number };

export async function readPage<Row>(
  { after, placeOf }: Pick<RecordList<Row, unknown>, 'after' | 'placeOf'>,
  place: TimePlace | null,
  limit: number,
): Promise<RowsPage<Row>> {
  const { list, next } = await pageOf(limit, (most) => after(place, most), placeOf);
  return { rows: list, next };
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
  const place = timeCursor.require(after);
  const [{ rows, next }, totals] = await Promise.all([
    readPage(list, place, limit),
    place === null ? list.totals() : none,
  ]);
  return { rows, next: next && timeCursor.write(next), totals };
}

/** A list of rows that are all at hand, latest first. */
export function listOf<Row, Totals>(
  rows: readonly Row[],
  placeOf: (row: Row) => TimePlace,
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
export function comparePlaces(a: TimePlace, b: TimePlace): number {
  return Temporal.Instant.compare(b.at, a.at) || (a.number < b.number ? 1 : a.number > b.number ? -1 : 0);
}

/** The cursor of a list that is sorted by any value; `isValue` says what fits its order. */
export function sortedCursor(isValue: (value: string) => boolean): Cursor<SortedPlace> {
  return createCursor<SortedPlace>({
    value: { write: String, read: (text) => (isValue(text) && !text.includes('\0') ? text : null) },
    id: idPart,
  });
}
