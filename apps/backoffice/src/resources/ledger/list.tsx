import { adminAccounts, type OperationValue } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Typography } from '@mui/material';
import { FunctionField, Link, List, TextField, useListContext, useTranslate } from 'react-admin';
import { MoneyField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { listOnly } from '../../kit/ways.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Balance = OperationValue<typeof adminAccounts>;
type Account = Balance['list'][number];

export const resource: BackofficeResource = {
  name: 'accounts',
  group: 'books',
  order: 90,
  capability: 'ledger',
  words,
  list: AccountList,
  read: async () => {
    const { list, sums } = await call(adminAccounts, {});
    return { list, total: list.length, meta: { sums } };
  },
};

/** The trial balance: members' money summed by purpose, and every account of the house. The total is zero. */
function AccountList() {
  const translate = useTranslate();
  const owner = (account: Account): string => {
    const [type = '', ...name] = account.owner.split(' ');
    return [translate(`resources.accounts.owners.${type}`, { _: type }), ...name].join(' · ');
  };
  const purpose = (account: Account): string =>
    translate(`resources.accounts.purposes.${account.purpose}`, { _: account.purpose });
  return (
    <List actions={false} pagination={<Sums />}>
      <WideTable>
        <FunctionField
          source="owner"
          render={(account: Account) => <Link to={accountsOf(account)}>{owner(account)}</Link>}
          sortable={false}
        />
        <WordField source="purpose" word={purpose} />
        <TextField source="currency" sortable={false} />
        <MoneyField source="balance" signed />
      </WideTable>
    </List>
  );
}

/** The list of the accounts that a line of the balance stands for. */
function accountsOf({ owner }: Account): string {
  const [type = '', search = ''] = owner.split(' ');
  const filter = { owner: type === 'members' ? 'member' : type, ...(search && { search }) };
  return listOnly('ledgerAccounts', filter);
}

/** The sum of all accounts in each currency, below the list. */
function Sums() {
  const translate = useTranslate();
  const { money } = useFormats();
  const { meta } = useListContext<Account>();
  const { sums = {} } = (meta ?? {}) as Partial<Balance>;
  return Object.entries(sums).map(([currency, sum]) => (
    <Typography key={currency} variant="body2" sx={{ p: 2, textAlign: 'right' }}>
      {translate('resources.accounts.sum', { currency })}: <strong>{money(parseAmount(sum))}</strong>
    </Typography>
  ));
}
