import { Box } from '@mui/material';
import { Datagrid, type DatagridProps, useGetResourceLabel, useResourceContext } from 'react-admin';

/** A list's table. Where it is wider than its place, it scrolls sideways, by keyboard too; the page never does. */
export function WideTable(table: DatagridProps) {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <Box role="region" aria-label={labelOf(resource)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Datagrid bulkActionButtons={false} rowClick={false} {...table} />
    </Box>
  );
}
