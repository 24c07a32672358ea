import type { AdminWithdrawal, Deposit } from '@champa/contract';
import { Link, TextField, useTranslate } from 'react-admin';
import { MoneyField, StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';

export function Deposits() {
  const translate = useTranslate();
  return (
    <RowsOf list="memberDeposits">
      <TextField source="id" sortable={false} />
      <TimeField source="createdAt" />
      <WordField
        source="kind"
        word={({ kind }: Deposit) => translate(`resources.deposits.kinds.${kind}`, { _: kind })}
      />
      <MoneyField source="amount" />
      <MoneyField source="credit" />
      <TextField source="currency" sortable={false} />
      <StateField source="state" />
      <TimeField source="creditedAt" />
    </RowsOf>
  );
}

export function Withdrawals() {
  return (
    <RowsOf list="memberWithdrawals">
      <WithdrawalLink source="id" />
      <TimeField source="createdAt" />
      <MoneyField source="amount" />
      <MoneyField source="fee" />
      <MoneyField source="paid" />
      <TextField source="currency" sortable={false} />
      <WordField
        source="payee"
        word={({ payee: { providerName, number } }: AdminWithdrawal) => `${providerName} ${number}`}
      />
      <TextField source="score" sortable={false} />
      <StateField source="state" />
    </RowsOf>
  );
}

/** A link to the case. */
function WithdrawalLink({ source }: { source: string }) {
  return (
    <WordField source={source} word={({ id }: AdminWithdrawal) => <Link to={`/withdrawals/${id}/show`}>{id}</Link>} />
  );
}

WithdrawalLink.sortable = false;
