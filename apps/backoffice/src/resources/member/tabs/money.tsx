import {
  type AccountMovement,
  adminLedgerAccount,
  type adminMemberBalances,
  adminMemberCorrection,
  type AdminMember,
  type OperationValue,
} from '@champa/contract';
import { movementWord } from '@champa/i18n/staff-words';
import { isDecimal } from '@champa/money';
import { Link, required, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { MoneyField, TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { useMay } from '../../../kit/may.ts';
import { sendOnce } from '../../../kit/once.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';
import { useLanguage } from '../../../providers/language.ts';

type Balance = OperationValue<typeof adminMemberBalances>['list'][number];
type Correction = { id: string; amount: string; reason: string };

const correct = sendOnce(({ id, ...body }: Correction, idempotencyKey) =>
  call(adminMemberCorrection, { params: { id }, body: { ...body, idempotencyKey } }),
);

/** What the member has, by what it is for, and every movement of their cash. */
export function Money() {
  const language = useLanguage();
  return (
    <>
      <Section title="resources.memberBalances.name" acts={<CorrectionButton />}>
        <RowsOf list="memberBalances">
          <WordField source="purpose" word={(balance: Balance) => <BalanceName balance={balance} />} />
          <MoneyField source="balance" />
          <TextField source="currency" sortable={false} />
        </RowsOf>
      </Section>
      <Section title="resources.movements.name">
        <RowsOf list="movements">
          <TimeField source="at" />
          <WordField source="kind" word={({ kind }: AccountMovement) => movementWord(kind, language)} />
          <TextField source="description" sortable={false} />
          <TextField source="reference" sortable={false} />
          <MoneyField source="amount" signed />
          <MoneyField source="balance" />
        </RowsOf>
      </Section>
    </>
  );
}

/** What a balance is for; for those who may look at the ledger, with the way to what made it. */
function BalanceName({ balance: { id, purpose } }: { balance: Balance }) {
  const translate = useTranslate();
  const may = useMay(adminLedgerAccount);
  const name = translate(`resources.accounts.purposes.${purpose}`, { _: purpose });
  return may ? <Link to={`/ledgerAccounts/${id}/show`}>{name}</Link> : name;
}

function CorrectionButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username, currency } = member;
  return (
    <FormButton<Omit<Correction, 'id'>>
      label="resources.members.correct"
      effect="resources.members.correct_effect"
      name={username}
      operation={adminMemberCorrection}
      act={({ amount, reason }) => correct({ id, amount: amount.trim(), reason })}
    >
      <TextInput
        source="amount"
        label="resources.members.signed_amount"
        helperText={currency}
        fullWidth
        validate={[required(), signedAmount]}
      />
    </FormButton>
  );
}

const signedAmount = (text: string): string | undefined =>
  isDecimal(text.trim()) && Number.parseInt(text.replaceAll(/\D/g, ''), 10) !== 0
    ? undefined
    : 'resources.members.signed_amount_rule';
