import {
  adminAccountLines,
  adminLedgerAccount,
  adminLedgerAccounts,
  type LedgerAccount,
  type LedgerOwner,
  ledgerOwners,
} from '@champa/contract';
import { Link, List, SearchInput, SelectInput, TextField, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { AccountShow } from './show.tsx';
import { lineWords, words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'ledgerAccounts',
  group: 'books',
  order: 91,
  capability: 'ledger',
  title: 'id',
  words,
  list: AccountList,
  readOn: ({ page, filter: { owner, search = '' } }) =>
    call(adminLedgerAccounts, { query: { ...page, search, ...(owner && { owner: owner as LedgerOwner }) } }),
  show: AccountShow,
  readOne: (id) => call(adminLedgerAccount, { params: { id } }),
  lists: {
    accountLines: {
      words: lineWords,
      readOn: (id, { page, filter: { until } }) =>
        call(adminAccountLines, { params: { id }, query: { ...page, ...(until && { until }) } }),
    },
  },
};

const owners = ledgerOwners.map((owner) => ({ id: owner, name: `resources.accounts.owners.${owner}` }));

/** Every account by its owner, each with the way to its movements. */
function AccountList() {
  const translate = useTranslate();
  const filters = [
    <SelectInput key="owner" source="owner" choices={owners} alwaysOn emptyText="champa.all" />,
    <SearchInput key="search" source="search" placeholder={translate('resources.ledgerAccounts.search')} alwaysOn />,
  ];
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable>
        <RecordLink source="id" to="show" />
        <WordField
          source="owner"
          word={({ ownerType }: LedgerAccount) => translate(`resources.accounts.owners.${ownerType}`)}
        />
        <WordField source="ownerId" word={ownerOf} />
        <WordField
          source="purpose"
          word={({ purpose }: LedgerAccount) => translate(`resources.accounts.purposes.${purpose}`, { _: purpose })}
        />
        <MoneyField source="balance" />
        <TextField source="currency" sortable={false} />
        <TimeField source="openedAt" />
      </ListTable>
    </List>
  );
}

/** Whose an account is; a member with the way to their page. */
function ownerOf({ ownerType, ownerId, username }: LedgerAccount) {
  return ownerType === 'member' ? <Link to={`/members/${ownerId}/show`}>{username ?? ownerId}</Link> : ownerId;
}
