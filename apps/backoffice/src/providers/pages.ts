import type { PageOn, WantedOn } from '../kit/resource.ts';

type ReadOn = (wanted: WantedOn) => Promise<PageOn>;

/** Which page of which list: the console counts pages, long lists know only where one ends. */
export type NumberedPage = { list: string; number: number; size: number; filter: Record<string, string> };

/**
 * Reads pages of long lists by their number. Where each page ended is remembered for each list and filter, so the next page takes
 * one call; a page that is opened by its address is reached through those before it.
 */
export function createPages() {
  const ends = new Map<string, (string | null)[]>();

  return async (wanted: NumberedPage, readOn: ReadOn): Promise<PageOn> => {
    const { list, number, size, filter } = wanted;
    const key = JSON.stringify([list, size, filter]);
    const known = ends.get(key) ?? [];
    ends.set(key, known);
    for (let at = Math.min(number, known.length + 1); ; at += 1) {
      const after = at === 1 ? undefined : known[at - 2];
      if (after === null) return { list: [], next: null };
      const page = await readOn({ page: { pageSize: String(size), ...(after !== undefined && { after }) }, filter });
      known[at - 1] = page.next;
      if (at === number) return page;
    }
  };
}
