import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Datagrid, type DatagridProps, useGetResourceLabel, useResourceContext } from 'react-admin';

/** What is wider than its place scrolls sideways, by keyboard too; the page never does. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      {children}
    </Box>
  );
}

/** A list's table. */
export function WideTable(table: DatagridProps) {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <Scrolling label={labelOf(resource)}>
      <Datagrid bulkActionButtons={false} rowClick={false} {...table} />
    </Scrolling>
  );
}
