/** An item of a pagination: a page, or the gap between two. */
export type PageItem = { page: number } | { gapBefore: number };

/**
 * The pages a pagination shows: `margin` at each end and `range` around the current one, moved inward at the ends so that
 * the range keeps its width. A gap of a single page shows the page instead.
 */
export function paginationRange(current: number, total: number, range: number, margin: number): PageItem[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), total - range + 1));
  const shown = new Set<number>();
  for (let page = 1; page <= Math.min(margin, total); page += 1) shown.add(page);
  for (let page = Math.max(1, total - margin + 1); page <= total; page += 1) shown.add(page);
  for (let page = first; page < first + range && page <= total; page += 1) shown.add(page);

  const items: PageItem[] = [];
  let last = 0;
  for (const page of [...shown].toSorted((a, b) => a - b)) {
    if (page === last + 2) items.push({ page: last + 1 });
    else if (page > last + 2) items.push({ gapBefore: page });
    items.push({ page });
    last = page;
  }
  return items;
}
