import { type AdminSetting, settingGroupNames } from '@champa/contract';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import {
  FunctionField,
  List,
  RecordContextProvider,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { RecordLink, TimeField } from '../../kit/fields.tsx';
import { settingName } from './setting-name.ts';
import { useCanEdit } from './use-can-edit.ts';

type Row = Pick<AdminSetting, 'id' | 'group' | 'changedBy' | 'changedAt' | 'isReadable'>;

/** The settings in their groups, each a link to its form. */
export function SettingList() {
  return (
    <List actions={false} perPage={100} pagination={false}>
      <Groups />
    </List>
  );
}

function Groups() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const { data = [] } = useListContext<Row>();
  const to = useCanEdit() ? 'edit' : 'show';
  const named = data.map((row) => ({
    ...row,
    name: settingName(translate, row.id),
  }));
  return (
    <Box role="region" aria-label={labelOf(resource)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      {settingGroupNames
        .filter((group) => named.some((row) => row.group === group))
        .map((group) => (
          <Table key={group} size="small" sx={{ tableLayout: 'fixed', minWidth: 480, mb: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: '55%', fontWeight: 600 }}>
                  {translate(`resources.settings.groups.${group}`)}
                </TableCell>
                <TableCell>{translate('resources.settings.fields.changedBy')}</TableCell>
                <TableCell>{translate('resources.settings.fields.changedAt')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {named
                .filter((row) => row.group === group)
                .map((row) => (
                  <RecordContextProvider key={row.id} value={row}>
                    <TableRow>
                      <TableCell>
                        <RecordLink source="name" to={to} />
                      </TableCell>
                      <TableCell>
                        <FunctionField render={() => row.changedBy ?? translate('resources.settings.as_it_began')} />
                      </TableCell>
                      <TableCell>
                        <TimeField source="changedAt" />
                      </TableCell>
                    </TableRow>
                  </RecordContextProvider>
                ))}
            </TableBody>
          </Table>
        ))}
    </Box>
  );
}
