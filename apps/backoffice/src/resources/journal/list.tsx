import { adminJournal, adminJournalMovement, type JournalEntry } from '@champa/contract';
import { List, SearchInput, TextField, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, TimeField, WordField } from '../../kit/fields.tsx';
import { AccountLink, CauseLink, memberAmong, useActorName, useKindName } from '../../kit/ledger.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { MovementShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'journal',
  group: 'books',
  order: 92,
  capability: 'ledger',
  title: 'id',
  words,
  list: JournalList,
  readOn: ({ page, filter: { search = '' } }) => call(adminJournal, { query: { ...page, search } }),
  show: MovementShow,
  readOne: (id) => call(adminJournalMovement, { params: { id } }),
};

/** Every movement of money, the newest first. */
function JournalList() {
  const kindName = useKindName();
  const translate = useTranslate();
  const actor = useActorName();
  const filters = [
    <SearchInput key="search" source="search" placeholder={translate('resources.journal.search')} alwaysOn />,
  ];
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable>
        <RecordLink source="id" to="show" />
        <TimeField source="at" />
        <WordField source="kind" word={({ kind }: JournalEntry) => kindName(kind)} />
        <WordField source="debit" word={({ debit }: JournalEntry) => <AccountLink account={debit} />} />
        <WordField source="credit" word={({ credit }: JournalEntry) => <AccountLink account={credit} />} />
        <MoneyField source="amount" />
        <TextField source="debit.currency" sortable={false} label="resources.journal.fields.currency" />
        <WordField
          source="cause"
          word={({ cause, debit, credit }: JournalEntry) => (
            <CauseLink cause={cause} memberId={memberAmong(debit, credit)} />
          )}
        />
        <WordField source="actor" word={(movement: JournalEntry) => actor(movement.actor)} />
      </ListTable>
    </List>
  );
}
