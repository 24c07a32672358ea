import { adminEvents, type AdminEvent, adminEventsExport, type EventSource, eventSources } from '@champa/contract';
import { List, SelectInput } from 'react-admin';
import { ExportActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { EventColumns } from './columns.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'significantEvents',
  group: 'safety',
  order: 62,
  capability: 'compliance',
  words,
  list: EventList,
  readOn: ({ page, filter }) => call(adminEvents, { query: { ...page, ...sourceOf(filter) } }),
};

function sourceOf({ source }: Record<string, string>): { source?: AdminEvent['source'] } {
  return source ? { source: source as EventSource } : {};
}

const sources = eventSources.map((id) => ({ id, name: `resources.significantEvents.sources.${id}` }));
const filters = [<SelectInput key="source" source="source" choices={sources} alwaysOn emptyText="champa.all" />];

/** What a regulator wants to know of: money, safety, and what employees changed. */
function EventList() {
  return (
    <List
      actions={<ExportActions begin={adminEventsExport} query={sourceOf} />}
      filters={filters}
      perPage={25}
      empty={false}
    >
      <ListTable>{EventColumns()}</ListTable>
    </List>
  );
}
