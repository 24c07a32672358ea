import { adminAudit, adminAuditExport, type AdminAuditEntry } from '@champa/contract';
import { DateTimeInput, List, TextField, TextInput, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { EntryChange } from '../../kit/entry-change.tsx';
import { csvOf, saveFile } from './file.ts';

export const resource: BackofficeResource = {
  name: 'audit',
  order: 120,
  capability: 'audit',
  words: {
    name: 'Entry |||| Audit log',
    empty: 'No entries yet.',
    fields: { at: 'Time', by: 'Employee', ip: 'Address', action: 'Action', after: 'Change', reason: 'Reason' },
  },
  list: AuditList,
  read: ({ page, filter }) => call(adminAudit, { query: { ...page, ...searchOf(filter) } }),
};

type Filter = Partial<Record<'by' | 'action' | 'memberId' | 'from' | 'until', string>>;

/** Times are typed in the operator's own time zone. */
function searchOf({ from, until, ...search }: Filter): Filter {
  return {
    ...search,
    ...(from && { from: new Date(from).toISOString() }),
    ...(until && { until: new Date(until).toISOString() }),
  };
}

const filters = [
  <TextInput key="by" source="by" label="champa.audit.by" alwaysOn />,
  <TextInput key="action" source="action" label="champa.audit.action" alwaysOn />,
  <TextInput key="memberId" source="memberId" label="champa.audit.member" alwaysOn />,
  <DateTimeInput key="from" source="from" label="champa.audit.from" alwaysOn parse={(text: string) => text} />,
  <DateTimeInput key="until" source="until" label="champa.audit.until" alwaysOn parse={(text: string) => text} />,
];

/** What employees did. */
function AuditList() {
  return (
    <List actions={<AuditActions />} filters={filters} perPage={25}>
      <WideTable>
        <TextField source="id" sortable={false} />
        <TimeField source="at" />
        <WordField source="by" word={({ by }: AdminAuditEntry) => by ?? '–'} />
        <TextField source="ip" sortable={false} />
        <TextField source="action" sortable={false} />
        <EntryChange source="after" sortable={false} />
        <TextField source="reason" sortable={false} />
      </WideTable>
    </List>
  );
}

function AuditActions() {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const save = async (reason: string): Promise<void> => {
    const { list } = await call(adminAuditExport, { query: searchOf(filterValues as Filter), body: { reason } });
    saveFile('audit.csv', csvOf(list));
  };
  return (
    <TopToolbar>
      <ReasonButton
        label="champa.audit.export"
        danger={false}
        effect="champa.audit.export_effect"
        name={translate('champa.audit.file')}
        operation={adminAuditExport}
        act={save}
      />
    </TopToolbar>
  );
}
