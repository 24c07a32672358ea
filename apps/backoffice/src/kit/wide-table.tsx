import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Datagrid,
  DatagridConfigurable,
  type DatagridProps,
  type RaRecord,
  useExpanded,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
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
export function WideTable({ children, ...table }: DatagridProps) {
  const empty = useNothing();
  return (
    <Sideways>
      <Datagrid bulkActionButtons={false} rowClick={false} sx={withoutOwnExpand} {...empty} {...table}>
        {table.expand && <ExpandButton label={false} />}
        {children}
      </Datagrid>
    </Sideways>
  );
}

/** react-admin's button is hidden from keyboards and screen readers: `ExpandButton` stands in its place. */
const withoutOwnExpand = { '& .RaDatagrid-expandIconCell, & .RaDatagrid-expandHeader': { display: 'none' } };

/** Opens a row to what belongs to it, and closes it again. */
function ExpandButton(_: { label: false }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { id } = useRecordContext<RaRecord>() ?? { id: '' };
  const [isExpanded, toggle] = useExpanded(resource, id);
  return (
    <IconButton
      size="small"
      aria-label={translate(isExpanded ? 'ra.action.close' : 'ra.action.expand')}
      aria-expanded={isExpanded}
      {...(isExpanded && { 'aria-controls': `${id}-expand` })}
      onClick={toggle}
    >
      <ExpandMoreIcon
        fontSize="inherit"
        sx={{ transform: isExpanded ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }}
      />
    </IconButton>
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
