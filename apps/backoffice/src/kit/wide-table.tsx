import { Box, Typography } from '@mui/material';
import {
  Datagrid,
  type DatagridProps,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';

/** A list's table. Where it is wider than its place, it scrolls sideways, by keyboard too; the page never does. */
export function WideTable(table: DatagridProps) {
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const nothing = useNothing(resource);
  return (
    <Box role="region" aria-label={labelOf(resource)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Datagrid
        bulkActionButtons={false}
        rowClick={false}
        {...(nothing !== '' && { empty: <Typography sx={{ p: 2 }}>{nothing}</Typography> })}
        {...table}
      />
    </Box>
  );
}

/** The list's own words for having no rows; '' where it has none, or where a filter may be why. */
function useNothing(resource: string): string {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0;
  return isNarrowed ? '' : translate(`resources.${resource}.empty`, { _: '' });
}
