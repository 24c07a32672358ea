import type { ReactNode } from 'react';
import { Pagination, ReferenceManyField } from 'react-admin';
import { WideTable } from './wide-table.tsx';

/** A list of the row that is shown, declared in `lists` of its resource: its columns as children. */
export function RowsOf({ list, children }: { list: string; children: ReactNode }) {
  return (
    <ReferenceManyField reference={list} target="id" perPage={25} pagination={<Pagination rowsPerPageOptions={[25]} />}>
      <WideTable>{children}</WideTable>
    </ReferenceManyField>
  );
}
