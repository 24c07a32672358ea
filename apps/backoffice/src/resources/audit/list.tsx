import { adminAudit, adminAuditExport, type AdminAuditEntry } from '@champa/contract';
import {
  DateTimeInput,
  FunctionField,
  List,
  SelectInput,
  TextField,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { saveFile } from '../../kit/save-file.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { EntryChange } from '../../kit/entry-change.tsx';
import { csvOf } from './file.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'audit',
  order: 120,
  capability: 'audit',
  words,
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
  <TextInput key="memberId" source="memberId" label="resources.audit.member" alwaysOn />,
  <DateTimeInput key="from" source="from" label="resources.audit.from" alwaysOn parse={(text: string) => text} />,
  <DateTimeInput key="until" source="until" label="resources.audit.until" alwaysOn parse={(text: string) => text} />,
];

/** What employees did. */
function AuditList() {
  const translate = useTranslate();
  const actionWord = ({ action }: AdminAuditEntry): string =>
    translate(`resources.audit.actions.${action}`, { _: action });
  return (
    <List actions={<AuditActions />} filters={filters} perPage={25}>
      <WideTable>
        <TextField source="id" sortable={false} />
        <TimeField source="at" />
        <WordField source="by" word={({ by }: AdminAuditEntry) => by ?? '–'} />
        <TextField source="ip" sortable={false} />
        <FunctionField source="action" sortable={false} render={actionWord} />
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
    saveFile('audit.csv', csvOf(list), 'text/csv');
  };
  return (
    <TopToolbar>
      <ReasonButton
        label="resources.audit.export"
        danger={false}
        effect="resources.audit.export_effect"
        name={translate('resources.audit.file')}
        operation={adminAuditExport}
        act={save}
      />
    </TopToolbar>
  );
}
