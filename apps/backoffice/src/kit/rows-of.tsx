import type { ReactNode } from 'react';
import { Pagination, ReferenceManyField, useListContext } from 'react-admin';
import { WideTable } from './wide-table.tsx';

/** A list of the row that is shown, declared in `lists` of its resource: its columns as children. */
export function RowsOf({ list, children }: { list: string; children: ReactNode }) {
  return (
    <ReferenceManyField reference={list} target="id" perPage={25} pagination={<Pages />}>
      <WideTable>{children}</WideTable>
    </ReferenceManyField>
  );
}

/** The way to other pages, where there are any. */
function Pages() {
  const { page, hasNextPage } = useListContext();
  if (page === 1 && !hasNextPage) return null;
  return <Pagination rowsPerPageOptions={[]} />;
}
