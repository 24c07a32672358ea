import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useIsWider } from './use-is-wider.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end of their column. */
  isFigure?: boolean;
  /** On phones it is the heading of the card, without its column header. */
  isTitle?: boolean;
  /**
   * The current sort by this column; null: another column. On phones, without headers, the page offers sorting by other means.
   */
  sort?: { order: 'asc' | 'desc' | null; onSort: () => void };
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isStale?: boolean;
};

/**
 * Rows as a table on wide screens and as cards on phones: one set of cells, laid out twice by CSS. The roles are explicit because
 * a table that is not displayed as one loses them. A table that is too wide scrolls sideways, also by keys if nothing in it can
 * have the focus; words are not broken to make it fit.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, isStale = false }: DataTableProps<Row>) {
  const captionId = useId();
  const [watch, isWider] = useIsWider();
  return (
    <div
      ref={watch}
      {...(isWider && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
      className="relative -outline-offset-2 md:overflow-x-auto"
    >
      <table role="table" className={cx('w-full text-sm max-md:block', isStale && 'opacity-60')}>
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map(({ id, header, isFigure, sort }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                aria-sort={sort?.order ? orders[sort.order] : undefined}
                className={cx(
                  'px-4 py-3 text-xs font-semibold break-keep [overflow-wrap:normal] text-muted',
                  isFigure ? 'text-end' : 'text-start',
                )}
              >
                {sort ? <SortButton header={header} {...sort} /> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-2.5 max-md:p-2.5">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="border-t border-line transition-colors hover:bg-surface-2/60 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-md max-md:border max-md:bg-surface-2/50 max-md:p-3.5"
            >
              {columns.map(({ id, header, cell, isFigure, isTitle }) => (
                <td
                  key={id}
                  role="cell"
                  data-label={header}
                  className={cx(
                    'align-middle md:px-4 md:py-3 md:wrap-break-word',
                    isFigure && 'tabular md:text-end',
                    isTitle
                      ? 'max-md:col-span-2 md:min-w-28'
                      : 'max-md:before:block max-md:before:text-xs max-md:before:text-muted max-md:before:content-[attr(data-label)]',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

function SortButton({ header, order, onSort }: { header: string } & NonNullable<Column<never>['sort']>) {
  return (
    <>
      <span className="md:hidden">{header}</span>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'touch-target inline-flex items-center gap-1 whitespace-nowrap hover:text-text max-md:hidden',
          order && 'text-gold',
        )}
      >
        {header}
        <Icon
          name="chevronDown"
          size={14}
          className={cx('transition-transform', order === 'asc' && 'rotate-180', !order && 'opacity-40')}
        />
      </button>
    </>
  );
}
