import type { ReactElement, ReactNode } from 'react';
import { Pagination, ReferenceManyField, useListContext } from 'react-admin';
import { WideTable } from './wide-table.tsx';

type Props = {
  list: string;
  filter?: Record<string, string>;
  /** What a row opens to. */
  expand?: ReactElement;
  children: ReactNode;
};

/** A list of the row that is shown, declared in `lists` of its resource: its columns as children. */
export function RowsOf({ list, filter = NONE, expand, children }: Props) {
  return (
    <ReferenceManyField reference={list} target="id" perPage={25} filter={filter} pagination={<Pages />}>
      <WideTable {...(expand && { expand })}>{children}</WideTable>
    </ReferenceManyField>
  );
}

const NONE = {};

/** The way to other pages, where there are any. */
function Pages() {
  const { page, hasNextPage } = useListContext();
  if (page === 1 && !hasNextPage) return null;
  return <Pagination rowsPerPageOptions={[]} />;
}
