import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Datagrid,
  DatagridConfigurable,
  type DatagridProps,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';

/** What is wider than its place scrolls sideways, by keyboard too; the page never does. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      {children}
    </Box>
  );
}

/** A table of rows of something shown. */
export function WideTable(table: DatagridProps) {
  const empty = useNothing();
  return (
    <Sideways>
      <Datagrid bulkActionButtons={false} rowClick={false} {...empty} {...table} />
    </Sideways>
  );
}

/** The table of a screen's own list: the same, of the columns that the employee chose. */
export function ListTable(table: DatagridProps) {
  const empty = useNothing();
  return (
    <Sideways>
      <DatagridConfigurable bulkActionButtons={false} rowClick={false} {...empty} {...table} />
    </Sideways>
  );
}

function Sideways({ children }: { children: ReactNode }) {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return <Scrolling label={labelOf(resource)}>{children}</Scrolling>;
}

/** What stands in place of no rows: the list's own words where it has some, and no filter may be why. */
function useNothing(): { empty?: ReactNode } {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0;
  const words = isNarrowed ? '' : translate(`resources.${resource}.empty`, { _: '' });
  return words === '' ? {} : { empty: <Typography sx={{ p: 2 }}>{words}</Typography> };
}
