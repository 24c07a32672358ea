import { Box } from '@mui/material';
import { Datagrid, type DatagridProps, useGetResourceLabel, useResourceContext } from 'react-admin';

/** A list's table. On a narrow screen it scrolls in itself, by keys too, and the page never moves sideways. */
export function WideTable(table: DatagridProps) {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <Box role="region" aria-label={labelOf(resource)} tabIndex={0} sx={{ overflowX: { xs: 'auto', lg: 'visible' } }}>
      <Datagrid bulkActionButtons={false} rowClick={false} {...table} />
    </Box>
  );
}
