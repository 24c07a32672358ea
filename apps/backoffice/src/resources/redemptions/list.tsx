import {
  adminRedemption,
  type AdminRedemption,
  type AdminRedemptionCase,
  adminRedemptionDecision,
  adminRedemptionRecipient,
  adminRedemptions,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import { useState } from 'react';
import { List, required, SelectInput, SimpleShowLayout, TextField, TextInput, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { CountField, MemberLink, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'redemptions',
  group: 'promotions',
  order: 46.5,
  capability: 'promotions',
  title: 'reference',
  words,
  list: RedemptionList,
  readOn: ({ page, filter }) => call(adminRedemptions, { query: { ...page, ...stateOf(filter) } }),
  show: RedemptionShow,
  readOne: (id) => call(adminRedemption, { params: { id } }),
};

function stateOf({ state }: Record<string, string>): { state?: AdminRedemption['state'] } {
  return state ? { state: state as AdminRedemption['state'] } : {};
}

const STATES = 'resources.applications.states';
const states = ['applying', 'approved', 'rejected'].map((id) => ({ id, name: `${STATES}.${id}` }));
const filters = [
  <SelectInput key="state" source="state" label="champa.state" choices={states} alwaysOn emptyText="champa.all" />,
];

function useGoods(): (one: AdminRedemption) => string {
  const language = useLanguage();
  const { money } = useFormats();
  return ({ quantity, names, amount, currency }) => {
    const what = `${quantity} × ${names[language] ?? names.en ?? ''}`;
    return amount === null ? what : `${what} (${money(parseAmount(amount))} ${currency})`;
  };
}

function RedemptionList() {
  const goodsOf = useGoods();
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable rowClick="show">
        <RecordLink source="reference" to="show" />
        <MemberLink source="username" />
        <WordField source="names" word={goodsOf} />
        <CountField source="points" />
        <StateField source="state" words={STATES} />
        <TimeField source="appliedAt" />
        <TimeField source="decidedAt" />
      </ListTable>
    </List>
  );
}

function RedemptionShow() {
  return (
    <CaseShow<AdminRedemptionCase> buttons={(one) => <Decisions one={one} />}>
      {(one) => (
        <>
          <Facts one={one} />
          <Recipient one={one} />
        </>
      )}
    </CaseShow>
  );
}

function Facts({ one }: { one: AdminRedemptionCase }) {
  const goodsOf = useGoods();
  return (
    <CaseSection title="resources.redemptions.case">
      <SimpleShowLayout sx={{ p: 0 }}>
        <MemberLink source="username" />
        <WordField source="names" word={() => goodsOf(one)} />
        <CountField source="points" />
        <StateField source="state" words={STATES} />
        <TimeField source="appliedAt" />
        {one.decidedAt !== null && <TimeField source="decidedAt" />}
        {one.tracking !== '' && <TextField source="tracking" />}
        {one.remark !== '' && <TextField source="remark" />}
      </SimpleShowLayout>
    </CaseSection>
  );
}

/** To whom it goes: masked, until somebody who decides asks for it. */
function Recipient({ one: { id, reference, to } }: { one: AdminRedemptionCase }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState<string | null>(null);
  return (
    <CaseSection title="resources.redemptions.recipient">
      {whole ?? to ?? translate('resources.redemptions.to_balance')}
      {to !== null && whole === null && (
        <ReasonButton
          label="champa.actions.reveal"
          danger={false}
          effect="resources.redemptions.reveal_effect"
          name={reference}
          operation={adminRedemptionRecipient}
          act={async (reason) =>
            setWhole((await call(adminRedemptionRecipient, { params: { id }, body: { reason } })).to)
          }
        />
      )}
    </CaseSection>
  );
}

type Typed = { tracking?: string; remark?: string };

function Decisions({ one }: { one: AdminRedemptionCase }) {
  const goodsOf = useGoods();
  const { id, username, can } = one;
  return can.map((act) => (
    <FormButton<Typed>
      key={act}
      label={`resources.redemptions.acts.${act}`}
      danger={act === 'reject'}
      effect={`resources.redemptions.effects.${act}`}
      name={`${username}, ${goodsOf(one)}`}
      operation={adminRedemptionDecision}
      defaults={{ tracking: one.tracking, remark: '' }}
      act={({ tracking, remark, reason }) =>
        call(adminRedemptionDecision, {
          params: { id },
          body: { act, reason, ...(tracking && { tracking }), ...(remark && { remark }) },
        })
      }
    >
      {act !== 'reject' && (
        <TextInput
          source="tracking"
          label="resources.redemptions.fields.tracking"
          fullWidth
          validate={act === 'ship' ? [required()] : []}
        />
      )}
      {act !== 'ship' && (
        <TextInput
          source="remark"
          label="resources.redemptions.fields.remark"
          fullWidth
          validate={act === 'reject' ? [required()] : []}
        />
      )}
    </FormButton>
  ));
}
