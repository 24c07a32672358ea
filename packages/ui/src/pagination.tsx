import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { paginationRange } from './pagination-range.ts';

export type PageLink = (page: number, props: { className: string; children: ReactNode; label?: string }) => ReactNode;

type PaginationProps = {
  page: number;
  totalPages: number;
  range: number;
  margin: number;
  labels: { navigation: string; previous: string; next: string };
  /** Renders the link or button to a page. */
  link: PageLink;
};

const cell =
  'm-0.5 inline-grid h-11 min-w-11 place-items-center align-middle rounded-sm px-2 text-sm font-semibold tabular transition-colors';
const idle = `${cell} text-muted hover:bg-surface-2 hover:text-text active:bg-surface-3`;

/** Page links: both ends, and a range around the current page. */
export function Pagination({ page, totalPages, range, margin, labels, link }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className="text-center text-balance">
      {page > 1 &&
        link(page - 1, { className: idle, label: labels.previous, children: <Icon name="chevronStart" size={18} /> })}
      {paginationRange(page, totalPages, range, margin).map((item) =>
        'gapBefore' in item ? (
          <span key={`gap-${item.gapBefore}`} className="m-0.5 inline-block w-6 align-middle text-muted">
            …
          </span>
        ) : item.page === page ? (
          <span key={item.page} aria-current="page" className={cx(cell, 'gold-face')}>
            {item.page}
          </span>
        ) : (
          <span key={item.page} className="contents">
            {link(item.page, { className: idle, children: item.page })}
          </span>
        ),
      )}
      {page < totalPages &&
        link(page + 1, { className: idle, label: labels.next, children: <Icon name="chevronEnd" size={18} /> })}
    </nav>
  );
}
