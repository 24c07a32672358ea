import { type AdminAgent, adminAgent, adminAgents } from '@champa/contract';
import { Button } from '@mui/material';
import { List, SearchInput, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { ChipsField, MoneyField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { lists } from './lists.ts';
import { Level, PathLinks } from './path.tsx';
import { AgentShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'agents',
  group: 'agents',
  order: 43,
  capability: 'agents',
  title: 'username',
  words,
  list: AgentList,
  readOn: ({ page, filter: { of, search = '' } }) =>
    call(adminAgents, { query: { ...page, search, ...(of && { of }) } }),
  show: AgentShow,
  readOne: (id) => call(adminAgent, { params: { id } }),
  lists,
};

/** The tree, a level at a time; a search looks through all of it. */
function AgentList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput key="search" source="search" placeholder={translate('resources.agents.search')} alwaysOn />,
  ];
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <Level />
      <Rows />
    </List>
  );
}

function Rows() {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const isSearch = Boolean(filterValues['search']);
  return (
    <ListTable>
      <RecordLink source="username" to="show" />
      {isSearch && <WordField source="path" word={({ path }: AdminAgent) => <PathLinks path={path} />} />}
      <DownlinesButton source="downlines" />
      <WordField source="type" word={({ type }: AdminAgent) => translate(`resources.agents.types.${type}`)} />
      <ChipsField source="contracts" word={(kind) => translate(`resources.agents.kinds.${kind}`)} />
      <MoneyField source="cash" />
      <StateField source="status" />
      <TimeField source="registeredAt" />
    </ListTable>
  );
}

/** Opens the level below. */
function DownlinesButton(_: { source: string }) {
  const agent = useRecordContext<AdminAgent>();
  const { setFilters } = useListContext();
  const translate = useTranslate();
  const { count } = useFormats();
  if (!agent) return null;
  const shown = count(agent.downlines);
  if (agent.downlines === 0) return shown;
  return (
    <Button
      size="small"
      aria-label={translate('resources.agents.open_level', { name: agent.username, number: shown })}
      onClick={() => setFilters({ of: agent.id })}
    >
      {shown}
    </Button>
  );
}

DownlinesButton.sortable = false;
