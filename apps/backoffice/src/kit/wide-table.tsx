import { Box } from '@mui/material';
import { Datagrid, type DatagridProps, useGetResourceLabel, useResourceContext } from 'react-admin';

/** A list's table. On a narrow screen the table scrolls sideways, by keyboard too; the page never does. */
export function WideTable(table: DatagridProps) {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <Box role="region" aria-label={labelOf(resource)} tabIndex={0} sx={{ overflowX: { xs: 'auto', lg: 'visible' } }}>
      <Datagrid bulkActionButtons={false} rowClick={false} {...table} />
    </Box>
  );
}
