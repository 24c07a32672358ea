import { type AdminExport, adminExports, staffPermissions } from '@champa/contract';
import { useEffect } from 'react';
import { FunctionField, List, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { CountField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { Acts } from './acts.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'exports',
  group: 'brand',
  order: 125,
  permissions: staffPermissions.filter((permission) => permission.endsWith('.export')),
  words,
  list: ExportList,
  readOn: ({ page }) => call(adminExports, { query: page }),
};

/** The employee's own files. */
function ExportList() {
  return (
    <List actions={<ListActions />} perPage={25}>
      <Rows />
    </List>
  );
}

const ASKED_AGAIN_AFTER_MS = 2000;

function Rows() {
  const { data = [], refetch } = useListContext<AdminExport>();
  const isRunning = data.some(({ state }) => state === 'running');
  // Only while one runs: an employee who has gone away must not stay signed in by it.
  useEffect(() => {
    if (!isRunning) return undefined;
    const asking = setInterval(() => void refetch(), ASKED_AGAIN_AFTER_MS);
    return () => clearInterval(asking);
  }, [isRunning, refetch]);

  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  const { count } = useFormats();
  const sizeOf = ({ bytes }: AdminExport): string =>
    translate('resources.exports.kilobytes', { number: count(Math.ceil(bytes / 1000)) });
  const noteOf = ({ fault, whole }: AdminExport): string =>
    fault ? translate(`resources.exports.faults.${fault}`) : whole ? '' : translate('resources.exports.cut');
  return (
    <ListTable>
      <WordField source="list" word={({ list }: AdminExport) => labelOf(list)} />
      <StateField source="state" words="resources.exports.states" />
      <CountField source="rows" />
      <FunctionField source="bytes" textAlign="right" sortable={false} render={sizeOf} sx={{ whiteSpace: 'nowrap' }} />
      <TimeField source="startedAt" />
      <TimeField source="keptUntil" />
      <FunctionField label={false} render={noteOf} />
      <Acts />
    </ListTable>
  );
}
