import { adminAudit, adminAuditExport, type AdminAuditEntry } from '@champa/contract';
import { DateTimeInput, FunctionField, List, SelectInput, TextField, TextInput, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../kit/fields.tsx';
import { ExportActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { MemberInput } from '../../kit/pickers.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { EntryChange } from '../../kit/entry-change.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'audit',
  group: 'brand',
  order: 120,
  capability: 'audit',
  words,
  list: AuditList,
  readOn: ({ page, filter }) => call(adminAudit, { query: { ...page, ...searchOf(filter) } }),
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

const actions = Object.keys(words.en.actions).map((id) => ({ id, name: `resources.audit.actions.${id}` }));
const filters = [
  <TextInput key="by" source="by" label="resources.audit.fields.by" alwaysOn />,
  <SelectInput
    key="action"
    source="action"
    label="resources.audit.fields.action"
    choices={actions}
    alwaysOn
    emptyText="champa.all"
  />,
  <MemberInput key="memberId" source="memberId" label="resources.audit.member" alwaysOn />,
  <DateTimeInput key="from" source="from" label="resources.audit.from" alwaysOn parse={(text: string) => text} />,
  <DateTimeInput key="until" source="until" label="resources.audit.until" alwaysOn parse={(text: string) => text} />,
];

/** What employees did. */
function AuditList() {
  const translate = useTranslate();
  const actionWord = ({ action }: AdminAuditEntry): string =>
    translate(`resources.audit.actions.${action}`, { _: action });
  return (
    <List actions={<ExportActions begin={adminAuditExport} query={searchOf} />} filters={filters} perPage={25}>
      <ListTable>
        <TextField source="id" sortable={false} />
        <TimeField source="at" />
        <WordField source="by" word={({ by }: AdminAuditEntry) => by ?? '–'} />
        <TextField source="ip" sortable={false} />
        <FunctionField source="action" sortable={false} render={actionWord} />
        <EntryChange source="after" sortable={false} />
        <TextField source="reason" sortable={false} />
      </ListTable>
    </List>
  );
}
