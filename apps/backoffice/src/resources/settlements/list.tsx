import {
  adminOwedSettlements,
  type AdminSettlement,
  adminSettlement,
  type ContractKind,
  contractKinds,
} from '@champa/contract';
import { Link, List, SelectInput, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { lists } from './lists.ts';
import { SettlementShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'settlements',
  group: 'agents',
  order: 46,
  capability: 'agents',
  title: 'id',
  words,
  list: OwedList,
  readOn: ({ page, filter: { kind } }) =>
    call(adminOwedSettlements, { query: { ...page, ...(kind && { kind: kind as ContractKind }) } }),
  show: SettlementShow,
  readOne: (id) => call(adminSettlement, { params: { id } }),
  lists,
};

const kinds = contractKinds.map((id) => ({ id, name: `resources.agents.kinds.${id}` }));
const filters = [<SelectInput key="kind" source="kind" choices={kinds} alwaysOn emptyText="champa.all" />];

/** What uplines still owe, the longest first. */
function OwedList() {
  const translate = useTranslate();
  return (
    <List actions={<ListActions />} filters={filters} perPage={25} empty={false}>
      <ListTable>
        <RecordLink source="id" to="show" />
        <WordField source="kind" word={({ kind }: AdminSettlement) => translate(`resources.agents.kinds.${kind}`)} />
        <WordField source="upline" word={({ upline }: AdminSettlement) => <Party party={upline} />} />
        <WordField source="downline" word={({ downline }: AdminSettlement) => <Party party={downline} />} />
        <TimeField source="startsAt" />
        <TimeField source="endsAt" />
        <MoneyField source="due" />
      </ListTable>
    </List>
  );
}

/** A side of a contract with the way to their page; without one it is the brand. */
function Party({ party }: { party: AdminSettlement['upline'] }) {
  const translate = useTranslate();
  if (party === null) return translate('resources.agents.brand');
  return <Link to={`/agents/${party.id}/show`}>{party.username}</Link>;
}
