import { adminBudgetFund } from '@champa/contract';
import { isDecimal } from '@champa/money';
import { required, TextInput } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { sendOnce } from '../../kit/once.ts';
import { call } from '../../providers/api.ts';

type Funding = { name: string; amount: string; currency: string; reason: string };

const fund = sendOnce(({ name, ...body }: Funding, idempotencyKey) =>
  call(adminBudgetFund, { params: { name }, body: { ...body, idempotencyKey } }),
);

type Props = { name: string; currency: string };

/** Adds money of the house to a budget. */
export function FundButton({ name, currency }: Props) {
  return (
    <FormButton<{ amount: string; currency: string }>
      label="resources.budgets.fund"
      effect="resources.budgets.fund_effect"
      name={name}
      operation={adminBudgetFund}
      defaults={{ amount: '', currency }}
      act={({ amount, currency: of, reason }) => fund({ name, amount, currency: of, reason })}
    >
      <TextInput
        source="amount"
        label="resources.budgets.amount"
        inputMode="decimal"
        fullWidth
        validate={[required(), amountRule]}
      />
      <TextInput source="currency" label="resources.budgets.fields.currency" fullWidth validate={required()} />
    </FormButton>
  );
}

const amountRule = (text: string): string | undefined =>
  isDecimal(text) && !text.startsWith('-') ? undefined : 'champa.faults.amount_format';
