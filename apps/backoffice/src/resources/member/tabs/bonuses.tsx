import { adminBonusOffers, adminMemberBonus, type AdminMember, type Bonus } from '@champa/contract';
import { isDecimal } from '@champa/money';
import { required, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { MoneyField, TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { LoadedSelect } from '../../../kit/loaded-select.tsx';
import { sendOnce } from '../../../kit/once.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

type Grant = { id: string; offer: string; amount: string; reason: string };

const grant = sendOnce(({ id, ...body }: Grant, idempotencyKey) =>
  call(adminMemberBonus, { params: { id }, body: { ...body, idempotencyKey } }),
);

/** What must still be staked, and bonuses. */
export function Bonuses() {
  const translate = useTranslate();
  return (
    <>
      <Section title="resources.memberTurnover.name">
        <RowsOf list="memberTurnover">
          <TimeField source="since" />
          <TextField source="cause" sortable={false} />
          <MoneyField source="required" />
          <MoneyField source="done" />
          <MoneyField source="remaining" />
        </RowsOf>
      </Section>
      <Section title="resources.memberBonuses.name" acts={<GrantButton />}>
        <RowsOf list="memberBonuses">
          <TimeField source="grantedAt" />
          <WordField source="name" word={({ name }: Bonus) => name} />
          <WordField source="state" word={({ state }: Bonus) => translate(`resources.memberBonuses.states.${state}`)} />
          <MoneyField source="amount" />
          <MoneyField source="required" />
          <MoneyField source="wagered" />
          <MoneyField source="converted" />
          <TimeField source="expiresAt" />
        </RowsOf>
      </Section>
    </>
  );
}

function GrantButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  return (
    <FormButton<Omit<Grant, 'id'>>
      label="resources.members.grant_bonus"
      effect="resources.members.grant_bonus_effect"
      name={username}
      operation={adminMemberBonus}
      act={({ offer, amount, reason }) => grant({ id, offer, amount: amount.trim(), reason })}
    >
      <LoadedSelect source="offer" label="resources.members.offer" read={offers} />
      <TextInput source="amount" label="resources.members.amount" fullWidth validate={[required(), amountRule]} />
    </FormButton>
  );
}

async function offers() {
  const { list } = await call(adminBonusOffers, {});
  return list.map(({ id, name, left, currency }) => ({ id, name: `${name} (${left} ${currency})` }));
}

const amountRule = (text: string): string | undefined =>
  isDecimal(text.trim()) && !text.trim().startsWith('-') ? undefined : 'resources.members.amount_rule';
