import { adminBudgetFundings, type AdminBudget, adminBudgets } from '@champa/contract';
import { List, SearchInput, ShowBase, TextField, Title, useRecordContext, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, TimeField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { RowsOf } from '../../kit/rows-of.tsx';
import { Section } from '../../kit/section.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { FundButton } from './fund-button.tsx';
import { fundings, words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'budgets',
  group: 'promotions',
  order: 49,
  capability: 'promotions',
  title: 'name',
  words,
  list: BudgetList,
  read: ({ page, filter }) => call(adminBudgets, { query: { ...page, search: filter['search'] ?? '' } }),
  show: BudgetShow,
  readOne,
  lists: {
    fundings: {
      words: fundings,
      readOn: (id, { page }) => call(adminBudgetFundings, { params: { name: nameOf(id) }, query: page }),
    },
  },
};

/** A budget is told by its name and its currency. */
const nameOf = (id: string): string => id.slice(0, id.lastIndexOf(':'));

async function readOne(id: string): Promise<AdminBudget> {
  const { list } = await call(adminBudgets, { query: { pageSize: '100', search: nameOf(id) } });
  return list.find((one) => one.id === id)!;
}

function BudgetList() {
  return (
    <List actions={<ListActions />} perPage={50} filters={[<SearchInput key="search" source="search" alwaysOn />]}>
      <ListTable rowClick="show">
        <RecordLink source="name" to="show" />
        <TextField source="currency" sortable={false} />
        <MoneyField source="funded" />
        <MoneyField source="given" />
        <MoneyField source="returned" />
        <MoneyField source="left" />
      </ListTable>
    </List>
  );
}

function BudgetShow() {
  return (
    <ShowBase>
      <BudgetScreen />
    </ShowBase>
  );
}

function BudgetScreen() {
  const translate = useTranslate();
  const budget = useRecordContext<AdminBudget>();
  if (!budget) return null;
  const { name, currency } = budget;
  return (
    <>
      <Title title={`${translate('resources.budgets.name', { smart_count: 1 })} ${name}`} />
      <Section title="resources.fundings.name" acts={<FundButton name={name} currency={currency} />}>
        <RowsOf list="fundings">
          <TimeField source="at" />
          <MoneyField source="amount" />
          <TextField source="currency" sortable={false} />
          <TextField source="by" sortable={false} />
          <TextField source="reason" sortable={false} />
        </RowsOf>
      </Section>
    </>
  );
}
